import type { PaymentTryOutcome, PaymentTryReason } from './billing-choices.js'

/** One attempt to charge an invoice of a subscription. */
export interface PaymentTryView {
  invoiceID: string
  number: number
  savedPaymentMethodID: string | null
  transactionID: string | null
  outcome: PaymentTryOutcome
  /** Why it failed; null: it did not. */
  failureCode: string | null
  /** Why it was tried at this time. */
  reason: PaymentTryReason
  triedAt: string
}
