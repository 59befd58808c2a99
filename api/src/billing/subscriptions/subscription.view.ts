import type { SubscriptionView } from '#contract/subscriptions.js'
import { versionOf } from '../../platform/http/row-version.js'
import { fromPending, totalOf } from './pending-lines.js'
import { plannedRenewalOf } from './renewal-times.js'
import { currentDiscount, viewDiscount, viewNextDiscount } from './subscription-discounts.js'
import type { Subscription } from './subscription.entity.js'

export const versionOfSubscription = ({ status, updatedAt }: Subscription): string =>
  versionOf([status, updatedAt.getTime()])

export const viewSubscription = (subscription: Subscription): SubscriptionView => ({
  subscriptionID: subscription.subscriptionID,
  clientID: subscription.clientID,
  mode: subscription.mode,
  customerID: subscription.customerID,
  status: subscription.status,
  currency: subscription.currency,
  items: subscription.items,
  interval: subscription.interval,
  intervalCount: subscription.intervalCount,
  timeZone: subscription.timeZone,
  collection: subscription.collection,
  savedPaymentMethodID: subscription.savedPaymentMethodID,
  dueInDays: subscription.dueInDays,
  anchorAt: subscription.anchorAt.toISOString(),
  currentPeriodStart: subscription.currentPeriodStart.toISOString(),
  currentPeriodEnd: subscription.currentPeriodEnd.toISOString(),
  trialEndsAt: subscription.trialEndsAt?.toISOString() ?? null,
  renewsAt: plannedRenewalOf(subscription)?.toISOString() ?? null,
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
  cancellationReason: subscription.cancellationReason,
  cancellationFeedback: subscription.cancellationFeedback,
  cancellationFeedbackAt:
    (subscription.cancellationFeedback && subscription.cancellationFeedbackAt?.toISOString()) ?? null,
  pendingChange: subscription.nextItems && {
    items: subscription.nextItems,
    appliesAt: subscription.currentPeriodEnd.toISOString(),
  },
  discount: viewDiscount(currentDiscount(subscription)),
  nextDiscount: viewNextDiscount(subscription.nextDiscount),
  pendingAmount: totalOf(subscription.pendingLines.map(fromPending)),
  latestInvoiceID: subscription.latestInvoiceID,
  checkoutSessionID: subscription.checkoutSessionID,
  metadata: subscription.metadata,
  testClockID: subscription.testClockID,
  version: versionOfSubscription(subscription),
  pausedAt: subscription.pausedAt?.toISOString() ?? null,
  canceledAt: subscription.canceledAt?.toISOString() ?? null,
  createdAt: subscription.createdAt.toISOString(),
  updatedAt: subscription.updatedAt.toISOString(),
})
