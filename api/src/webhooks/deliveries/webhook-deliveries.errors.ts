import { webhookReplaysMax } from '#contract/limits.js'
import * as words from '#contract/messages/errors/deliveries.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

export class EventTooOld extends refusal(409, 'EVENT_TOO_OLD', words.eventTooOld) {}
export class TooManyReplays extends invalidField('from', words.tooManyReplays(webhookReplaysMax)) {}
