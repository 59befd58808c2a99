import type { SearchHitView } from '#contract/search.js'
import type { SearchKind } from '#contract/search-kinds.js'
import type { PageOfHit } from '../../../api/search.server'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'

type Page = (hit: SearchHitView) => string | null

const listed =
  (list: string): Page =>
  ({ id }) =>
    `/admin/${list}?${new URLSearchParams({ q: id })}`
const row =
  (list: string): Page =>
  ({ pageID }) =>
    `/admin/${list}/${pageID}`
const list =
  (address: string): Page =>
  () =>
    `/admin/${address}`
const payment: Page = ({ pageID }) => (pageID.startsWith('txn_') ? `/admin/transactions/${pageID}` : null)
const client = row('clients')

const pages: Partial<Record<SearchKind, Page>> = {
  transaction: payment,
  refund: payment,
  dispute: payment,
  attempt: payment,
  event: payment,
  notice: payment,
  payout: row('payouts'),
  request_log: row('logs'),
  client,
  member: client,
  person: ({ pageID }) => `/admin/clients/${pageID}/persons`,
  portal_user: listed('portal-users'),
  api_user: listed('api-users'),
  role: listed('roles'),
  permission: listed('permissions'),
  processor_account: row('processors'),
  routing_rule: list('routing'),
  risk_rule: list('risk-rules'),
  requirement: list('requirements'),
  plan: list('plans'),
  bank_account: list('bank-accounts'),
  bank_statement: list('reconciliation/statements'),
  bank_entry: list('reconciliation/entries'),
  payout_file: list('reconciliation/files'),
  processor_report: row('reconciliation/reports'),
  difference: list('reconciliation/differences'),
  adjustment: list('reconciliation/adjustments'),
  write_off: list('debts'),
  debt_request: list('debts'),
  identity_provider: list('identity-providers'),
  contact_message: list('contact-messages'),
}

export const pageOfHit =
  (context: Context): PageOfHit =>
  (hit) =>
    hit.kind === 'client' && !may(context, 'GET /clients/:clientID')
      ? listed('clients')(hit)
      : (pages[hit.kind]?.(hit) ?? null)
