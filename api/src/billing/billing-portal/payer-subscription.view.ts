import type { PayerItemView, PayerMayView, PayerPriceView, PayerSubscriptionView } from '#contract/billing-portal.js'
import { viewPayerMethod } from '../../money/payer-access/payer-access.view.js'
import type { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import type { PricedItem } from '../subscriptions/priced-items.js'
import type { Subscription } from '../subscriptions/subscription.entity.js'
import type { Price } from '../prices/price.entity.js'

interface Around {
  merchantName: string
  items: readonly PricedItem[]
  pending: readonly PricedItem[] | null
  nextCharge: PayerSubscriptionView['nextCharge']
  method: SavedPaymentMethod | null
  may: PayerMayView
}

export const viewPayerSubscription = (subscription: Subscription, around: Around): PayerSubscriptionView => ({
  subscriptionID: subscription.subscriptionID,
  mode: subscription.mode,
  merchantName: around.merchantName,
  status: subscription.status,
  currency: subscription.currency,
  items: around.items.map(viewItem),
  interval: subscription.interval,
  intervalCount: subscription.intervalCount,
  collection: subscription.collection,
  currentPeriodEnd: subscription.currentPeriodEnd.toISOString(),
  trialEndsAt: subscription.trialEndsAt?.toISOString() ?? null,
  nextCharge: around.nextCharge,
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
  canceledAt: subscription.canceledAt?.toISOString() ?? null,
  pausedAt: subscription.pausedAt?.toISOString() ?? null,
  pendingItems: around.pending && around.pending.map(viewItem),
  method: around.method && viewPayerMethod(around.method),
  may: around.may,
  createdAt: subscription.createdAt.toISOString(),
})

const viewItem = ({ item, name, price, amount }: PricedItem): PayerItemView => ({
  priceID: item.priceID,
  name,
  quantity: item.quantity,
  unitAmount: price.unitAmount,
  amount: Number(amount),
})

export function viewOfferedPrice(price: Price, name: string): PayerPriceView[] {
  const { priceID, currency, unitAmount, tiers, interval, intervalCount } = price
  if (!interval) return []
  return [{ priceID, name, currency, unitAmount, tiers, interval, intervalCount: intervalCount ?? 1 }]
}
