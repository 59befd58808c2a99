import { firstSupportLimits, type RefundLimits } from '#contract/refund-limits.js'
import type { GatedRoute } from '../../people/gate/route-table.js'

export interface MemberRole {
  name: string
  covers: (route: GatedRoute) => boolean
  refundLimits?: RefundLimits
}

const payments = [
  'See own payments',
  'See own payment totals',
  'See own payment details',
  'See own refunds',
  'See own payment attempts',
  'See own payment timelines',
  'See own disputes',
  'See own summary',
  'See limits',
]
const links = ['See payment links', 'See a payment link', 'See checkout sessions', 'See a checkout session']
const customers = [
  'See customers',
  'See a customer',
  'See customer payments',
  'See saved methods',
  'See a saved method',
]
const changedCustomers = [
  'Create customers',
  'Change customers',
  'Create portal links',
  'Link payments to customers',
  'Unlink payments from customers',
  'Remove saved methods',
  'Set default payment methods',
]
/** Takes money from a customer who is not there, as much as the card gives. */
const charges = ['Charge saved methods']
const billing = [
  'See tax rates',
  'See a tax rate',
  'See products',
  'See a product',
  'See prices',
  'See a price',
  'See invoices',
  'See an invoice',
  'See credit notes',
  'See a credit note',
  'See invoice settings',
  'See subscriptions',
  'See a subscription',
  'See subscription payment attempts',
  'See test clocks',
  'See retry settings',
  'See a test clock',
  'See recurring revenue',
  'See churn',
  'See retention',
  'See invoice aging',
  'See revenue movements',
  'Export revenue movements',
  'See aged invoices',
]
const changedBilling = [
  'Create tax rates',
  'Retire tax rates',
  'Create products',
  'Change products',
  'Retire products',
  'Create prices',
  'Retire prices',
  'Create invoices',
  'Change invoices',
  'Delete invoices',
  'Finalize invoices',
  'Charge invoices',
  'Send invoices',
  'Void invoices',
  'Mark invoices as uncollectible',
  'Create credit notes',
  'Create subscriptions',
  'Preview subscriptions',
  'Change subscriptions',
  'Cancel subscriptions',
  'Pause subscriptions',
  'Resume subscriptions',
  'Create test clocks',
  'Change retry settings',
  'Advance test clocks',
]
const money = ['See own balance', 'See own ledger entries']

const developer = [
  ...payments,
  ...links,
  ...customers,
  ...billing,
  'Create checkout sessions',
  'Expire checkout sessions',
  'See checkout settings',
  'See return origins',
  'Change return origins',
  'See roles',
  'See own API users',
  'Create own API users',
  'Change own API users',
  'Delete own API users',
  'Regenerate keys of own API users',
  'Revoke old secrets of own API users',
  'Disable own API users',
  'Enable own API users',
  'See pending device sign-ins',
  'Approve device sign-ins',
  'Reject device sign-ins',
  'See own holds',
  'See events',
  'See own API requests',
  'See own API request details',
  'See webhook endpoints',
  'Create webhook endpoints',
  'Change webhook endpoints',
  'Delete webhook endpoints',
  'Rotate webhook secrets',
  'Enable webhook endpoints',
  'Send test webhooks',
  'See webhook deliveries',
  'See a webhook delivery',
  'See a webhook delivery signature',
  'Replay a webhook delivery',
  'Replay webhook deliveries in a time range',
  'See the webhook inspector',
  'Open the webhook inspector',
  'See webhook inspector requests',
]

const finance = [
  ...payments,
  ...links,
  ...money,
  ...customers,
  ...changedCustomers,
  ...charges,
  ...billing,
  ...changedBilling,
  'Export own payments',
  'Refund own payments',
  'Capture own payments',
  'Cancel own payments',
  'Create payment links',
  'Close payment links',
  'See the settlement account',
  'See settlement accounts',
  'See own holds',
]

const support = [
  ...payments,
  ...links,
  ...customers,
  ...changedCustomers,
  ...billing,
  'Refund own payments',
  'Submit one-time codes for own payments',
  'Resend one-time codes for own payments',
]

const viewer = [...payments, ...links, ...customers, ...billing, ...money]

const roleOf = (name: string, permissions: string[]): MemberRole => ({
  name,
  covers: ({ permission, audiences }) => audiences.includes('client') && permissions.includes(permission),
})

export const memberRoles: MemberRole[] = [
  roleOf('Developer', developer),
  roleOf('Finance', finance),
  { ...roleOf('Support', support), refundLimits: firstSupportLimits },
  roleOf('Viewer', viewer),
]
