import type { UsageAggregation } from '#contract/billing-choices.js'
import { usagePerPeriodMax } from '#contract/billing-limits.js'
import { amountMaxMinorUnits } from '#contract/limits.js'
import { amountOfPrice } from '../prices/price-amount.js'
import type { Price } from '../prices/price.entity.js'
import type { UsagePeriod } from '../subscriptions/usage-period.entity.js'

interface Used {
  quantity: number
  happenedAt: Date
}

type Counted = Pick<UsagePeriod, 'quantity' | 'eventCount' | 'lastAt'>

/** Of two events of one moment, the one that comes in later counts as the last. */
export function countUsage(aggregation: UsageAggregation, before: Counted, { quantity, happenedAt }: Used): Counted {
  const isLatest = before.lastAt === null || happenedAt >= before.lastAt
  const counted: Record<UsageAggregation, number> = {
    sum: before.quantity + quantity,
    max: Math.max(before.quantity, quantity),
    last: isLatest ? quantity : before.quantity,
  }
  return {
    quantity: counted[aggregation],
    eventCount: before.eventCount + 1,
    lastAt: isLatest ? happenedAt : before.lastAt,
  }
}

type Priced = Pick<Price, 'unitAmount' | 'tiers'>

/** Tax at most doubles it, and what is charged in advance takes half of the largest amount. */
export function isWithinMoney(used: readonly { price: Priced; quantity: number }[]): boolean {
  if (used.some(({ quantity }) => quantity > usagePerPeriodMax)) return false
  const amounts = used.map(({ price, quantity }) => amountOfPrice(price, quantity))
  return amounts.reduce((sum, amount) => sum + amount, 0n) * 4n <= BigInt(amountMaxMinorUnits)
}
