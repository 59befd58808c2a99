import * as z from 'zod/mini'
import type { ReportRow } from '../port/report.js'
import { idIn } from './stripe-ids.js'

export const textOrNone = z.catch(z.nullish(z.string()), () => undefined)

const ours = z.object({ transactionID: textOrNone, refundID: textOrNone })
const object = z.object({ id: textOrNone, payment_intent: textOrNone, metadata: z.nullish(ours) })
const named = z.catch(z.nullish(z.union([z.string(), object])), () => undefined)
const earned = z.catch(z.nullish(z.union([z.string(), z.object({ originating_transaction: named })])), () => undefined)

/** Of a transfer, of its reversal, of a fee that Stripe has kept for the platform, and of one that was refunded. */
export const namesOfConnected = {
  transfer_group: textOrNone,
  source_refund: named,
  originating_transaction: named,
  fee: earned,
}

type Named = z.output<typeof named>

interface Source {
  id?: string | undefined
  transfer_group?: string | null | undefined
  source_refund?: Named
  originating_transaction?: Named
  fee?: z.output<typeof earned>
}

interface ConnectedRow {
  kind: 'payment' | 'refund'
  names: Pick<ReportRow, 'reference' | 'processorReference' | 'payment' | 'isTransferReversal'>
}

/** docs.stripe.com/reports/reporting-categories, Connect. Null: it is no row of a payment for a connected account. */
export function connectedRow(category: string, source: Source): ConnectedRow | null {
  switch (category) {
    case 'transfer':
      return row('payment', source, idIn(source.transfer_group, 'txn'))
    case 'platform_earning':
      return row('payment', source, transactionIn(source.originating_transaction))
    case 'platform_earning_refund':
      return typeof source.fee === 'object'
        ? row('payment', source, transactionIn(source.fee?.originating_transaction))
        : null
    case 'transfer_reversal':
      return (
        row('refund', source, idIn(objectIn(source.source_refund)?.metadata?.refundID, 'ref')) ??
        withRefund(source.source_refund)
      )
    default:
      return null
  }
}

const row = (kind: ConnectedRow['kind'], { id }: Source, reference: string | null): ConnectedRow | null =>
  reference ? { kind, names: { reference, ...(id && { processorReference: id }) } } : null

/** Of a refund that isn't one of ours: both rows have its name. */
function withRefund(refund: Named): ConnectedRow | null {
  const { id, payment_intent: intent } = objectIn(refund) ?? {}
  if (!id) return null
  const transactionID = transactionIn(refund)
  const payment = { ...(transactionID && { reference: transactionID }), ...(intent && { processorReference: intent }) }
  return { kind: 'refund', names: { processorReference: id, payment, isTransferReversal: true } }
}

const objectIn = (told: Named) => (typeof told === 'object' ? told : null)

const transactionIn = (told: Named): string | null => idIn(objectIn(told)?.metadata?.transactionID, 'txn')
