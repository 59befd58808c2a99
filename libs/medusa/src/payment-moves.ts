import type { TransactionDetailView } from '../../contract/transactions.js'
import type { Gatehouse } from '../../sdk/src/gatehouse.js'
import { toMajorUnits } from './amounts.js'
import { isConflict, isUnclear, Problem, unclear } from './problems.js'

export interface AskedCapture {
  amount: number
  /** All captures that Medusa knows of this payment, with this one. */
  total: number
  idempotencyKey: string
}

/** What happens to a payment after the customer paid. Medusa forgets an action that failed, so each looks at what is there first. */
export class PaymentMoves {
  constructor(private readonly gatehouse: Gatehouse) {}

  async capture(transactionID: string, { amount, total, idempotencyKey }: AskedCapture): Promise<void> {
    if (isCaptured(await this.gatehouse.transactions.get(transactionID), total)) return
    try {
      await this.gatehouse.transactions.capture(transactionID, { amount }, { idempotencyKey })
    } catch (error) {
      if (isUnclear(error)) throw unclear('capture', error)
      // Another capture of the same amount was faster.
      if (isConflict(error) && isCaptured(await this.gatehouse.transactions.get(transactionID), total)) return
      throw error
    }
  }

  async cancel(transactionID: string, idempotencyKey: string): Promise<void> {
    const { status, amount, amountCaptured, updatedAt } = await this.gatehouse.transactions.get(transactionID)
    if (status === 'canceled' || status === 'expired' || status === 'failed') return
    if (status === 'succeeded') {
      // The capture of a part has released the rest.
      if (amountCaptured < amount) return
      throw new Problem('not_allowed', 'This payment has been captured. Refund it instead.')
    }
    try {
      // Medusa has one key for all its tries, and a refusal of before must not answer a later one.
      const key = `${idempotencyKey}-${Date.parse(updatedAt)}`
      await this.gatehouse.transactions.cancel(transactionID, { idempotencyKey: key })
    } catch (error) {
      throw isUnclear(error) ? unclear('cancellation', error) : error
    }
  }
}

function isCaptured({ status, amountCaptured, currency }: TransactionDetailView, total: number): boolean {
  if (status !== 'succeeded') return false
  if (amountCaptured === total) return true
  const money = `${currency} ${toMajorUnits(amountCaptured, currency)}`
  throw new Problem(
    'not_allowed',
    `Gatehouse has captured ${money} of this payment. A payment is captured once, and the rest is released.`,
  )
}
