import type { FailureCode } from '../failure-codes.js'

/** Short, in lists and after “Reason:”. The payer reads whole sentences. */
export const failureNames: Record<FailureCode, string> = {
  declined: 'declined',
  insufficient_funds: 'insufficient funds',
  expired_card: 'expired card',
  invalid_card: 'invalid card details',
  lost_card: 'lost card',
  stolen_card: 'stolen card',
  do_not_honor: 'declined by the bank',
  limit_exceeded: 'card limit exceeded',
  suspected_fraud: 'suspected fraud',
  authentication_failed: 'identity not confirmed',
  otp_failed: 'one-time code not confirmed',
  method_not_supported: 'payment method not supported',
  currency_not_supported: 'currency not supported',
  amount_not_supported: 'amount not supported',
  processing_error: 'processor error',
  processor_unavailable: 'processor unavailable',
  not_received: 'not received by the processor',
  capture_failed: 'capture failed',
  blocked: 'blocked by a risk rule',
}

/** Why a saved method wasn’t charged at all, by the code of the attempt. */
export const methodFailureNames = {
  NO_METHOD: 'no payment method',
  SAVED_METHOD_REFUSED: 'declined permanently by the bank',
  SAVED_METHOD_DETACHED: 'payment method removed',
  SAVED_METHOD_EXPIRED: 'expired card',
  SAVED_METHOD_ON_SESSION_ONLY: 'only agreed for payments with the customer present',
  ABOVE_MANDATE_MAXIMUM: 'above the maximum that the customer agreed to',
}
