import type { AnswerShapes } from './mangled.js'

export const paystackAnswers: AnswerShapes = {
  within: 'data',
  payment: {
    used: ['status', 'reference', 'amount', 'currency'],
    amounts: ['amount', 'requested_amount'],
    currency: { field: 'currency', other: 'GHS' },
    other: { id: 1, reference: 'att-another', metadata: { transactionID: `txn_${'0'.repeat(26)}` } },
  },
  refund: {
    used: ['id', 'status', 'amount', 'currency'],
    amounts: ['amount'],
    currency: { field: 'currency', other: 'GHS' },
    other: { id: 1, transaction_reference: 'att-another', merchant_note: `ref_${'0'.repeat(26)}` },
  },
}
