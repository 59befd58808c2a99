import * as words from '#contract/messages/errors/payouts.js'
import { type Currency, formatMoney } from '#contract/money.js'
import { type PayoutAction, type PayoutStatus, payoutStatusWords } from '#contract/payout-states.js'
import { timeInWords } from '#contract/time-words.js'
import { AppError } from '../../platform/http/app-error.js'

export class NothingToPayOut extends AppError {
  constructor() {
    super(409, 'NOTHING_TO_PAY_OUT', words.nothingToPayOut)
  }
}

export class PayoutTooLarge extends AppError {
  constructor(most: number, currency: Currency) {
    const sentence = words.payoutTooLarge(formatMoney(most, currency))
    super(409, 'PAYOUT_TOO_LARGE', sentence, { amount: sentence })
  }
}

export class PayoutBelowFee extends AppError {
  constructor(fee: number, currency: Currency) {
    super(409, 'PAYOUT_BELOW_FEE', words.payoutTooSmall(formatMoney(fee, currency)))
  }
}

export class NegativeBalance extends AppError {
  constructor() {
    super(409, 'NEGATIVE_BALANCE', words.negativeBalance)
  }
}

export class NoSettlementAccount extends AppError {
  constructor() {
    super(409, 'NO_SETTLEMENT_ACCOUNT', words.noSettlementAccount)
  }
}

export class SettlementAccountInvalid extends AppError {
  constructor(sentence: string) {
    super(409, 'SETTLEMENT_ACCOUNT_INVALID', sentence)
  }
}

export class PayoutsHeld extends AppError {
  constructor(until: Date) {
    super(409, 'PAYOUTS_HELD', words.payoutsHeld(timeInWords(until)))
  }
}

export class PayoutsPaused extends AppError {
  constructor(sentence: string) {
    super(409, 'PAYOUTS_PAUSED', sentence)
  }
}

export class ClientNotActive extends AppError {
  constructor() {
    super(409, 'CLIENT_NOT_ACTIVE', words.clientNotActive)
  }
}

export class NoPayoutRail extends AppError {
  constructor(currency: Currency) {
    super(409, 'NO_PAYOUT_RAIL', words.noRail(currency))
  }
}

export class PayoutRefused extends AppError {
  constructor(status: PayoutStatus, action: PayoutAction) {
    const sentence = words.payoutRefused(payoutStatusWords[status].toLowerCase(), words.actionsDone[action])
    super(409, 'PAYOUT_STATE', sentence)
  }
}

export class PayoutUnderWay extends AppError {
  constructor() {
    super(409, 'PAYOUT_UNDER_WAY', words.payoutUnderWay)
  }
}

/** Whoever had a hand in it never approves it. */
export class NotTheChecker extends AppError {
  constructor(sentence: string) {
    super(403, 'FOUR_EYES', sentence)
  }
}

export class ApprovedByYou extends AppError {
  constructor() {
    super(409, 'APPROVED_BY_YOU', words.approvedByYou)
  }
}

export class PayoutChanged extends AppError {
  constructor() {
    super(409, 'PAYOUT_CHANGED', words.payoutChanged)
  }
}

export class PayoutAccountChanged extends AppError {
  constructor() {
    super(409, 'PAYOUT_ACCOUNT_CHANGED', words.accountChanged)
  }
}

export class ReserveIsStaffs extends AppError {
  constructor() {
    super(403, 'RESERVE_IS_STAFFS', words.reserveIsStaffs, { reservePercentage: words.reserveIsStaffs })
  }
}

export class DelayIsStaffs extends AppError {
  constructor() {
    super(403, 'DELAY_IS_STAFFS', words.delayIsStaffs, { delayDays: words.delayIsStaffs })
  }
}
