import { type Currency, formatMoney } from '#contract/money.js'
import { AppError } from '../../platform/http/app-error.js'

export class NothingToRefund extends AppError {
  constructor() {
    super(409, 'NOTHING_TO_REFUND', 'There is nothing left to refund')
  }
}

export class RefundTooLarge extends AppError {
  constructor(refundable: number, currency: Currency) {
    const sentence = `At most ${formatMoney(refundable, currency)} can still be refunded`
    super(409, 'REFUND_TOO_LARGE', sentence, { amount: sentence })
  }
}

export class DisputeOpen extends AppError {
  constructor() {
    super(409, 'DISPUTE_OPEN', 'This payment is disputed: nothing can be refunded until the dispute is closed')
  }
}
