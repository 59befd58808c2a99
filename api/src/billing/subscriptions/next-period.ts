import { summed } from '../invoices/build-lines.js'
import { type LooseLine, onInvoice } from '../invoices/made-invoices.js'
import { asPending, owesRest, totalOf } from './pending-lines.js'
import { periodOf } from './periods.js'
import type { PlannedChange } from './plan-change.js'
import type { PricedItem } from './priced-items.js'
import { invoicedAtOf, rhythmOf } from './renewal-times.js'
import { discountsOfPeriod, withDiscount } from './subscription-discounts.js'
import { linesOfNext } from './subscription-invoicing.js'
import { wholeLines } from './subscription-lines.js'
import type { Subscription } from './subscription.entity.js'

export interface NextCharge {
  at: string
  amount: number
}

export function nextPeriodOf(subscription: Subscription, items: readonly PricedItem[]): PlannedChange {
  const { anchorNumber, periodNumber, cancelAtPeriodEnd } = subscription
  const next = periodOf(rhythmOf(subscription), periodNumber + 1)
  const { discount } = discountsOfPeriod(subscription, { anchorNumber, periodNumber: periodNumber + 1 })
  const lines = cancelAtPeriodEnd ? [] : wholeLines(withDiscount(items, discount), next)
  return { lines, change: {}, kind: 'renewal', invoicedAt: invoicedAtOf(subscription) }
}

/** With usage so far. Null: nothing more is charged. */
export function nextChargeOf(
  subscription: Subscription,
  items: readonly PricedItem[],
  usage: readonly LooseLine[] = [],
): NextCharge | null {
  const { status, cancelAtPeriodEnd } = subscription
  // Usage until the end is charged after it, and so is what waits.
  const isLast = cancelAtPeriodEnd && !usage.some(({ amount }) => amount > 0) && !owesRest(subscription)
  if (isLast || !['trialing', 'active', 'past_due'].includes(status)) return null
  const { lines, invoicedAt } = nextPeriodOf(subscription, items)
  const { total } = summed(onInvoice('', linesOfNext(subscription, [...usage, ...lines]).taken))
  return { at: invoicedAt.toISOString(), amount: total }
}

/** The subscription as a change leaves it, its credits and what waits included. */
export function afterChange(
  subscription: Subscription,
  { lines, change }: PlannedChange,
  waits: boolean,
): Subscription {
  const { taken, left } = linesOfNext(subscription, lines)
  const added = lines.map(asPending)
  const waiting = waits || totalOf(taken) <= 0 ? [...subscription.pendingLines, ...added] : left.map(asPending)
  return { ...subscription, ...change, pendingLines: lines.length > 0 ? waiting : subscription.pendingLines }
}
