import * as words from '#contract/messages/errors/processor-reports.js'
import { refusal } from '../../platform/http/refusal.js'

export class DifferenceNotOpen extends refusal(409, 'DIFFERENCE_NOT_OPEN', words.notOpen) {}
export class DifferenceNotExplained extends refusal(409, 'DIFFERENCE_NOT_EXPLAINED', words.notExplained) {}
export class DifferenceNotRefund extends refusal(409, 'DIFFERENCE_NOT_REFUND', words.notRefund) {}
export class RefundHasOtherRows extends refusal(409, 'REFUND_HAS_OTHER_ROWS', words.refundHasOtherRows) {}
export class RefundFeeReturned extends refusal(409, 'REFUND_FEE_RETURNED', words.refundFeeReturned) {}
export class RefundNotAllTold extends refusal(409, 'REFUND_NOT_ALL_TOLD', words.refundNotAllTold) {}
export class RefundAdjusted extends refusal(409, 'REFUND_ADJUSTED', words.refundAdjusted) {}
export class RefundOfOtherPayment extends refusal(409, 'REFUND_OF_OTHER_PAYMENT', words.refundOfOtherPayment) {}
export class DifferenceNotDispute extends refusal(409, 'DIFFERENCE_NOT_DISPUTE', words.notDispute) {}
export class DifferenceNotFailure extends refusal(409, 'DIFFERENCE_NOT_FAILURE', words.notFailure) {}
export class DisputeNotTold extends refusal(409, 'DISPUTE_NOT_TOLD', words.disputeNotReturned) {}
