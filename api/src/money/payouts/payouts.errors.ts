import * as words from '#contract/messages/errors/payouts.js'
import { type Currency, formatMoney } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import { type PayoutAction, type PayoutStatus, payoutStatusWords } from '#contract/payout-states.js'
import { timeInWords } from '#contract/time-words.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'

export class NothingToPayOut extends refusal(409, 'NOTHING_TO_PAY_OUT', words.nothingToPayOut) {}

export class PayoutTooLarge extends fieldRefusal(
  'amount',
  409,
  'PAYOUT_TOO_LARGE',
  (most: number, currency: Currency) => words.payoutTooLarge(formatMoney(most, currency)),
) {}

export class PayoutBelowFee extends refusal(409, 'PAYOUT_BELOW_FEE', (fee: number, currency: Currency) =>
  words.payoutTooSmall(formatMoney(fee, currency)),
) {}

export class NegativeBalance extends refusal(409, 'NEGATIVE_BALANCE', words.negativeBalance) {}
export class NoSettlementAccount extends refusal(409, 'NO_SETTLEMENT_ACCOUNT', words.noSettlementAccount) {}

export class PayoutCurrencyNotTaken extends refusal(
  409,
  'PAYOUT_CURRENCY_NOT_TAKEN',
  (currency: Currency, taken: readonly Currency[]) => words.currencyNotTaken(currency, taken),
) {}

export class SettlementAccountInvalid extends refusal(
  409,
  'SETTLEMENT_ACCOUNT_INVALID',
  (sentence: string) => sentence,
) {}

export class PayoutsHeld extends refusal(409, 'PAYOUTS_HELD', (until: Date) => words.payoutsHeld(timeInWords(until))) {}
export class PayoutsPaused extends refusal(409, 'PAYOUTS_PAUSED', (sentence: string) => sentence) {}
export class ClientNotActive extends refusal(409, 'CLIENT_NOT_ACTIVE', words.clientNotActive) {}
export class NoPayoutRail extends refusal(409, 'NO_PAYOUT_RAIL', (currency: Currency) => words.noRail(currency)) {}

export class PayoutRefused extends refusal(
  409,
  'PAYOUT_STATE',
  (status: PayoutStatus, action: PayoutAction | 'check') =>
    words.payoutRefused(payoutStatusWords[status].toLowerCase(), words.actionsDone[action]),
) {}

export class NoPayeeCheck extends refusal(409, 'NO_PAYEE_CHECK', (mode: Mode) => words.noPayeeCheck(mode)) {}
export class PayeeIsPayer extends refusal(409, 'PAYEE_IS_PAYER', words.payeeIsPayer) {}

export class PayoutUnderWay extends refusal(409, 'PAYOUT_UNDER_WAY', words.payoutUnderWay) {}

/** The person who created it or changed its rules can't approve it. */
export class NotTheChecker extends refusal(403, 'FOUR_EYES', (sentence: string) => sentence) {}

export class ApprovedByYou extends refusal(409, 'APPROVED_BY_YOU', words.approvedByYou) {}
export class PayoutChanged extends refusal(409, 'PAYOUT_CHANGED', words.payoutChanged) {}
export class PayoutAccountChanged extends refusal(409, 'PAYOUT_ACCOUNT_CHANGED', words.accountChanged) {}

export class PayoutAccountUnreadable extends refusal(409, 'PAYOUT_ACCOUNT_UNREADABLE', words.accountUnreadable) {}

export class ReserveIsStaffs extends fieldRefusal(
  'reservePercentage',
  403,
  'RESERVE_IS_STAFFS',
  words.reserveIsStaffs,
) {}

export class DelayIsStaffs extends fieldRefusal('delayDays', 403, 'DELAY_IS_STAFFS', words.delayIsStaffs) {}
