import type { EntityManager } from 'typeorm'
import { soFar } from '#contract/messages/errors/usage.js'
import { discountsOf } from '../invoices/discounts.js'
import type { LooseLine } from '../invoices/made-invoices.js'
import { amountOfPrice } from '../prices/price-amount.js'
import type { Discount } from './kept-discount.js'
import { type PricedItem, readItems } from './priced-items.js'
import { isMeteredItem } from './renewal-times.js'
import { restOfDiscount } from './subscription-discounts.js'
import { usageLineOf } from './subscription-lines.js'
import type { Subscription } from './subscription.entity.js'
import type { UsagePeriod } from './usage-period.entity.js'
import { currentKey, isFree, readClosedUsage, readOpenUsage, usagePeriodOf } from './usage-periods.js'

/** The rows, and one without usage for each metered item of the current period that has none. */
export async function withUnused(
  manager: EntityManager,
  subscription: Subscription,
  rows: readonly UsagePeriod[],
): Promise<UsagePeriod[]> {
  const { items, periodNumber: number, currentPeriodStart: start, currentPeriodEnd: end, updatedAt } = subscription
  const key = currentKey(subscription)
  const known = [...rows.filter(({ period }) => period === key), ...(await readClosedUsage(manager, subscription))]
  const unused = items
    .filter(isMeteredItem)
    .filter(({ priceID }) => !known.some((row) => row.priceID === priceID))
    .map((item) => usagePeriodOf(subscription, item, { number, start, end }, updatedAt))
  return [...rows, ...unused]
}

/** Only an item that is still there says that nothing was used. */
function isShown(subscription: Subscription, row: UsagePeriod): boolean {
  if (isFree(row, subscription)) return false
  if (row.quantity > 0) return true
  const { items, status } = subscription
  const isItem = items.some(({ priceID }) => priceID === row.priceID)
  return isItem && status !== 'canceled' && row.period === currentKey(subscription)
}

export interface UsageLines {
  lines: LooseLine[]
  /** What they take of the coupons of their periods. */
  offs: Map<string, number>
}

export async function usageLines(
  manager: EntityManager,
  subscription: Subscription,
  usage: readonly UsagePeriod[],
): Promise<UsageLines> {
  const rows = usage.filter((row) => isShown(subscription, row))
  const priced = rows.length > 0 ? await pricedUsage(manager, subscription, rows) : []
  const own = restOfDiscount(subscription)
  // Rows of one period share what is left of its coupon.
  const kept = new Map(rows.flatMap(({ period, discount }) => (discount ? [[period, discount] as const] : [])))
  const discounts = rows.map(({ period }) => kept.get(period) ?? (period === currentKey(subscription) ? own : null))
  const offs = offsOf(
    priced.map(({ amount }) => amount),
    discounts,
  )
  const lines = rows.map(({ quantity, startsAt, endsAt }, at) => {
    const one = priced[at] as PricedItem
    const usedItem = { ...one, item: { ...one.item, quantity }, off: offs[at] ?? 0n, discount: discounts[at] ?? null }
    return usageLineOf(usedItem, { start: startsAt, end: endsAt })
  })
  const byPeriod = new Map<string, number>()
  for (const [at, { period }] of rows.entries())
    byPeriod.set(period, (byPeriod.get(period) ?? 0) + Number(offs[at] ?? 0n))
  return { lines, offs: byPeriod }
}

/** The lines of the next invoice by now, which say that more may come. */
export async function usageSoFar(manager: EntityManager, subscription: Subscription): Promise<LooseLine[]> {
  if (!subscription.hasUsage) return []
  const open = await readOpenUsage(manager, subscription.subscriptionID)
  const rows = open.filter(({ startsAt }) => startsAt < subscription.currentPeriodEnd)
  const { lines } = await usageLines(manager, subscription, await withUnused(manager, subscription, rows))
  return lines.map((line) => ({ ...line, description: soFar(line.description) }))
}

/** Usage is charged later: of a price that is still there, or of one that was removed and isn't invoiced yet. */
export async function hasUsageToCome(manager: EntityManager, subscription: Subscription): Promise<boolean> {
  const { items, nextItems, hasUsage, subscriptionID } = subscription
  if ([...items, ...(nextItems ?? [])].some(isMeteredItem)) return true
  if (!hasUsage) return false
  return (await readOpenUsage(manager, subscriptionID)).some((row) => !isFree(row, subscription))
}

/** What the rows cost by now. */
export async function pricedUsage(
  manager: EntityManager,
  subscription: Subscription,
  rows: readonly UsagePeriod[],
): Promise<PricedItem[]> {
  const items = rows.map(({ priceID, taxRateID }) => {
    const item = subscription.items.find((one) => one.priceID === priceID)
    return { priceID, quantity: null, taxRateID: item ? item.taxRateID : taxRateID }
  })
  const priced = await readItems(manager, subscription, items)
  return priced.map((one, at) => {
    const row = rows[at] as UsagePeriod
    return { ...one, amount: isFree(row, subscription) ? 0n : amountOfPrice(one.price, row.quantity) }
  })
}

/** Rows with the same discount share it. */
function offsOf(amounts: readonly bigint[], discounts: readonly (Discount | null)[]): bigint[] {
  const offs = amounts.map(() => 0n)
  for (const discount of new Set(discounts)) {
    if (!discount) continue
    const places = [...amounts.keys()].filter((at) => discounts[at] === discount)
    const parts = discountsOf(
      places.map((at) => amounts[at] ?? 0n),
      discount,
    )
    for (const [index, off] of parts.entries()) offs[places[index] ?? 0] = off
  }
  return offs
}
