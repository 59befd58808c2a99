import { webhookReplaysMax } from '#contract/limits.js'
import * as words from '#contract/messages/errors/deliveries.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

export class EventTooOld extends AppError {
  constructor() {
    super(409, 'EVENT_TOO_OLD', words.eventTooOld)
  }
}

export class TooManyReplays extends InvalidInput {
  constructor() {
    super({ from: words.tooManyReplays(webhookReplaysMax) })
  }
}
