import * as checklist from '#contract/messages/checklist.js'
import * as apiUsers from '#contract/messages/client/api-users.js'
import * as banks from '#contract/messages/client/banks.js'
import * as customers from '#contract/messages/client/customers.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as accounts from '#contract/messages/client/own-accounts.js'
import * as links from '#contract/messages/client/payment-links.js'
import * as payment from '#contract/messages/client/payment.js'
import * as payouts from '#contract/messages/client/payouts.js'
import * as products from '#contract/messages/client/products.js'
import * as origins from '#contract/messages/client/return-origins.js'
import * as team from '#contract/messages/client/team.js'
import * as deliveries from '#contract/messages/client/webhook-deliveries.js'
import * as events from '#contract/messages/client/webhook-events.js'
import * as inspector from '#contract/messages/client/webhook-inspector.js'
import * as webhooks from '#contract/messages/client/webhooks.js'
import * as limits from '#contract/messages/limits.js'
import * as persons from '#contract/messages/persons.js'
import * as policy from '#contract/messages/security-policy.js'

/** Pages and actions that no entry of the menu names, for the search. */
export const furtherPages = (): readonly { to: string; label: string }[] => [
  { to: '/client/api-users/new', label: apiUsers.addApiUser },
  { to: '/client/payment-links/new', label: links.newPaymentLink },
  { to: '/client/customers/new', label: customers.newCustomer },
  { to: '/client/invoices/new', label: invoices.newInvoice },
  { to: '/client/invoices/settings', label: invoices.settings },
  { to: '/client/invoices/tax-rates', label: invoices.taxRates },
  { to: '/client/invoices/tax-rates/new', label: invoices.addTaxRate },
  { to: '/client/products/new', label: products.newProduct },
  { to: '/client/processors/new', label: accounts.addAccount },
  { to: '/client/payment/resend-otp', label: payment.resendOtp },
  { to: '/client/banks/account', label: banks.settlementAccount },
  { to: '/client/banks/ledger', label: banks.ledgerEntries },
  { to: '/client/webhooks/new', label: webhooks.addEndpoint },
  { to: '/client/webhooks/events', label: events.events },
  { to: '/client/webhooks/deliveries', label: deliveries.webhookDeliveries },
  { to: '/client/webhooks/deliveries/replay', label: deliveries.replayATime },
  { to: '/client/webhooks/inspector', label: inspector.builtInReceiver },
  { to: '/client/team/invite', label: team.invite },
  { to: '/client/profile/requirements', label: checklist.title },
  { to: '/client/profile/persons', label: persons.title },
  { to: '/client/profile/policy', label: policy.clientTitle },
  { to: '/client/profile/payout-schedule', label: payouts.scheduleTitle },
  { to: '/client/profile/return-origins', label: origins.returnOrigins },
  { to: '/client/profile/limits', label: limits.limits },
]
