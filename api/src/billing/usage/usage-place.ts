import type { EntityManager } from 'typeorm'
import { usageSkewMs } from '#contract/billing-limits.js'
import { findRow, insertRows, readRows, updateRow } from '../../platform/database/rows.js'
import { isMetered } from '../subscriptions/priced-items.js'
import type { Subscription } from '../subscriptions/subscription.entity.js'
import { SubscriptionStateConflict } from '../subscriptions/subscriptions.errors.js'
import { UsagePeriod } from '../subscriptions/usage-period.entity.js'
import { itemsIn, periodAt, periodKey, readOpenUsage, usagePeriodOf } from '../subscriptions/usage-periods.js'
import { Price } from '../prices/price.entity.js'
import {
  UsageAfterEnd,
  UsageBeforeItem,
  UsageInTheFuture,
  UsagePeriodClosed,
  UsagePriceLicensed,
  UsagePriceUnknown,
} from './usage.errors.js'

interface Asked {
  subscription: Subscription
  priceID: string
  happenedAt: Date
  now: Date
}

export interface UsagePlace {
  price: Price
  row: UsagePeriod
  /** All that may come onto one invoice with it. */
  open: UsagePeriod[]
}

/** Where an event counts. The row of its period is made with its first event. */
export async function placeOf(manager: EntityManager, asked: Asked): Promise<UsagePlace> {
  const { subscription, priceID, happenedAt, now } = asked
  const { clientID, mode, subscriptionID, status } = subscription
  if (status === 'incomplete') throw new SubscriptionStateConflict(status)
  if (happenedAt.getTime() > now.getTime() + usageSkewMs) throw new UsageInTheFuture()
  requireRunning(subscription, happenedAt)
  const price = await findRow(manager, Price, { priceID, clientID, mode })
  if (!price) throw new UsagePriceUnknown()
  if (!isMetered(price)) throw new UsagePriceLicensed()
  const open = await readOpenUsage(manager, subscriptionID)
  const own = open.filter((row) => row.priceID === priceID)
  const found = own.find(({ startsAt, endsAt }) => startsAt <= happenedAt && happenedAt < endsAt)
  if (found) return { price, row: found, open }
  return { price, row: await newPlace(manager, asked), open }
}

/** Nothing is used while it is paused, or after the end that is planned. */
function requireRunning(subscription: Subscription, happenedAt: Date): void {
  const { status, pausedAt, cancelAtPeriodEnd, currentPeriodEnd } = subscription
  if (status === 'paused' && pausedAt && happenedAt >= pausedAt) throw new SubscriptionStateConflict(status)
  if (cancelAtPeriodEnd && happenedAt >= currentPeriodEnd) throw new UsageAfterEnd(currentPeriodEnd)
}

async function newPlace(manager: EntityManager, asked: Asked): Promise<UsagePeriod> {
  const { subscription, priceID, happenedAt, now } = asked
  const { subscriptionID, status, currentPeriodStart } = subscription
  if (happenedAt < currentPeriodStart) throw new UsagePeriodClosed(currentPeriodStart)
  if (status === 'canceled') throw await refusalAfterEnd(manager, asked)
  const period = periodAt(subscription, happenedAt)
  const item = itemsIn(subscription, period).find((one) => one.priceID === priceID)
  if (!item) throw new UsagePriceUnknown()
  const key = periodKey(subscription, period.number)
  const same = await findRow(manager, UsagePeriod, { subscriptionID, priceID, period: key })
  if (same?.closedAt) throw new UsagePeriodClosed(same.endsAt)
  if (same && happenedAt < same.startsAt) throw new UsageBeforeItem(same.startsAt)
  if (same) {
    // The price was taken out and came back.
    await updateRow(manager, UsagePeriod, { usagePeriodID: same.usagePeriodID }, { endsAt: period.end })
    return same
  }
  const row = usagePeriodOf(subscription, item, period, now)
  await insertRows(manager, UsagePeriod, row)
  return row
}

/** Its last row says until when the price counted: a cancellation may be worked on later than it takes effect. */
async function refusalAfterEnd(manager: EntityManager, { subscription, priceID, happenedAt }: Asked): Promise<Error> {
  const { subscriptionID, canceledAt, currentPeriodEnd, items } = subscription
  const latest = 'WHERE "subscriptionID" = $1 AND "priceID" = $2 ORDER BY "endsAt" DESC LIMIT 1'
  const [last] = await readRows(manager, UsagePeriod, latest, [subscriptionID, priceID])
  if (last && happenedAt < last.endsAt) return new UsagePeriodClosed(last.endsAt)
  if (!items.some((item) => item.priceID === priceID)) return new UsagePriceUnknown()
  return new UsageAfterEnd(last?.endsAt ?? canceledAt ?? currentPeriodEnd)
}
