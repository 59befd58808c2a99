import type { RefundView } from '../../contract/refunds.js'
import type { Gatehouse } from '../../sdk/src/gatehouse.js'
import { toMajorUnits } from './amounts.js'
import { isUnclear, Problem, unclear } from './problems.js'

const reasonOf = (medusaRefundID: string) => `Medusa refund ${medusaRefundID}`
export const medusaRefundIDIn = ({ reason }: RefundView) => /^Medusa refund (\S+)$/.exec(reason ?? '')?.[1] ?? null

export interface AskedRefund {
  amount: number
  medusaRefundID: string
  /** Whether Medusa still has this refund: it deletes one whose provider failed. */
  isKnown: (medusaRefundID: string) => Promise<boolean>
}

export class Refunds {
  constructor(private readonly gatehouse: Gatehouse) {}

  async refund(transactionID: string, { amount, medusaRefundID, isKnown }: AskedRefund): Promise<void> {
    const forgotten = await this.forgotten(transactionID, isKnown)
    const [same] = forgotten.filter((refund) => refund.amount === amount)
    if (same) return
    const [other] = forgotten
    if (other) throw this.refundFirst(other)
    const refund = await this.create(transactionID, { amount, medusaRefundID })
    if (refund.status === 'failed')
      throw new Problem('not_allowed', refund.failureMessage ?? 'The processor declined this refund')
  }

  /** Made by a request whose answer never arrived, so that Medusa has dropped its own row. */
  private async forgotten(transactionID: string, isKnown: AskedRefund['isKnown']): Promise<RefundView[]> {
    const { refunds } = await this.gatehouse.transactions.get(transactionID)
    const found: RefundView[] = []
    for (const refund of refunds) {
      const medusaRefundID = medusaRefundIDIn(refund)
      if (medusaRefundID && refund.status !== 'failed' && !(await isKnown(medusaRefundID))) found.push(refund)
    }
    return found
  }

  private async create(
    transactionID: string,
    { amount, medusaRefundID }: Pick<AskedRefund, 'amount' | 'medusaRefundID'>,
  ): Promise<RefundView> {
    try {
      return await this.gatehouse.transactions.refunds.create(
        transactionID,
        { amount, reason: reasonOf(medusaRefundID) },
        { idempotencyKey: `medusa-refund-${medusaRefundID}` },
      )
    } catch (error) {
      throw isUnclear(error) ? unclear('refund', error) : error
    }
  }

  private refundFirst({ amount, currency, refundID }: RefundView): Problem {
    const money = `${currency} ${toMajorUnits(amount, currency)}`
    return new Problem(
      'not_allowed',
      `Gatehouse has already refunded ${money} (${refundID}), and Medusa missed the answer. Refund ${money} first.`,
    )
  }
}
