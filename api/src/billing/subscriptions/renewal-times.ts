import { usageGraceMs } from '#contract/billing-limits.js'
import type { SubscriptionItemView } from '#contract/subscriptions.js'
import type { Rhythm } from './periods.js'
import type { Subscription } from './subscription.entity.js'

export const rhythmOf = ({ anchorAt, interval, intervalCount, timeZone }: Subscription): Rhythm => ({
  ...{ anchorAt, interval, intervalCount, timeZone },
})

export const isMeteredItem = ({ quantity }: Pick<SubscriptionItemView, 'quantity'>): boolean => quantity === null

type Timed = Pick<Subscription, 'status' | 'items' | 'cancelAtPeriodEnd' | 'currentPeriodEnd'>

/** Late events of a period still count, so its invoice waits for them. Usage of a trial is free. */
const waitsForUsage = ({ status, items }: Pick<Timed, 'status' | 'items'>): boolean =>
  status !== 'trialing' && items.some(isMeteredItem)

const afterGrace = ({ currentPeriodEnd }: Pick<Timed, 'currentPeriodEnd'>): Date =>
  new Date(currentPeriodEnd.getTime() + usageGraceMs)

/** A subscription that ends does so on time, and only its last invoice waits. */
export const renewsAtOf = (subscription: Timed): Date =>
  waitsForUsage(subscription) && !subscription.cancelAtPeriodEnd
    ? afterGrace(subscription)
    : subscription.currentPeriodEnd

/** When late usage of the period has had its time. Null: no invoice waits for it. */
export const usageUntilOf = (subscription: Timed): Date | null =>
  waitsForUsage(subscription) ? afterGrace(subscription) : null

type Waiting = Timed & Pick<Subscription, 'waitedUntil'>

/** When the invoice is made that follows the current period. */
export function invoicedAtOf(subscription: Waiting): Date {
  const { currentPeriodEnd, waitedUntil } = subscription
  const planned = usageUntilOf(subscription)
  if (!planned) return currentPeriodEnd
  return waitedUntil && waitedUntil > planned ? waitedUntil : planned
}

const running: Subscription['status'][] = ['trialing', 'active', 'past_due']

/** Its period had its hour, and only usage that an outage kept away is waited for. */
export const waitsForUsageAlone = (subscription: Waiting, now: Date): boolean => {
  const { status, cancelAtPeriodEnd, waitedUntil } = subscription
  if (!waitedUntil || waitedUntil <= now || cancelAtPeriodEnd) return false
  return (status === 'active' || status === 'past_due') && renewsAtOf(subscription) <= now
}

/** Null: it doesn’t renew. */
export const plannedRenewalOf = (subscription: Waiting): Date | null =>
  running.includes(subscription.status) && !subscription.cancelAtPeriodEnd ? invoicedAtOf(subscription) : null
