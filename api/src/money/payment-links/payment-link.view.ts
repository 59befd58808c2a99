import { transferToken } from '#contract/offers.js'
import type { PaymentLinkStatus, PaymentLinkView } from '#contract/payment-links.js'
import type { LinkPaymentView } from '#contract/link-payments.js'
import type { TransactionView } from '#contract/transactions.js'
import { shopOf } from '#contract/payer-shops.js'
import { clock } from '#contract/clock.js'
import type { PaymentLink } from './payment-link.entity.js'

export interface Paid {
  payments: number
  amountPaid: number
}

export function statusOf(link: PaymentLink, { payments }: Paid): PaymentLinkStatus {
  const { closedAt, once, expiresAt, completedAt, successURL, invoiceID } = link
  if (completedAt) return 'used'
  if (closedAt) return successURL ? 'expired' : 'closed'
  // An invoice may be paid in parts, and says itself when it is paid.
  if (once && payments > 0 && !invoiceID) return 'used'
  return expiresAt && expiresAt.getTime() <= clock.time() ? 'expired' : 'open'
}

export const viewPaymentLink = (link: PaymentLink, paid: Paid): PaymentLinkView => ({
  paymentLinkID: link.paymentLinkID,
  clientID: link.clientID,
  mode: link.mode,
  token: link.token,
  amount: link.amount,
  currency: link.currency,
  description: link.description,
  reference: link.reference,
  customerID: link.customerID,
  once: link.once,
  status: statusOf(link, paid),
  payments: paid.payments,
  amountPaid: paid.amountPaid,
  expiresAt: link.expiresAt?.toISOString() ?? null,
  createdAt: link.createdAt.toISOString(),
})

/** What the payer may know of a transaction: nothing of fees, references or metadata. */
export const viewLinkPayment = (
  transaction: TransactionView,
  merchantName: string,
  {
    testCode,
    mayPayAgain,
    session,
    pageURL,
    rest,
  }: Pick<LinkPaymentView, 'testCode' | 'mayPayAgain' | 'session' | 'pageURL' | 'rest'>,
): LinkPaymentView => ({
  mode: transaction.mode,
  transactionID: transaction.transactionID,
  merchantName,
  amount: transaction.amount,
  amountRefunded: transaction.amountRefunded,
  currency: transaction.currency,
  description: transaction.description,
  status: transaction.status,
  card: transaction.card,
  isTransfer: transaction.paymentMethod === transferToken,
  failureMessage: transaction.failureMessage,
  rest,
  nextAction: transaction.nextAction,
  testCode,
  mayPayAgain,
  session,
  pageURL,
  shop: transaction.customerID === null ? null : shopOf(transaction.clientID, transaction.mode),
  createdAt: transaction.createdAt,
})
