import type { CustomerLinkView, CustomerPaymentView } from '#contract/customers.js'
import { isSession } from '../payment-links/checkout-session.view.js'
import type { PaymentLink } from '../payment-links/payment-link.entity.js'
import { type Paid, statusOf } from '../payment-links/payment-link.view.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { viewTransaction } from '../transactions/transaction.view.js'

export const viewCustomerPayment = (transaction: Transaction): CustomerPaymentView => ({
  ...viewTransaction(transaction),
  payer: { emailAddress: transaction.payerEmailAddress, name: transaction.payerName },
  payerIPAddress: transaction.payerAddress,
  payerLanguage: transaction.payerLanguage,
})

export const viewCustomerLink = (link: PaymentLink, paid: Paid): CustomerLinkView => ({
  paymentLinkID: link.paymentLinkID,
  description: link.description,
  status: isSession(link) ? sessionStatusOf(link) : statusOf(link, paid),
  payer: { emailAddress: link.payerEmailAddress, name: link.payerName },
  createdAt: link.createdAt.toISOString(),
})

const sessionStatusOf = ({ completedAt, expiryToldAt }: PaymentLink) =>
  completedAt ? 'complete' : expiryToldAt ? 'expired' : 'open'
