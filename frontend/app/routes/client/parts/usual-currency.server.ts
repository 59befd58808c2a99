import type { Currency } from '#contract/money.js'
import { silently } from '../../../api/silently.server'
import { listOwnTransactions } from '../../../api/transactions.server'
import type { Context } from '../../../session/site-context.server'

/** What a form for an amount begins with: the currency of the newest payment. */
export async function usualCurrency(context: Context): Promise<Currency> {
  const newest = await silently(listOwnTransactions(context, {}, null, 1), null)
  return newest?.items[0]?.currency ?? 'USD'
}
