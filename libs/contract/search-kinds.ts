// Apart from the request class, whose decorators a browser must not load.
import type { GatedCall } from './generated/calls.js'

export const searchKinds = [
  'transaction',
  'refund',
  'dispute',
  'attempt',
  'event',
  'notice',
  'payout',
  'request_log',
  'client',
  'member',
  'person',
  'portal_user',
  'api_user',
  'role',
  'permission',
  'payment_link',
  'checkout_session',
  'customer',
  'invoice',
  'credit_note',
  'product',
  'price',
  'webhook_endpoint',
  'webhook_delivery',
  'processor_account',
  'routing_rule',
  'risk_rule',
  'requirement',
  'plan',
  'bank_account',
  'bank_statement',
  'bank_entry',
  'payout_file',
  'processor_report',
  'difference',
  'adjustment',
  'write_off',
  'debt_request',
  'identity_provider',
  'contact_message',
] as const
export type SearchKind = (typeof searchKinds)[number]

interface Opening {
  /** Any of these calls opens a page that shows a row of this kind; default: this audience has no such page. */
  staff?: readonly GatedCall[]
  client?: readonly GatedCall[]
}

const payment: Opening = {
  staff: ['GET /transactions/:transactionID'],
  client: ['GET /clients/:clientID/transactions/:transactionID'],
}

/** What is found, and what a person must be allowed to call to see its page: nobody is told of a row that they could not open. */
const searchOpenings: Record<SearchKind, Opening> = {
  transaction: payment,
  refund: payment,
  dispute: payment,
  attempt: payment,
  event: { ...payment, client: ['GET /clients/:clientID/events'] },
  notice: { staff: ['GET /transactions/:transactionID'] },
  payout: { staff: ['GET /payouts/:payoutID'], client: ['GET /clients/:clientID/payouts/:payoutID'] },
  request_log: {
    staff: ['GET /request-logs/:requestLogID'],
    client: ['GET /clients/:clientID/request-logs/:requestLogID'],
  },
  client: { staff: ['GET /clients/:clientID', 'GET /clients'] },
  member: { staff: ['GET /clients/:clientID'], client: ['GET /clients/:clientID/members'] },
  person: { staff: ['GET /clients/:clientID/persons'], client: ['GET /clients/:clientID/persons'] },
  portal_user: { staff: ['GET /portal-users'] },
  api_user: { staff: ['GET /api-users'], client: ['GET /clients/:clientID/apiusers'] },
  role: { staff: ['GET /roles'] },
  permission: { staff: ['GET /permissions'] },
  payment_link: { client: ['GET /clients/:clientID/payment-links'] },
  checkout_session: { client: ['GET /checkout-sessions'] },
  customer: { client: ['GET /customers/:customerID'] },
  invoice: { client: ['GET /invoices/:invoiceID'] },
  credit_note: { client: ['GET /invoices/:invoiceID'] },
  product: { client: ['GET /products/:productID'] },
  price: { client: ['GET /products/:productID'] },
  webhook_endpoint: { client: ['GET /clients/:clientID/webhook-endpoints'] },
  webhook_delivery: { client: ['GET /clients/:clientID/webhook-deliveries/:deliveryID'] },
  processor_account: { staff: ['GET /processor-accounts'] },
  routing_rule: { staff: ['GET /routing-rules'] },
  risk_rule: { staff: ['GET /risk-rules'] },
  requirement: { staff: ['GET /requirements'] },
  plan: { staff: ['GET /plans'] },
  bank_account: { staff: ['GET /bank-accounts'] },
  bank_statement: { staff: ['GET /bank-statements'] },
  bank_entry: { staff: ['GET /bank-statement-entries'] },
  payout_file: { staff: ['GET /payout-files'] },
  processor_report: { staff: ['GET /processor-reports/:processorReportID/rows'] },
  difference: { staff: ['GET /reconciliation-differences'] },
  adjustment: { staff: ['GET /reconciliation-adjustments'] },
  write_off: { staff: ['GET /write-offs'] },
  debt_request: { staff: ['GET /debts'] },
  identity_provider: { staff: ['GET /identity-providers'] },
  contact_message: { staff: ['GET /contact-messages'] },
}

export const opening = (kind: SearchKind): Opening => searchOpenings[kind]

/** Which words of a row were the ones that were looked for. */
export const searchMatches = [
  'id',
  'reference',
  'processor_reference',
  'request_id',
  'email',
  'last_four',
  'amount',
] as const
export type SearchMatch = (typeof searchMatches)[number]
