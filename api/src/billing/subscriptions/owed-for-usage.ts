import { type EntityManager, In } from 'typeorm'
import { InvoiceLine } from '../invoices/invoice-line.entity.js'
import type { SubscriptionInvoice } from './subscription-invoice.entity.js'
import type { Subscription } from './subscription.entity.js'

type Row = Pick<SubscriptionInvoice, 'invoiceID' | 'kind'>

/** Nothing more is charged in advance; what was used is still owed. */
export const owesUsageAlone = ({ status }: Pick<Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'paused'

/** The invoices that charge nothing but usage. A renewal is one of them if it charges nothing in advance. */
export async function owedForUsage<R extends Row>(manager: EntityManager, rows: readonly R[]): Promise<R[]> {
  const renewals = rows.filter(({ kind }) => kind === 'renewal').map(({ invoiceID }) => invoiceID)
  const lines = renewals.length > 0 ? await manager.findBy(InvoiceLine, { invoiceID: In(renewals) }) : []
  // Credits only lower what is owed.
  const charged = lines.filter(({ total }) => total > 0)
  return rows.filter(({ kind, invoiceID }) => {
    const own = charged.filter((line) => line.invoiceID === invoiceID)
    return kind === 'usage' || (own.length > 0 && own.every(({ isUsage }) => isUsage))
  })
}
