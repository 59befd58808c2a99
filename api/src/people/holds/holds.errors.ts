import type { HoldReason } from '#contract/holds.js'
import * as words from '#contract/messages/errors/holds.js'
import { holds } from '#contract/messages/holds.js'
import { timeInWords } from '#contract/time-words.js'
import { AppError } from '../../platform/http/app-error.js'

export class ClientHeld extends AppError {
  constructor(reason: HoldReason, until: Date) {
    super(409, 'CHANGES_HELD', words.clientHeld(holds.reasons[reason], timeInWords(until)))
  }
}
