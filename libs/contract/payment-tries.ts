import type { PaymentTryOutcome, PaymentTryReason } from './billing-choices.js'

/** One attempt to charge an invoice of a subscription. */
export interface PaymentTryView {
  invoiceID: string
  number: number
  savedPaymentMethodID: string | null
  transactionID: string | null
  outcome: PaymentTryOutcome
  /** Why it failed or was skipped. Null if it didn't fail and wasn't skipped. */
  failureCode: string | null
  /** Why it was attempted at this time. */
  reason: PaymentTryReason
  triedAt: string
}
