import type { Mode } from '../modes.js'
import type { SearchKind, SearchMatch } from '../search-kinds.js'
import { counted } from '../words.js'

const counting = counted('en')

export const pages = 'Pages'
export const pendingClients = 'Pending clients'
export const countPermissions = (count: number) => `${count} permissions`
export const search = 'Search'
export const whatStaffFind = 'Payments, clients, people, API keys and other records that you can open.'
export const whatMerchantsFind = 'Your payments, payouts, API keys and other records that you can open.'
export const staffPlaceholder = 'ID, reference, amount, last four, email or name'
export const merchantPlaceholder = 'ID, reference, amount, last four or email'
export const nothingFound = 'No results.'
export const tryAWhole = 'Try a full ID, reference or email, an amount such as 45.17 USD, or a card’s last four digits.'
export const tryAPartOfA = 'Or part of a name.'
export const goToAPage = 'Go to a page, payment or other record'
export const looking = 'Searching…'
export const results = 'Results'
export const countedResults = (count: number) => counting(count, { one: '# result', other: '# results' })
export const moreThanShown = 'Showing the newest results.'
export const ctrlKOrK = 'Ctrl K or ⌘ K'
export const filterOrSearch = 'Filter this list, or search'
export const showTheseShortcuts = 'Show shortcuts'
export const closeWhatIsOpen = 'Close'
export const keyboardShortcuts = 'Keyboard shortcuts'
export const amountsReachBack = (payments: string) => `Amount search covers the newest ${payments} payments.`
export const isOfOtherMode: Record<Mode, string> = {
  test: 'This ID is from test mode.',
  live: 'This ID is from live mode.',
}
export const switchTo: Record<Mode, string> = { test: 'Switch to test mode', live: 'Switch to live mode' }

export const kinds: Record<SearchKind, string> = {
  transaction: 'Payments',
  refund: 'Refunds',
  dispute: 'Disputes',
  attempt: 'Attempts',
  event: 'Events',
  notice: 'Processor webhooks',
  payout: 'Payouts',
  request_log: 'API requests',
  client: 'Clients',
  member: 'Members',
  person: 'People',
  portal_user: 'Portal users',
  api_user: 'API users',
  role: 'Roles',
  permission: 'Permissions',
  payment_link: 'Payment links',
  checkout_session: 'Checkout sessions',
  customer: 'Customers',
  invoice: 'Invoices',
  credit_note: 'Credit notes',
  product: 'Products',
  price: 'Prices',
  webhook_endpoint: 'Webhook endpoints',
  webhook_delivery: 'Deliveries',
  processor_account: 'Processor accounts',
  routing_rule: 'Routing rules',
  risk_rule: 'Risk rules',
  requirement: 'Requirements',
  plan: 'Plans',
  bank_account: 'Bank accounts',
  bank_statement: 'Bank statements',
  bank_entry: 'Bank entries',
  payout_file: 'Payout files',
  processor_report: 'Processor reports',
  difference: 'Differences',
  adjustment: 'Adjustments',
  write_off: 'Write-offs',
  debt_request: 'Payment requests for debts',
  identity_provider: 'Identity providers',
  contact_message: 'Contact messages',
}

export const matches: Record<SearchMatch, string> = {
  id: 'ID',
  reference: 'by reference',
  processor_reference: 'by processor reference',
  request_id: 'by request ID',
  email: 'by email address',
  last_four: 'by last four digits',
  amount: 'by amount',
}
