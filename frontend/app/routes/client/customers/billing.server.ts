import { silently } from '../../../api/silently.server'
import { listOwnInvoices } from '../../../api/invoices.server'
import { listOwnSubscriptions } from '../../../api/subscriptions.server'
import type { Context } from '../../../session/site-context.server'
import { plansOf, planWords } from '../parts/plans.server'

/** The newest subscriptions and invoices of a customer, as far as this person may see them. */
export async function billingOf(context: Context, customerID: string) {
  const [subscriptions, invoices] = await Promise.all([
    silently(listOwnSubscriptions(context, { customerID }), null),
    silently(listOwnInvoices(context, { customerID }), null),
  ])
  const rows = subscriptions?.items ?? []
  const plans = rows.length > 0 ? await plansOf(context) : new Map()
  return {
    subscriptions: rows.map((row) => ({ ...row, plan: planWords(row.items, plans) })),
    invoices: invoices?.items ?? [],
  }
}
