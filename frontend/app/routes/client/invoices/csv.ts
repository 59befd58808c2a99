import { ownInvoicesFile } from '../../../api/invoices.server'
import type { Route } from './+types/csv'
import { queryOf, statusFilterIn } from './status-filter'

export function loader({ context, url }: Route.LoaderArgs) {
  const asked = queryOf(statusFilterIn(url.searchParams.get('status')))
  return ownInvoicesFile(context, { q: (url.searchParams.get('q') ?? '').trim(), ...asked })
}
