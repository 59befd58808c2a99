import type { CheckoutSessionView } from '#contract/checkout-sessions.js'
import type { SessionPurpose } from '#contract/choices.js'
import type { CheckoutReturnView } from '#contract/payment-links.js'
import type { PaymentLink } from './payment-link.entity.js'
import { viewSoldCoupon } from './sold-subscriptions.js'

export type CheckoutSession = PaymentLink & {
  amount: number
  successURL: string
  cancelURL: string
  expiresAt: Date
}

export const purposeOf = ({ purpose }: PaymentLink): SessionPurpose =>
  purpose === 'setup' || purpose === 'subscription' ? purpose : 'payment'

export const isSession = (link: PaymentLink): link is CheckoutSession => link.successURL !== null

export const viewCheckoutSession = (session: CheckoutSession, origin: string): CheckoutSessionView => ({
  checkoutSessionID: session.paymentLinkID,
  clientID: session.clientID,
  mode: session.mode,
  url: `${origin}/pay/${session.token}`,
  status: session.completedAt ? 'complete' : session.expiryToldAt ? 'expired' : 'open',
  purpose: purposeOf(session),
  amount: session.amount,
  currency: session.currency,
  description: session.description,
  reference: session.reference,
  metadata: session.metadata ?? {},
  customerID: session.customerID,
  savePaymentMethod: session.savePaymentMethod ?? 'no',
  savedMethodUsage: session.savedMethodUsage ?? 'off_session',
  mandateMaximum: session.mandateMaximum,
  payer: { emailAddress: session.payerEmailAddress, name: session.payerName },
  captureMethod: session.captureMethod ?? 'automatic',
  successURL: session.successURL,
  cancelURL: session.cancelURL,
  transactionID: session.completedBy,
  savedPaymentMethodID: session.savedPaymentMethodID,
  items: session.subscription?.given ?? null,
  trialDays: session.subscription?.trialDays ?? null,
  allowPromotionCodes: session.subscription?.allowPromotionCodes ?? false,
  coupon: viewSoldCoupon(session.subscription),
  subscriptionID: session.subscriptionID,
  expiresAt: session.expiresAt.toISOString(),
  completedAt: session.completedAt?.toISOString() ?? null,
  createdAt: session.createdAt.toISOString(),
})

export function returnOf(link: PaymentLink): CheckoutReturnView | null {
  if (!isSession(link)) return null
  const { successURL, cancelURL, completedAt, payerEmailAddress, paymentLinkID } = link
  return {
    successURL: completedAt ? withSession(successURL, paymentLinkID) : null,
    cancelURL: withSession(cancelURL, paymentLinkID),
    payerEmailAddress,
  }
}

function withSession(address: string, checkoutSessionID: string): string {
  const url = new URL(address)
  url.searchParams.set('checkoutSessionID', checkoutSessionID)
  return url.href
}
