import * as words from '#contract/messages/errors/email-changes.js'
import { refusal } from '../../platform/http/refusal.js'

export class EmailChangeEnded extends refusal(409, 'EMAIL_CHANGE_ENDED', words.emailChangeEnded) {}
