import type { EntityManager } from 'typeorm'
import { usageGraceMs } from '#contract/billing-limits.js'
import type { SubscriptionItemView } from '#contract/subscriptions.js'
import { newId } from '../../platform/crypto/ids.js'
import { insertNewRow, readRows, updateRow } from '../../platform/database/rows.js'
import { mustStandIn } from '../../platform/database/units/numbered-lines.js'
import { type Period, periodOf } from './periods.js'
import { invoicedAtOf, isMeteredItem, rhythmOf } from './renewal-times.js'
import { restOfDiscount } from './subscription-discounts.js'
import type { Subscription } from './subscription.entity.js'
import { UsagePeriod } from './usage-period.entity.js'

/** Units that count usage and units that invoice it stand in this line, so that each event is in one invoice. */
export const usageLine = 'usage_events'

export interface NumberedPeriod extends Period {
  number: number
}

export const periodKey = ({ anchorNumber }: Pick<Subscription, 'anchorNumber'>, number: number): string =>
  `${anchorNumber}.${number}`

export const currentKey = (subscription: Subscription): string => periodKey(subscription, subscription.periodNumber)

export const readOpenUsage = (manager: EntityManager, subscriptionID: string): Promise<UsagePeriod[]> =>
  readRows(
    manager,
    UsagePeriod,
    'WHERE "subscriptionID" = $1 AND "closedAt" IS NULL ORDER BY "startsAt", "usagePeriodID"',
    [subscriptionID],
  )

/** Prices that were added to a period only after its end have a closed row in it. */
export const readClosedUsage = (manager: EntityManager, subscription: Subscription): Promise<UsagePeriod[]> =>
  readRows(manager, UsagePeriod, 'WHERE "subscriptionID" = $1 AND "period" = $2 AND "closedAt" IS NOT NULL', [
    ...[subscription.subscriptionID, currentKey(subscription)],
  ])

/** In a unit that decides by it: no event comes in between. */
export async function openUsage(
  manager: EntityManager,
  { subscriptionID, hasUsage }: Subscription,
): Promise<UsagePeriod[]> {
  if (!hasUsage) return []
  mustStandIn(manager, usageLine)
  return readOpenUsage(manager, subscriptionID)
}

/** The current period, or a later one: its renewal waits for late events, and may be overdue. */
export function periodAt(subscription: Subscription, at: Date): NumberedPeriod {
  const { currentPeriodStart, currentPeriodEnd, periodNumber } = subscription
  let found = { number: periodNumber, start: currentPeriodStart, end: currentPeriodEnd }
  while (at >= found.end) {
    const number = found.number + 1
    found = { number, ...periodOf(rhythmOf(subscription), number) }
  }
  return found
}

/** A price that changes at the end of the period belongs to the periods after it. */
export const itemsIn = ({ items, nextItems, periodNumber }: Subscription, { number }: NumberedPeriod) =>
  number === periodNumber ? items : (nextItems ?? items)

export function usagePeriodOf(
  subscription: Subscription,
  { priceID, taxRateID }: SubscriptionItemView,
  { number, start, end }: NumberedPeriod,
  createdAt: Date,
): UsagePeriod {
  const { subscriptionID, clientID, mode } = subscription
  return {
    ...{ usagePeriodID: newId('usp'), subscriptionID, clientID, mode, priceID, taxRateID },
    ...{ period: periodKey(subscription, number), quantity: 0, eventCount: 0, lastAt: null },
    ...{ startsAt: start, endsAt: end, discount: null, closedAt: null, invoiceID: null, createdAt },
  }
}

interface Ended {
  items: readonly SubscriptionItemView[]
  until: Date
  now: Date
}

/** These prices count until then. Events from before are still taken, so each price has a row that says so. */
export async function endUsage(manager: EntityManager, subscription: Subscription, ended: Ended): Promise<void> {
  const { until, now } = ended
  const metered = [...new Map(ended.items.filter(isMeteredItem).map((item) => [item.priceID, item])).values()]
  if (metered.length === 0) return
  const open = await openUsage(manager, subscription)
  for (const item of metered) {
    const own = open.filter(({ priceID }) => priceID === item.priceID)
    for (const row of own.filter(({ endsAt }) => endsAt > until))
      await changeRow(manager, row, { endsAt: sooner(row, until), taxRateID: item.taxRateID })
    const added = unusedUntil(subscription, item, ended)
      .filter(({ period }) => !own.some((row) => row.period === period))
      .map((row) => ({ ...row, createdAt: now }))
    // A price that was added after the end of its period has a closed row already.
    for (const row of added) await insertNewRow(manager, UsagePeriod, row)
  }
}

/** Before a period is renewed whose usage still waits: its events are still taken, and it has an invoice of its own. */
export async function holdUsage(manager: EntityManager, subscription: Subscription, now: Date): Promise<void> {
  const { items, periodNumber: number, currentPeriodStart: start, currentPeriodEnd: end } = subscription
  const open = await openUsage(manager, subscription)
  const key = currentKey(subscription)
  for (const item of items.filter(isMeteredItem)) {
    const isKnown = open.some(({ priceID, period }) => priceID === item.priceID && period === key)
    // A price that was added after the end of its period has a closed row already.
    if (!isKnown)
      await insertNewRow(manager, UsagePeriod, usagePeriodOf(subscription, item, { number, start, end }, now))
  }
  await keepDiscount(manager, subscription)
}

