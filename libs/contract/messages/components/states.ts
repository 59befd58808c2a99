import { contactFields } from '../../contact-fields.js'
import { payoutStatusWords } from '../../payout-states.js'
import { transactionStatusWords } from '../../transaction-states.js'
import { counted } from '../../words.js'

const count = counted('en')

export const transactions = transactionStatusWords
export const payouts = payoutStatusWords
export const contact = contactFields
export const accounts = { rejected: 'Rejected', suspended: 'Suspended', disabled: 'Disabled' }
export const refunds = { succeeded: 'Succeeded', failed: 'Failed' }
export const disputes = {
  inquiry: 'Inquiry',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  inquiry_closed: 'Inquiry closed',
  prevented: 'Prevented',
  unclear: 'Unclear',
}
export const paymentLinks = { open: 'Open', paid: 'Paid', expired: 'Expired', closed: 'Closed' }
export const deliveries = { pending: 'Waiting', succeeded: 'Delivered', failed: 'Failed' }
export const passwords = { weak: 'Weak', fair: 'Fair', good: 'Good', strong: 'Strong' }
export const clientTypes = { Company: 'Company', Individual: 'Individual' }
export const amounts = { amount: 'Amount', captured: 'Captured', fee: 'Fee', refunded: 'Refunded' }
export const done = { captured: 'captured', refunded: 'refunded' }
export const place = 'Place'
export const you = 'You'
export const select = 'Select…'
export const cancel = 'Cancel'
export const asked = 'Asked'
export const account = 'Account'
export const yes = 'Yes'
export const payments = (said: string, payments: number) =>
  `${said} ${count(payments, { one: 'payment', other: 'payments' })}`
export const theProcessorIsSilent =
  'The processor hasn’t responded yet. We keep checking the status, and the payer is never charged twice.'
export const outcomeUnknown =
  'The processor hasn’t responded yet. This page shows the outcome as soon as we know it. The action won’t run twice'
