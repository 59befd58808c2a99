import * as words from '#contract/messages/errors/refunds.js'
import { type Currency, formatMoney } from '#contract/money.js'
import { AppError } from '../../platform/http/app-error.js'

export class NothingToRefund extends AppError {
  constructor() {
    super(409, 'NOTHING_TO_REFUND', words.nothingToRefund)
  }
}

export class RefundTooLarge extends AppError {
  constructor(refundable: number, currency: Currency) {
    const sentence = words.refundTooLarge(formatMoney(refundable, currency))
    super(409, 'REFUND_TOO_LARGE', sentence, { amount: sentence })
  }
}

/** What a role of members gives back at a time. */
export class RefundAboveLimit extends AppError {
  constructor(most: number, currency: Currency) {
    const sentence = most > 0 ? words.refundAboveLimit(formatMoney(most, currency)) : words.noRefundsIn(currency)
    super(403, 'REFUND_ABOVE_LIMIT', sentence, { amount: sentence })
  }
}

/** Its account gives back all or nothing; nothing was sent. */
export class PartialRefundNotPossible extends AppError {
  constructor() {
    const sentence = words.partialRefundNotPossible
    super(422, 'PARTIAL_REFUND_NOT_POSSIBLE', sentence, { amount: sentence })
  }
}

export class DisputeOpen extends AppError {
  constructor() {
    super(409, 'DISPUTE_OPEN', words.disputeOpen)
  }
}
