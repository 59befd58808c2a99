import { refundPending } from '#contract/messages/errors/processor-reports.js'
import * as words from '#contract/messages/errors/refunds.js'
import { type Currency, formatMoney } from '#contract/money.js'
import { fieldRefusal, refusal } from '../../platform/http/refusal.js'

export class RefundPending extends refusal(409, 'REFUND_PENDING', refundPending) {}

export class NothingToRefund extends refusal(409, 'NOTHING_TO_REFUND', words.nothingToRefund) {}

export class RefundTooLarge extends fieldRefusal(
  'amount',
  409,
  'REFUND_TOO_LARGE',
  (refundable: number, currency: Currency) => words.refundTooLarge(formatMoney(refundable, currency)),
) {}

/** The amount is above the refund limit of the member's role. */
export class RefundAboveLimit extends fieldRefusal(
  'amount',
  403,
  'REFUND_ABOVE_LIMIT',
  (most: number, currency: Currency) =>
    most > 0 ? words.refundAboveLimit(formatMoney(most, currency)) : words.noRefundsIn(currency),
) {}

/** Its account only supports full refunds. The refund wasn't sent. */
export class PartialRefundNotPossible extends fieldRefusal(
  'amount',
  422,
  'PARTIAL_REFUND_NOT_POSSIBLE',
  words.partialRefundNotPossible,
) {}

/** The bank statement has no sender account, or an invalid one. */
export class PayerAccountUnknown extends refusal(409, 'PAYER_ACCOUNT_UNKNOWN', words.payerAccountUnknown) {}

export class DisputeOpen extends refusal(409, 'DISPUTE_OPEN', words.disputeOpen) {}
