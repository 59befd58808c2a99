import type { FailureCode } from '../../failure-codes.js'

/** What merchant and payer read, whatever the processor said: never that a card counts as stolen, lost or fraudulent. */
export const failureSentences: Record<FailureCode, string> = {
  declined: 'The payment was declined',
  insufficient_funds: 'The account does not hold enough money',
  expired_card: 'The card has expired',
  invalid_card: 'The card details are not right',
  lost_card: 'The payment was declined',
  stolen_card: 'The payment was declined',
  do_not_honor: "The payer's bank declined the payment",
  limit_exceeded: 'The payment exceeds a limit of the card',
  suspected_fraud: 'The payment was declined',
  authentication_failed: 'The payer was not confirmed by the bank',
  otp_failed: 'The one-time code was not confirmed',
  method_not_supported: 'The card or the payment method is not taken for this payment',
  currency_not_supported: 'The card or the account does not take this currency',
  amount_not_supported: 'The amount is not taken',
  processing_error: 'The processor had a fault. Please try again',
  processor_unavailable: 'The processor cannot be reached just now. Please try again later',
  not_received: 'The processor has never received this payment',
  capture_failed: 'The payment was authorized, but the money could not be collected',
  blocked: 'The payment was declined',
}
