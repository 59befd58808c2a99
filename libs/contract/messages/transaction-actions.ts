import type { TransactionStatus } from '../transaction-states.js'
import * as texts from './components/payments.js'

export const created: Record<TransactionStatus, string> = {
  requires_action: 'Created; the payer was asked for a one-time code',
  processing: 'Created; the processor has not said yet what became of it',
  authorized: 'Created and authorized; nothing is taken before the capture',
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
  canceled: 'Canceled; nothing was taken',
  otp_accepted: texts.thePayerEnteredTheRight,
  otp_resent: texts.theCodeWasSentAgain,
  otp_unanswered: 'The check of the code got no answer; the payer may enter it again',
  review_released: texts.staffReleasedIt,
  review_blocked: texts.staffBlockedIt,
  settled: texts.settledTheMoneyIsAvailable,
  refund_failed: texts.aRefundFailed,
  payment_failed: texts.theCaptureFailed,
  payment_restored: texts.thePaymentWasRestored,
  disputed: texts.thePayerDisputedThePayment,
  dispute_without_money: texts.thePayerDisputedItAfter,
  dispute_won: texts.theDisputeWasClosedAs,
  dispute_lost: texts.theDisputeWasClosedAsLost,
  dispute_inquiry: 'The payer’s bank asks about the payment; no money is on hold',
  dispute_inquiry_closed: 'The inquiry was closed; no money moved',
  dispute_prevented: 'The dispute was prevented; no money moved',
  dispute_unclear: 'The processor tells of a dispute that we cannot read; no money moved',
}

export const captured = texts.moneyCaptured
export const wasCaptured = 'Captured'
export const refunded = 'Refunded'
export const moneyRefunded = texts.moneyRefunded
export const wrongTooOften = 'The code was wrong too often; the payment failed'
export const wrongCode = texts.thePayerEnteredAWrong
export const notCapturedInTime = texts.expiredNobodyCapturedItIn
export const noCodeInTime = texts.expiredNoCodeWasEntered
