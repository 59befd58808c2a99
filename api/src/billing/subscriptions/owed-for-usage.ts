import { type EntityManager, In } from 'typeorm'
import { CreditNoteLine } from '../credit-notes/credit-note-line.entity.js'
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
  // Credits only lower what is owed, and what was credited whole is charged no more.
  const credited = await creditsOf(
    manager,
    lines.filter(({ isUsage, total }) => !isUsage && total > 0),
  )
  const charged = lines.filter(({ total, invoiceLineID }) => total > (credited.get(invoiceLineID) ?? 0))
  return rows.filter(({ kind, invoiceID }) => {
    const own = charged.filter((line) => line.invoiceID === invoiceID)
    return kind === 'usage' || (own.length > 0 && own.every(({ isUsage }) => isUsage))
  })
}

async function creditsOf(manager: EntityManager, lines: readonly InvoiceLine[]): Promise<Map<string, number>> {
  const invoiceLineID = In(lines.map((line) => line.invoiceLineID))
  const credits = lines.length > 0 ? await manager.findBy(CreditNoteLine, { invoiceLineID }) : []
  const sums = new Map<string, number>()
  for (const { invoiceLineID: id, total } of credits) sums.set(id, (sums.get(id) ?? 0) + total)
  return sums
}