/** Usage of a later period may have come in before a change that leaves its price out of that period. It takes no more. */
export async function endLaterUsage(
  manager: EntityManager,
  subscription: Subscription,
  { items, now }: { items: readonly SubscriptionItemView[]; now: Date },
): Promise<void> {
  const isGone = ({ startsAt, endsAt, priceID }: UsagePeriod) =>
    startsAt >= subscription.currentPeriodEnd && endsAt > now && !items.some((item) => item.priceID === priceID)
  for (const row of (await openUsage(manager, subscription)).filter(isGone))
    await changeRow(manager, row, { endsAt: sooner(row, now) })
}

/** Before other periods begin: what is not invoiced yet keeps the coupon of its own period. */
export async function keepDiscount(manager: EntityManager, subscription: Subscription): Promise<void> {
  const discount = restOfDiscount(subscription)
  if (!discount) return
  const isOwn = ({ period, discount: kept }: UsagePeriod) => period === currentKey(subscription) && !kept
  for (const row of (await openUsage(manager, subscription)).filter(isOwn)) await changeRow(manager, row, { discount })
}

export const changeRow = (manager: EntityManager, { usagePeriodID }: UsagePeriod, change: Partial<UsagePeriod>) =>
  updateRow(manager, UsagePeriod, { usagePeriodID }, change)

/** What happened later counts as well, as far as it was taken. */
function sooner({ startsAt, endsAt, lastAt }: UsagePeriod, until: Date): Date {
  if (endsAt <= until) return endsAt
  const afterLast = lastAt ? lastAt.getTime() + 1000 : 0
  return new Date(Math.min(endsAt.getTime(), Math.max(startsAt.getTime(), until.getTime(), afterLast)))
}

function unusedUntil(subscription: Subscription, item: SubscriptionItemView, { until, now }: Ended): UsagePeriod[] {
  const rows: UsagePeriod[] = []
  const last = periodAt(subscription, until)
  for (let number = subscription.periodNumber; number <= last.number; number += 1) {
    const period = number === last.number ? last : numbered(subscription, number)
    const end = period.end > until ? until : period.end
    const isItem = itemsIn(subscription, period).some(({ priceID }) => priceID === item.priceID)
    if (isItem && end > period.start) rows.push(usagePeriodOf(subscription, item, { ...period, end }, now))
  }
  return rows
}

function numbered(subscription: Subscription, number: number): NumberedPeriod {
  const { periodNumber, currentPeriodStart: start, currentPeriodEnd: end } = subscription
  return { number, ...(number === periodNumber ? { start, end } : periodOf(rhythmOf(subscription), number)) }
}

/** A price that is added counts from now on; one that comes back in the same period goes on. */
export async function beginUsage(
  manager: EntityManager,
  subscription: Subscription,
  { items, now }: { items: readonly SubscriptionItemView[]; now: Date },
): Promise<void> {
  if (items.length === 0) return
  const { currentPeriodEnd: end, periodNumber: number } = subscription
  const isOver = now >= end
  const open = await openUsage(manager, subscription)
  for (const item of items) {
    const same = open.find(({ priceID, period }) => priceID === item.priceID && period === currentKey(subscription))
    const added = usagePeriodOf(subscription, item, { number, start: isOver ? end : now, end }, now)
    if (!same) await insertNewRow(manager, UsagePeriod, isOver ? { ...added, closedAt: now } : added)
    // A period that is over, and waits for late usage, is one that the price was never in.
    else if (!isOver) await changeRow(manager, same, { endsAt: end })
  }
}

export async function closeUsage(
  manager: EntityManager,
  rows: readonly UsagePeriod[],
  { closedAt, invoiceID }: { closedAt: Date; invoiceID: string | null },
): Promise<void> {
  for (const row of rows) await changeRow(manager, row, { closedAt, invoiceID })
}

export const isFree = ({ startsAt }: UsagePeriod, { trialEndsAt }: Subscription): boolean =>
  trialEndsAt !== null && startsAt < trialEndsAt

/** When a row takes no more events. */
export const openUntil = (row: UsagePeriod, subscription: Subscription): Date =>
  isFree(row, subscription) ? row.endsAt : new Date(row.endsAt.getTime() + usageGraceMs)

/** The same as it is told: a row is open until it is invoiced, which an outage or the rest of its period may put off. */
export function toldOpenUntil(row: UsagePeriod, subscription: Subscription): Date {
  const { status, waitedUntil, dueAt } = subscription
  const planned = openUntil(row, subscription)
  const isOfPeriod = row.period === currentKey(subscription)
  const isWaiting = waitedUntil && planned <= waitedUntil
  const invoicedAt = status === 'canceled' ? dueAt : isOfPeriod ? invoicedAtOf(subscription) : null
  return new Date(Math.max(planned.getTime(), isWaiting ? waitedUntil.getTime() : 0, invoicedAt?.getTime() ?? 0))
}
