import * as z from 'zod/mini'
import type { ReportRow } from '../port/report.js'
import { idIn } from './stripe-ids.js'

export const textOrNone = z.catch(z.nullish(z.string()), () => undefined)

const ours = z.object({ transactionID: textOrNone, refundID: textOrNone })
const named = z.catch(z.nullish(z.union([z.string(), z.object({ metadata: z.nullish(ours) })])), () => undefined)

/** Of a transfer, of its reversal, and of a fee that Stripe has kept for the platform. */
export const namesOfConnected = { transfer_group: textOrNone, source_refund: named, originating_transaction: named }

interface Source {
  id?: string | undefined
  transfer_group?: string | null | undefined
  source_refund?: z.output<typeof named>
  originating_transaction?: z.output<typeof named>
}

interface ConnectedRow {
  kind: 'payment' | 'refund'
  names: Pick<ReportRow, 'reference' | 'processorReference'>
}

/** docs.stripe.com/reports/reporting-categories, Connect. Null: it is no row of a payment for a connected account. */
export function connectedRow(category: string, source: Source): ConnectedRow | null {
  switch (category) {
    case 'transfer':
      return row('payment', source, idIn(source.transfer_group, 'txn'))
    case 'platform_earning':
      return row('payment', source, idIn(metadataOf(source.originating_transaction)?.transactionID, 'txn'))
    case 'transfer_reversal':
      return row('refund', source, idIn(metadataOf(source.source_refund)?.refundID, 'ref'))
    default:
      return null
  }
}

const row = (kind: ConnectedRow['kind'], { id }: Source, reference: string | null): ConnectedRow | null =>
  reference ? { kind, names: { reference, ...(id && { processorReference: id }) } } : null

const metadataOf = (source: Source['source_refund']) => (typeof source === 'object' ? source?.metadata : null)
