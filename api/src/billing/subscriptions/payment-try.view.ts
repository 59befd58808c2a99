import type { PaymentTryView } from '#contract/payment-tries.js'
import type { PaymentTry } from './payment-try.entity.js'

export const viewTry = (one: PaymentTry): PaymentTryView => ({
  invoiceID: one.invoiceID,
  number: one.number,
  savedPaymentMethodID: one.savedPaymentMethodID,
  transactionID: one.transactionID,
  outcome: one.outcome,
  failureCode: one.failureCode,
  reason: one.reason,
  triedAt: one.triedAt.toISOString(),
})
