import type { Gatehouse } from '@gatehouse/sdk'

type Transactions = Gatehouse['transactions']
type Detail = Awaited<ReturnType<Transactions['get']>>

interface Calls {
  cancel(...given: Parameters<Transactions['cancel']>): Promise<{ status: string }>
  refunds: {
    create(
      ...given: Parameters<Transactions['refunds']['create']>
    ): Promise<{ status: string; failureMessage: string | null }>
  }
}

type Returning = Pick<Detail, 'transactionID' | 'status' | 'updatedAt'> & { refunds: { refundID: string }[] }

const reasonMaxLength = 500

/** The customer has paid and doesn't have the money back. Trying again may help. */
export class NotReturned extends Error {
  override name = 'NotReturned'
}

/** Cancels or refunds a payment, and says how far that got. An attempt that failed is never answered again. */
export async function returnMoney(calls: Calls, payment: Returning, reason: string): Promise<'returned' | 'started'> {
  const { transactionID, status, updatedAt, refunds } = payment
  const key = `vendure-return-${transactionID}`
  if (status === 'authorized') {
    const canceled = await calls.cancel(transactionID, { idempotencyKey: `${key}-${updatedAt}` })
    if (canceled.status !== 'canceled') throw new NotReturned(`the payment is ${canceled.status}`)
    return 'returned'
  }
  const refund = await calls.refunds.create(
    transactionID,
    { reason: reason.slice(0, reasonMaxLength) },
    { idempotencyKey: `${key}-${refunds.length + 1}` },
  )
  if (refund.status === 'failed') throw new NotReturned(refund.failureMessage ?? 'the processor declined the refund')
  return refund.status === 'succeeded' ? 'returned' : 'started'
}
