import type { TransactionStatus } from '../transaction-states.js'
import * as texts from './components/payments.js'

export const created: Record<TransactionStatus, string> = {
  requires_action: 'Created; waiting for the payer’s one-time code',
  processing: 'Created; waiting for the processor’s result',
  authorized: 'Created and authorized; not captured yet',
  succeeded: texts.createdAndPaid,
  failed: texts.createdAndDeclined,
  canceled: texts.createdAndCanceled,
  expired: texts.createdAndExpired,
}

export const found: Record<TransactionStatus, string> = {
  ...created,
  requires_action: texts.weAskedTheProcessorIt,
  processing: texts.weAskedTheProcessorItDoes,
  authorized: texts.weAskedTheProcessorItIs,
  succeeded: texts.weAskedTheProcessorItIsPaid,
  failed: texts.weAskedTheProcessorItWas,
  canceled: texts.weAskedTheProcessorItIsCanceled,
}

export const actions = {
  canceled: 'Canceled before capture; the payer wasn’t charged',
  otp_accepted: texts.thePayerEnteredTheRight,
  otp_resent: texts.codeResent,
  otp_unanswered: 'We couldn’t check the code; the payer can enter it again',
  review_released: texts.staffReleasedIt,
  review_blocked: texts.staffBlockedIt,
  settled: texts.settledTheMoneyIsAvailable,
  refund_failed: texts.aRefundFailed,
  late_payment_returned: 'The payer paid after it had ended; we refund the payment',
  late_payment_return_failed: 'The refund of the late payment failed',
  payment_failed: texts.theCaptureFailed,
  payment_restored: texts.thePaymentWasRestored,
  disputed: texts.thePayerDisputedThePayment,
  dispute_without_money: texts.thePayerDisputedItAfter,
  dispute_won: texts.theDisputeWasClosedAs,
  dispute_lost: texts.theDisputeWasClosedAsLost,
  dispute_inquiry: 'The payer’s bank has a question; no money is on hold',
  dispute_inquiry_closed: 'Inquiry closed; no money moved',
  dispute_prevented: 'Dispute prevented; no money moved',
  dispute_unclear: 'The processor reported a dispute that we can’t read; no money moved',
}

export const captured = texts.moneyCaptured
export const wasCaptured = 'Captured'
export const refunded = 'Refunded'
export const moneyRefunded = texts.moneyRefunded
export const wrongTooOften = 'Too many incorrect codes; the payment failed'
export const wrongCode = texts.thePayerEnteredAWrong
export const notCapturedInTime = texts.expiredNobodyCapturedItIn
export const noCodeInTime = texts.expiredNoCodeWasEntered
