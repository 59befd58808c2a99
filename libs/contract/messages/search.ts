import type { Mode } from '../modes.js'
import type { SearchKind, SearchMatch } from '../search-kinds.js'
import { counted } from '../words.js'

const counting = counted('en')

export const pages = 'Pages'
export const pendingClients = 'Pending clients'
export const countPermissions = (count: number) => `${count} permissions`
export const search = 'Search'
export const whatStaffFind = 'Payments, clients, people, keys and whatever else has an id, as far as you may open it.'
export const whatMerchantsFind = 'Your payments, payouts, keys and whatever else has an id, as far as you may open it.'
export const staffPlaceholder = 'Id, reference, amount, last four, email or name'
export const merchantPlaceholder = 'Id, reference, amount, last four or email'
export const nothingFound = 'Nothing found.'
export const tryAWhole =
  'Try a whole id, reference or email, an amount such as 45.17 USD, or the last four digits of a card.'
export const tryAPartOfA = 'Or a part of a name.'
export const goToAPage = 'Go to a page, a payment, or whatever has an id'
export const looking = 'Looking…'
export const results = 'Results'
export const countedResults = (count: number) => counting(count, { one: '# result', other: '# results' })
export const moreThanShown = 'There are more: these are the newest.'
export const ctrlKOrK = 'Ctrl K or ⌘ K'
export const filterOrSearch = 'Filter the list on the screen; search where there is none'
export const showTheseShortcuts = 'Show these shortcuts'
export const closeWhatIsOpen = 'Close what is open'
export const keyboardShortcuts = 'Keyboard shortcuts'
export const amountsReachBack = (payments: string) => `Amounts are looked for among the newest ${payments} payments.`
export const isOfOtherMode: Record<Mode, string> = {
  test: 'This id is of test mode.',
  live: 'This id is of live mode.',
}
export const switchTo: Record<Mode, string> = { test: 'Switch to test', live: 'Switch to live' }

export const kinds: Record<SearchKind, string> = {
  transaction: 'Payments',
  refund: 'Refunds',
  dispute: 'Disputes',
  attempt: 'Attempts',
  event: 'Events',
  notice: 'Processor notices',
  payout: 'Payouts',
  request_log: 'Calls',
  client: 'Clients',
  member: 'Members',
  person: 'Persons',
  portal_user: 'Portal users',
  api_user: 'API users',
  role: 'Roles',
  permission: 'Permissions',
  payment_link: 'Payment links',
  checkout_session: 'Checkout sessions',
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
  write_off: 'Write-offs',
  debt_request: 'Debt requests',
  identity_provider: 'Identity providers',
  contact_message: 'Contact messages',
}

export const matches: Record<SearchMatch, string> = {
  id: 'id',
  reference: 'by its reference',
  processor_reference: 'by the processor’s reference',
  request_id: 'by its request id',
  email: 'by email address',
  last_four: 'by the last four digits',
  amount: 'by amount',
}
