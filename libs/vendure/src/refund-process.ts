import type { PaymentOptions } from '@vendure/core'

/** Vendure moves each new refund from Pending to what the handler answers, and has no move from Pending to Pending. */
export const refundProcess: NonNullable<PaymentOptions['refundProcess']>[number] = {
  transitions: {
    Pending: { to: ['Pending'], mergeStrategy: 'merge' },
    Settled: { to: [], mergeStrategy: 'merge' },
    Failed: { to: [], mergeStrategy: 'merge' },
  },
}
