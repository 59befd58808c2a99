import { usageGraceMs } from '#contract/billing-limits.js'
import type { SubscriptionItemView } from '#contract/subscriptions.js'
import type { Rhythm } from './periods.js'
import type { Subscription } from './subscription.entity.js'

export const rhythmOf = ({ anchorAt, interval, intervalCount, timeZone }: Subscription): Rhythm => ({
  ...{ anchorAt, interval, intervalCount, timeZone },
})

export const isMeteredItem = ({ quantity }: Pick<SubscriptionItemView, 'quantity'>): boolean => quantity === null

type Timed = Pick<Subscription, 'status' | 'items' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'>

/** Late events of a period still count, so its renewal waits for them. Usage of a trial is free, and one that ends takes no more. */
export function renewsAtOf({ status, items, cancelAtPeriodEnd, currentPeriodEnd }: Timed): Date {
  const waits = status !== 'trialing' && !cancelAtPeriodEnd && items.some(isMeteredItem)
  return waits ? new Date(currentPeriodEnd.getTime() + usageGraceMs) : currentPeriodEnd
}

const running: Subscription['status'][] = ['trialing', 'active', 'past_due']

/** null: no renewal is planned. */
export const plannedRenewalOf = (subscription: Timed): Date | null =>
  running.includes(subscription.status) && !subscription.cancelAtPeriodEnd ? renewsAtOf(subscription) : null
