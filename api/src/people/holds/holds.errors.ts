import type { HoldReason } from '#contract/holds.js'
import * as words from '#contract/messages/errors/holds.js'
import { holds } from '#contract/messages/holds.js'
import { timeInWords } from '#contract/time-words.js'
import { refusal } from '../../platform/http/refusal.js'

export class ClientHeld extends refusal(409, 'CHANGES_HELD', (reason: HoldReason, until: Date) =>
  words.clientHeld(holds.reasons[reason], timeInWords(until)),
) {}
