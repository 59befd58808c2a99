import type { AnswerShape, AnswerShapes } from './mangled.js'

/** Checkout API v71: what PaymentCaptureResponse and PaymentRefundResponse require. */
const modification: AnswerShape = {
  used: ['pspReference', 'paymentPspReference', 'status', 'amount', 'amount.currency', 'amount.value'],
  amounts: ['amount.value'],
  currency: { field: 'amount.currency', other: 'USD' },
  other: { paymentPspReference: 'OTHERPAYMENT0001', reference: `txn_${'0'.repeat(26)}` },
}

export const adyenAnswers: AnswerShapes = {
  // PaymentResponse requires nothing; an authorized payment is known by these two.
  payment: {
    used: ['resultCode', 'pspReference'],
    amounts: ['amount.value'],
    currency: { field: 'amount.currency', other: 'USD' },
    other: { pspReference: 'OTHERPAYMENT0001', merchantReference: `txn_${'0'.repeat(26)}` },
  },
  capture: modification,
  refund: modification,
}
