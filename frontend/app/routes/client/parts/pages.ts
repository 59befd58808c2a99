import type { GatedCall } from '#contract/generated/calls.js'

/** Any one segment. */
const one = '*'
const members = '/clients/:clientID/members'
const apiUsers = '/clients/:clientID/apiusers'
const payments = '/clients/:clientID/transactions'
const links = '/clients/:clientID/payment-links'
const payouts = '/clients/:clientID/payouts'
const settlement = '/clients/:clientID/settlement-accounts'
const processors = '/clients/:clientID/processor-accounts'
const connected = '/clients/:clientID/connected-accounts'
const endpoints = '/clients/:clientID/webhook-endpoints'
const deliveries = '/clients/:clientID/webhook-deliveries'

/** The call that each page is about: who may not make it is not shown the page, nor a way to it. */
const calls = {
  'api-users': `GET ${apiUsers}`,
  'api-users/new': `POST ${apiUsers}`,
  [`api-users/${one}/edit`]: `PUT ${apiUsers}/:apiUserID`,
  [`api-users/${one}/delete`]: `DELETE ${apiUsers}/:apiUserID`,
  [`api-users/${one}/regenerate`]: `POST ${apiUsers}/:apiUserID/regenerate-key`,
  [`api-users/${one}/disable`]: `POST ${apiUsers}/:apiUserID/disable`,
  [`api-users/${one}/enable`]: `POST ${apiUsers}/:apiUserID/enable`,
  [`api-users/${one}/end-overlap`]: `POST ${apiUsers}/:apiUserID/end-overlap`,
  device: 'POST /clients/:clientID/device-logins/:userCode/allow',
  transactions: `GET ${payments}`,
  'transactions.csv': `GET ${payments}/export.csv`,
  [`transactions/${one}`]: `GET ${payments}/:transactionID`,
  [`transactions/${one}/refund`]: `POST ${payments}/:transactionID/refunds`,
  [`transactions/${one}/capture`]: `POST ${payments}/:transactionID/capture`,
  [`transactions/${one}/cancel`]: `POST ${payments}/:transactionID/cancel`,
  disputes: 'GET /clients/:clientID/disputes',
  'payment/resend-otp': `POST ${payments}/:transactionID/resend-otp`,
  'payment-links': `GET ${links}`,
  'payment-links/new': `POST ${links}`,
  [`payment-links/${one}/close`]: `POST ${links}/:paymentLinkID/close`,
  'payment-links/sessions': 'GET /checkout-sessions',
  [`payment-links/sessions/${one}/expire`]: 'POST /checkout-sessions/:checkoutSessionID/expire',
  customers: 'GET /customers',
  'customers/new': 'POST /customers',
  'customers.csv': 'GET /customers/export.csv',
  [`customers/${one}`]: 'GET /customers/:customerID',
  [`customers/${one}/edit`]: 'PUT /customers/:customerID',
  [`customers/${one}/erase`]: 'DELETE /customers/:customerID',
  [`customers/${one}/methods/${one}/charge`]: 'POST /customers/:customerID/transactions',
  [`customers/${one}/methods/${one}/remove`]: 'DELETE /customers/:customerID/payment-methods/:savedPaymentMethodID',
  [`customers/${one}/methods/${one}/default`]: 'PUT /customers/:customerID/default-payment-method',
  [`customers/${one}/export`]: 'POST /customers/:customerID/export',
  [`customers/${one}/link/${one}`]: 'PUT /customers/:customerID/transactions/:transactionID',
  invoices: 'GET /invoices',
  'invoices/new': 'POST /invoices',
  'invoices.csv': 'GET /invoices/export.csv',
  'invoices/settings': 'GET /invoice-settings',
  'invoices/tax-rates': 'GET /tax-rates',
  'invoices/tax-rates/new': 'POST /tax-rates',
  [`invoices/tax-rates/${one}/retire`]: 'POST /tax-rates/:taxRateID/retire',
  [`invoices/${one}`]: 'GET /invoices/:invoiceID',
  [`invoices/${one}/edit`]: 'PUT /invoices/:invoiceID',
  [`invoices/${one}/delete`]: 'DELETE /invoices/:invoiceID',
  [`invoices/${one}/finalize`]: 'POST /invoices/:invoiceID/finalize',
  [`invoices/${one}/charge`]: 'POST /invoices/:invoiceID/pay',
  [`invoices/${one}/send`]: 'POST /invoices/:invoiceID/send',
  [`invoices/${one}/void`]: 'POST /invoices/:invoiceID/void',
  [`invoices/${one}/uncollectible`]: 'POST /invoices/:invoiceID/mark-uncollectible',
  [`invoices/${one}/pdf`]: 'GET /invoices/:invoiceID/invoice.pdf',
  [`invoices/${one}/credit`]: 'POST /credit-notes',
  [`invoices/${one}/credit-notes/${one}/pdf`]: 'GET /credit-notes/:creditNoteID/credit-note.pdf',
  subscriptions: 'GET /subscriptions',
  'subscriptions/new': 'POST /subscriptions',
  'subscriptions.csv': 'GET /subscriptions/export.csv',
  'subscriptions/retries': 'GET /dunning-settings',
  'subscriptions/usage': 'GET /usage-events',
  'subscriptions/usage.csv': 'GET /usage-events/export.csv',
  'subscriptions/portal': 'GET /portal-settings',
  [`subscriptions/${one}`]: 'GET /subscriptions/:subscriptionID',
  [`subscriptions/${one}/change`]: 'PUT /subscriptions/:subscriptionID',
  [`subscriptions/${one}/cancel`]: 'POST /subscriptions/:subscriptionID/cancel',
  [`subscriptions/${one}/pause`]: 'POST /subscriptions/:subscriptionID/pause',
  [`subscriptions/${one}/resume`]: 'POST /subscriptions/:subscriptionID/resume',
  'test-clocks': 'GET /test-clocks',
  'test-clocks/new': 'POST /test-clocks',
  [`test-clocks/${one}`]: 'GET /test-clocks/:testClockID',
  [`test-clocks/${one}/close`]: 'POST /test-clocks/:testClockID/close',
  products: 'GET /products',
  'products/new': 'POST /products',
  [`products/${one}`]: 'GET /products/:productID',
  [`products/${one}/edit`]: 'PUT /products/:productID',
  [`products/${one}/retire`]: 'POST /products/:productID/retire',
  [`products/${one}/prices/new`]: 'POST /prices',
  [`products/${one}/prices/${one}/retire`]: 'POST /prices/:priceID/retire',
  coupons: 'GET /coupons',
  'coupons/new': 'POST /coupons',
  [`coupons/${one}`]: 'GET /coupons/:couponID',
  [`coupons/${one}/retire`]: 'POST /coupons/:couponID/retire',
  processors: `GET ${processors}`,
  'processors/new': `POST ${processors}`,
  [`processors/${one}/edit`]: `PUT ${processors}/:processorAccountID`,
  [`processors/${one}/delete`]: `DELETE ${processors}/:processorAccountID`,
  [`processors/${one}/connect`]: `POST ${connected}`,
  [`processors/connected/${one}/refresh`]: `POST ${connected}/:connectedAccountID/refresh`,
  [`processors/${one}/check`]: `POST ${processors}/:processorAccountID/check`,
  webhooks: `GET ${endpoints}`,
  'webhooks/new': `POST ${endpoints}`,
  [`webhooks/${one}/edit`]: `PUT ${endpoints}/:endpointID`,
  [`webhooks/${one}/delete`]: `DELETE ${endpoints}/:endpointID`,
  [`webhooks/${one}/rotate-secret`]: `POST ${endpoints}/:endpointID/rotate-secret`,
  [`webhooks/${one}/enable`]: `POST ${endpoints}/:endpointID/enable`,
  [`webhooks/${one}/test`]: `POST ${endpoints}/:endpointID/test`,
  'webhooks/events': 'GET /clients/:clientID/events',
  'webhooks/deliveries': `GET ${deliveries}`,
  'webhooks/deliveries/replay': `POST ${deliveries}/replay`,
  [`webhooks/deliveries/${one}`]: `GET ${deliveries}/:deliveryID`,
  [`webhooks/deliveries/${one}/replay`]: `POST ${deliveries}/:deliveryID/replay`,
  [`webhooks/deliveries/${one}/signature`]: `GET ${deliveries}/:deliveryID/signature`,
  logs: 'GET /clients/:clientID/request-logs',
  [`logs/${one}`]: 'GET /clients/:clientID/request-logs/:requestLogID',
  'webhooks/inspector': 'GET /clients/:clientID/webhook-inspector',
  'profile/persons': 'GET /clients/:clientID/persons',
  'billing-reports': 'GET /billing-reports/recurring-revenue',
  'billing-reports/movements': 'GET /billing-reports/movements',
  'billing-reports/movements.csv': 'GET /billing-reports/movements/export.csv',
  'billing-reports/open-invoices': 'GET /billing-reports/open-invoices',
  payouts: `GET ${payouts}`,
  'payouts.csv': `GET ${payouts}/export.csv`,
  [`payouts/${one}`]: `GET ${payouts}/:payoutID`,
  [`payouts/${one}/lines.csv`]: `GET ${payouts}/:payoutID/lines/export.csv`,
  'profile/payout-schedule': 'GET /clients/:clientID/payout-schedule',
  'profile/return-origins': 'GET /clients/:clientID/return-origins',
  'profile/limits': 'GET /clients/:clientID/limits',
  banks: 'GET /clients/:clientID/balance',
  'banks/account': 'PUT /clients/:clientID/settlement-account',
  'banks/accounts/new': `POST ${settlement}`,
  [`banks/accounts/${one}/edit`]: `PUT ${settlement}/:settlementAccountID`,
  [`banks/accounts/${one}/remove`]: `DELETE ${settlement}/:settlementAccountID`,
  'banks/statements': 'GET /clients/:clientID/statements/statement.pdf',
  'banks/ledger': 'GET /clients/:clientID/ledger-entries',
  team: `GET ${members}`,
  'team/invite': `POST ${members}`,
  [`team/${one}/edit`]: `PUT ${members}/:clientMemberID`,
  [`team/${one}/remove`]: `DELETE ${members}/:clientMemberID`,
  [`team/${one}/resend`]: `POST ${members}/:clientMemberID/resend`,
} as const satisfies Record<string, GatedCall>

const segmentsOf = (path: string) => path.split('/')
// What is named wins over what is any one: `new` is no id.
const pages = Object.entries(calls)
  .map(([path, call]) => ({ segments: segmentsOf(`/client/${path}`), isNamed: !path.includes(one), call }))
  .sort((some, other) => Number(other.isNamed) - Number(some.isNamed))

/** Undefined for what everybody who is signed in sees. */
export function callOfPage(address: string): GatedCall | undefined {
  const [path = ''] = address.split('?')
  const asked = segmentsOf(path.replace(/\.data$/, ''))
  const isAsked = ({ segments }: (typeof pages)[number]) =>
    segments.length === asked.length && segments.every((segment, index) => segment === one || segment === asked[index])
  return pages.find(isAsked)?.call
}
