import type { InvoiceView } from '#contract/invoices.js'
import { silently } from '../../../api/silently.server'
import { listOwnTries } from '../../../api/subscriptions.server'
import type { Context } from '../../../session/site-context.server'

/** Null: it is charged, or somebody pays it. */
export async function whyNotCharged(context: Context, { invoiceID, subscriptionID, status }: InvoiceView) {
  if (status !== 'open' || !subscriptionID) return null
  const tries = await silently(listOwnTries(context, subscriptionID), null)
  const [latest] = (tries?.items ?? [])
    .filter((one) => one.invoiceID === invoiceID)
    .sort((one, other) => other.number - one.number)
  if (latest?.outcome !== 'skipped') return null
  return latest.failureCode === 'LIMIT_EXCEEDED' ? latest.failureCode : ('amount_not_supported' as const)
}
