import type { FailureCode } from '../../failure-codes.js'

/** What merchant and payer read, whatever the processor said: never that a card counts as stolen, lost or fraudulent. */
export const failureSentences: Record<FailureCode, string> = {
  declined: 'The payment was declined',
  insufficient_funds: 'The account doesn’t have enough money',
  expired_card: 'The card has expired',
  invalid_card: 'The card details are incorrect',
  lost_card: 'The payment was declined',
  stolen_card: 'The payment was declined',
  do_not_honor: "The payer's bank declined the payment",
  limit_exceeded: 'The payment exceeds the card’s limit',
  suspected_fraud: 'The payment was declined',
  authentication_failed: 'The bank couldn’t confirm the payer’s identity',
  otp_failed: 'The one-time code was not confirmed',
  method_not_supported: 'This card or payment method isn’t accepted for this payment',
  currency_not_supported: 'The card or account doesn’t support this currency',
  amount_not_supported: 'This amount isn’t accepted',
  processing_error: 'The processor had an error. Try again',
  processor_unavailable: 'We can’t reach the processor right now. Try again later',
  not_received: 'The processor never received this payment',
  capture_failed: 'The payment was authorized, but the money couldn’t be collected',
  blocked: 'The payment was declined',
}
