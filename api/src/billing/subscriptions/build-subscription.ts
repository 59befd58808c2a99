import { incompleteForDays, invoiceDueDays, trialDaysMax } from '#contract/billing-limits.js'
import type { CreateSubscription } from '#contract/subscriptions.js'
import { wholeSeconds } from '../test-clocks/time-of.js'
import type { Customer } from '../../money/customers/customer.entity.js'
import { daysAfter, periodOf, type Rhythm } from './periods.js'
import { licensedOf, type PricedItem } from './priced-items.js'
import { isMeteredItem, renewsAtOf } from './renewal-times.js'
import type { Subscription } from './subscription.entity.js'
import { AnchorInThePast, AnchorTooFar, AnchorWithTrial, TrialInThePast, TrialTooLong } from './subscriptions.errors.js'

type Terms = Pick<Subscription, 'collection' | 'savedPaymentMethodID' | 'dueInDays' | 'metadata'>

export const termsOf = (input: Omit<CreateSubscription, 'customerID' | 'items'>): Terms => ({
  collection: input.collection ?? 'charge',
  savedPaymentMethodID: input.savedPaymentMethodID ?? null,
  dueInDays: input.dueInDays ?? invoiceDueDays,
  metadata: input.metadata ?? {},
})

export function buildSubscription(
  { customerID, clientID, mode, testClockID }: Customer,
  input: CreateSubscription,
  priced: readonly PricedItem[],
  { subscriptionID, now }: { subscriptionID: string; now: Date },
): Subscription {
  const [first] = priced
  if (!first?.price.interval) throw new Error('Its items were not checked')
  const timeZone = input.timeZone ?? 'UTC'
  const trialEndsAt = trialEndOf(input, now, timeZone)
  const anchorAt = trialEndsAt ?? anchorOf(input, now)
  const { currency } = first.price
  const intervalCount = first.price.intervalCount ?? 1
  const rhythm: Rhythm = { anchorAt, interval: first.price.interval, intervalCount, timeZone }
  if (!trialEndsAt && periodOf(rhythm, -1).start > now) throw new AnchorTooFar()
  const isNow = anchorAt.getTime() === now.getTime()
  const currentPeriodEnd = isNow ? periodOf(rhythm, 0).end : anchorAt
  const terms = termsOf(input)
  // What is only metered charges nothing in advance, so there is no first invoice to wait for.
  const isCharged = terms.collection === 'charge' && licensedOf(priced).length > 0
  const status = trialEndsAt ? 'trialing' : isCharged ? 'incomplete' : 'active'
  const items = priced.map(({ item }) => item)
  return {
    ...{ subscriptionID, clientID, mode, customerID, testClockID, checkoutSessionID: null, methodChosenAt: null },
    ...{ ...terms, ...rhythm },
    ...{ status, currency, interval: rhythm.interval, items, nextItems: null },
    ...{ periodNumber: isNow ? 0 : -1, anchorNumber: 0, currentPeriodStart: now, currentPeriodEnd, trialEndsAt },
    ...{ carry: 0, discount: null, nextDiscount: null, pendingLines: [], cancelAtPeriodEnd: false },
    ...{ cancellationReason: null, cancellationFeedback: null, latestInvoiceID: null },
    ...{ cancellationFeedbackAt: null },
    ...{ hasUsage: items.some(isMeteredItem), waitedUntil: null },
    dueAt:
      status === 'incomplete'
        ? daysAfter(now, incompleteForDays, 'UTC')
        : renewsAtOf({ status, items, cancelAtPeriodEnd: false, currentPeriodEnd }),
    ...{ pausedAt: null, canceledAt: null, createdAt: now, updatedAt: now },
  }
}

function trialEndOf({ trialDays, trialEndsAt, anchorAt }: CreateSubscription, now: Date, zone: string): Date | null {
  if (trialDays === undefined && !trialEndsAt) return null
  if (anchorAt) throw new AnchorWithTrial()
  const end = trialEndsAt ? wholeSeconds(new Date(trialEndsAt)) : daysAfter(now, trialDays ?? 0, zone)
  if (end <= now) throw new TrialInThePast()
  if (end > daysAfter(now, trialDaysMax, zone)) throw new TrialTooLong()
  return end
}

function anchorOf({ anchorAt }: CreateSubscription, now: Date): Date {
  if (!anchorAt) return now
  const anchor = wholeSeconds(new Date(anchorAt))
  if (anchor <= now) throw new AnchorInThePast()
  return anchor
}
