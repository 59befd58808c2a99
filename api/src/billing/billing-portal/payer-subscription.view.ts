import type {
  PayerItemView,
  PayerOpenInvoiceView,
  PayerPriceView,
  PayerSubscriptionRowView,
} from '#contract/billing-portal.js'
import { viewPayerMethod } from '../../money/payer-access/payer-access.view.js'
import type { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import type { Invoice } from '../invoices/invoice.entity.js'
import { dueOf } from '../invoices/invoice.view.js'
import type { LooseLine } from '../invoices/made-invoices.js'
import type { PricedItem } from '../subscriptions/priced-items.js'
import type { Subscription } from '../subscriptions/subscription.entity.js'
import type { OfferedPrice } from './portal-offers.js'

interface Around {
  merchantName: string
  items: readonly PricedItem[]
  pending: readonly PricedItem[] | null
  /** So far, in the current period. */
  used: readonly LooseLine[]
  nextCharge: PayerSubscriptionRowView['nextCharge']
  method: SavedPaymentMethod | null
}

export const viewPayerSubscription = (subscription: Subscription, around: Around): PayerSubscriptionRowView => ({
  subscriptionID: subscription.subscriptionID,
  mode: subscription.mode,
  merchantName: around.merchantName,
  status: subscription.status,
  currency: subscription.currency,
  items: around.items.map((item) => viewItem(item, around.used)),
  interval: subscription.interval,
  intervalCount: subscription.intervalCount,
  collection: subscription.collection,
  currentPeriodEnd: subscription.currentPeriodEnd.toISOString(),
  trialEndsAt: subscription.trialEndsAt?.toISOString() ?? null,
  nextCharge: around.nextCharge,
  cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
  canceledAt: subscription.canceledAt?.toISOString() ?? null,
  pausedAt: subscription.pausedAt?.toISOString() ?? null,
  pendingItems: around.pending && around.pending.map((item) => viewItem(item, [])),
  method: around.method && viewPayerMethod(around.method),
  createdAt: subscription.createdAt.toISOString(),
})

function viewItem({ item, name, price, amount }: PricedItem, used: readonly LooseLine[]): PayerItemView {
  const { priceID, quantity } = item
  // The current period is the latest one.
  const line = used.findLast((one) => one.priceID === priceID)
  return {
    ...{ priceID, name, quantity, usedQuantity: quantity === null ? (line?.quantity ?? 0) : null },
    ...{ unitAmount: price.unitAmount, amount: quantity === null ? (line?.amount ?? 0) : Number(amount) },
  }
}

export const viewOpenInvoice = (invoice: Invoice, origin: string): PayerOpenInvoiceView => ({
  number: invoice.number ?? '',
  amountDue: dueOf(invoice),
  dueAt: invoice.dueAt?.toISOString() ?? null,
  url: `${origin}/pay/invoice/${invoice.token}`,
})

export function viewOfferedPrice({ price, name }: OfferedPrice): PayerPriceView[] {
  const { priceID, currency, unitAmount, tiers, interval, intervalCount } = price
  if (!interval) return []
  return [{ priceID, name, currency, unitAmount, tiers, interval, intervalCount: intervalCount ?? 1 }]
}
