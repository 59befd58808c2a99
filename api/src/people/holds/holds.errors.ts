import type { HoldReason } from '#contract/holds.js'
import { holds } from '#contract/messages/holds.js'
import { timeInWords } from '#contract/time-words.js'
import { AppError } from '../../platform/http/app-error.js'

export class ClientHeld extends AppError {
  constructor(reason: HoldReason, until: Date) {
    super(
      409,
      'CHANGES_HELD',
      `${holds.reasons[reason]}, so API keys and the settlement account wait until ${timeInWords(until)}, or until the owner confirms by a mailed link`,
    )
  }
}
