import { invoiceStatuses } from '#contract/billing-choices.js'
import { ownInvoicesFile } from '../../../api/invoices.server'
import type { Route } from './+types/csv'

export function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('status')
  const status = invoiceStatuses.find((one) => one === asked) ?? null
  return ownInvoicesFile(context, { q: (url.searchParams.get('q') ?? '').trim(), status })
}
