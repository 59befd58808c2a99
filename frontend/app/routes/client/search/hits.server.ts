import * as words from '#contract/messages/search.js'
import type { SearchHitView } from '#contract/search.js'
import type { SearchKind } from '#contract/search-kinds.js'
import { type Found, findAsClient } from '../../../api/search.server'
import { type Hit, once } from '#contract/search-hits.js'
import { mayOwn } from '../../../session/client-session.server'
import type { Context } from '../../../session/site-context.server'
import { furtherPages } from '../parts/further-pages'
import { allItems } from '../parts/menu'
import { callOfPage } from '../parts/pages'

type Page = (hit: SearchHitView) => string

const payment: Page = ({ pageID }) => `/client/transactions/${pageID}`
const pages: Partial<Record<SearchKind, Page>> = {
  transaction: payment,
  refund: payment,
  dispute: payment,
  attempt: payment,
  event: () => '/client/webhooks/events',
  payout: ({ id }) => `/client/payouts/${id}`,
  request_log: ({ id }) => `/client/logs/${id}`,
  member: () => '/client/team',
  person: () => '/client/profile/persons',
  api_user: () => '/client/api-users',
  payment_link: () => '/client/payment-links',
  checkout_session: () => '/client/payment-links/sessions',
  customer: ({ id }) => `/client/customers/${id}`,
  invoice: ({ id }) => `/client/invoices/${id}`,
  credit_note: ({ pageID }) => `/client/invoices/${pageID}`,
  product: ({ id }) => `/client/products/${id}`,
  price: ({ pageID }) => `/client/products/${pageID}`,
  webhook_endpoint: () => '/client/webhooks',
  webhook_delivery: ({ id }) => `/client/webhooks/deliveries/${id}`,
}

/** Of this client alone, and of what its member may open. */
export async function findHits(context: Context, q: string): Promise<Found> {
  const found = await findAsClient(context, q, (hit) => pages[hit.kind]?.(hit) ?? null)
  const shown = found.refusal === null ? pageHits(context, q) : []
  return { ...found, groups: once([{ title: words.pages, hits: shown }, ...found.groups]) }
}

function pageHits(context: Context, q: string): Hit[] {
  const isOpen = (to: string) => {
    const call = callOfPage(to)
    return !call || mayOwn(context, call)
  }
  const isNamed = ({ label, formerly = '' }: { label: string; formerly?: string }) =>
    `${label}\n${formerly}`.toLowerCase().includes(q.toLowerCase())
  // Before anything is typed the menu is long enough.
  return [...allItems(), ...(q === '' ? [] : furtherPages())]
    .filter((page) => isOpen(page.to) && isNamed(page))
    .map(({ to, label }) => ({ id: to, to, label, detail: '' }))
}
