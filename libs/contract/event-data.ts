import type { ApiUserView } from './api-users.js'
import type { CheckoutSessionView } from './checkout-sessions.js'
import type { ClientView } from './clients.js'
import type { CustomerView } from './customers.js'
import type { SavedPaymentMethodView } from './saved-methods.js'
import type { DebtRequestView, WriteOffView } from './debts.js'
import type { DisputeView } from './disputes.js'
import type { EventType } from './events.js'
import type { PayoutView } from './payouts.js'
import type { CouponRedemptionView, CouponView } from './coupons.js'
import type { CreditNoteSummaryView } from './credit-notes.js'
import type { InvoiceSummaryView } from './invoices.js'
import type { PriceView } from './prices.js'
import type { ProductView } from './products.js'
import type { SubscriptionView } from './subscriptions.js'
import type { RefundView } from './refunds.js'
import type { TransactionView } from './transactions.js'
import type { WebhookEndpointView } from './webhooks.js'
import type { Mode } from './modes.js'

export interface EventData {
  'transaction.created': TransactionView
  'transaction.requires_action': TransactionView
  'transaction.authorized': TransactionView
  'transaction.succeeded': TransactionView
  'transaction.failed': TransactionView
  'transaction.canceled': TransactionView
  'transaction.expired': TransactionView
  'review.opened': TransactionView
  'review.closed': TransactionView
  'checkout_session.completed': CheckoutSessionView
  'checkout_session.expired': CheckoutSessionView
  'refund.succeeded': RefundView
  'refund.failed': RefundView
  'dispute.opened': DisputeView
  'dispute.updated': DisputeView
  'dispute.evidence_sent': DisputeView
  'dispute.closed': DisputeView
  'payout.created': PayoutView
  'payout.approved': PayoutView
  'payout.sent': PayoutView
  'payout.paid': PayoutView
  'payout.rejected': PayoutView
  'payout.canceled': PayoutView
  'payout.failed': PayoutView
  'payout.returned': PayoutView
  'debt.requested': DebtRequestView
  'debt.paid': DebtRequestView
  'debt.written_off': WriteOffView
  'customer.created': CustomerView
  'customer.updated': CustomerView
  'customer.erased': CustomerView
  'payment_method.attached': SavedPaymentMethodView
  'payment_method.updated': SavedPaymentMethodView
  'payment_method.detached': SavedPaymentMethodView
  'product.created': ProductView
  'product.updated': ProductView
  'price.created': PriceView
  'price.retired': PriceView
  'invoice.created': InvoiceSummaryView
  'invoice.finalized': InvoiceSummaryView
  'invoice.paid': InvoiceSummaryView
  'invoice.partly_paid': InvoiceSummaryView
  'invoice.payment_lost': InvoiceSummaryView
  'invoice.voided': InvoiceSummaryView
  'invoice.marked_uncollectible': InvoiceSummaryView
  'credit_note.created': CreditNoteSummaryView
  'coupon.created': CouponView
  'coupon.retired': CouponView
  'coupon.redeemed': CouponRedemptionView
  'coupon.redemption_released': CouponRedemptionView
  'invoice.payment_failed': InvoiceSummaryView
  'invoice.requires_action': InvoiceSummaryView
  'subscription.created': SubscriptionView
  'subscription.updated': SubscriptionView
  'subscription.activated': SubscriptionView
  'subscription.renewed': SubscriptionView
  'subscription.past_due': SubscriptionView
  'subscription.paused': SubscriptionView
  'subscription.resumed': SubscriptionView
  'subscription.canceled': SubscriptionView
  'client.approved': ClientView
  'client.suspended': ClientView
  'api_user.key_regenerated': ApiUserView
  'api_user.expiring': ApiUserView
  'webhook.test': WebhookEndpointView
}

/** The body of a webhook. */
export interface WebhookMessage<Type extends EventType> {
  /** The `webhook-id` header. It's the same for every delivery of this event. */
  id: string
  type: Type
  /** When it happened. */
  timestamp: string
  mode: Mode
  /** The object as the API returned it at that time. */
  data: EventData[Type]
}

export type WebhookMessages = { [Type in EventType]: WebhookMessage<Type> }

export const webhookHeaders = {
  'webhook-id': 'The same for every attempt to deliver an event. Store it, and skip duplicates.',
  'webhook-timestamp': 'Seconds since 1970. Reject requests older than five minutes.',
  'webhook-signature':
    '`v1,` and the signature in base64. During a secret rotation there are several, separated by spaces. Signed content: `{webhook-id}.{webhook-timestamp}.{body}`, by HMAC-SHA256 with the decoded bytes after `whsec_`.',
} as const
export type WebhookHeader = keyof typeof webhookHeaders
