import { testCreditsMax } from '#contract/bank-limits.js'
import * as words from '#contract/messages/errors/test-credits.js'
import { refusal } from '../../platform/http/refusal.js'

export class TestModeOnly extends refusal(409, 'TEST_MODE_ONLY', words.testModeOnly) {}
export class NotATransfer extends refusal(409, 'NOT_A_BANK_TRANSFER', words.notATransfer) {}
export class TransferNotOpen extends refusal(409, 'TRANSFER_NOT_OPEN', words.notOpen) {}
export class TooManyTestCredits extends refusal(409, 'TOO_MANY_TEST_CREDITS', words.tooManyCredits(testCreditsMax)) {}
