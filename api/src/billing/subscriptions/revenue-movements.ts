import type { EntityManager } from 'typeorm'
import type { SubscriptionStatus } from '#contract/billing-choices.js'
import type { RevenueKind } from '#contract/revenue-kinds.js'
import { nextId } from '../../platform/crypto/ids.js'
import { insertRows, readRows } from '../../platform/database/rows.js'
import { sumsOf } from '../invoices/invoice-sums.js'
import { timeOf } from '../test-clocks/time-of.js'
import { monthlyAmount } from './monthly-amount.js'
import { readItems } from './priced-items.js'
import { RevenueMovement } from './revenue-movement.entity.js'
import { withDiscount } from './subscription-discounts.js'
import { wholeLines } from './subscription-lines.js'
import type { Subscription } from './subscription.entity.js'

const charged: SubscriptionStatus[] = ['active', 'past_due']

/** In the unit that changes the subscription, so that the report and the subscription never disagree. */
export async function noteMovement(manager: EntityManager, subscription: Subscription): Promise<void> {
  const { subscriptionID, clientID, mode, customerID, currency } = subscription
  const newest = 'WHERE "subscriptionID" = $1 ORDER BY "movementID" DESC LIMIT 1'
  const [last] = await readRows(manager, RevenueMovement, newest, [subscriptionID])
  const monthlyBefore = last?.monthlyAfter ?? 0
  const monthlyAfter = await monthlyOf(manager, subscription)
  if (monthlyAfter === monthlyBefore) return
  const createdAt = await timeOf(manager, subscription)
  await insertRows(manager, RevenueMovement, {
    ...{ movementID: nextId('rmv'), clientID, mode, subscriptionID, customerID, currency },
    ...{ kind: kindOf(subscription, monthlyBefore, monthlyAfter, last), monthlyBefore, monthlyAfter },
    ...{ startedAt: last?.startedAt ?? createdAt, createdAt },
  })
}

async function monthlyOf(manager: EntityManager, subscription: Subscription): Promise<number> {
  if (!charged.includes(subscription.status)) return 0
  const items = await readItems(manager, subscription, subscription.items)
  const { nextDiscount } = subscription
  // Only a coupon that counts forever lowers what comes in each month.
  const priced = withDiscount(items, nextDiscount?.periodsLeft === null ? nextDiscount : null)
  const { currentPeriodStart: start, currentPeriodEnd: end } = subscription
  const net = sumsOf(wholeLines(priced, { start, end })).reduce((sum, line) => sum + line.net, 0)
  return monthlyAmount(net, subscription)
}

function kindOf(
  { status }: Subscription,
  before: number,
  after: number,
  last: RevenueMovement | undefined,
): RevenueKind {
  if (!last) return 'new'
  if (before === 0) return 'resume'
  if (after > before) return 'expansion'
  if (status === 'paused') return 'pause'
  return status === 'canceled' ? 'churn' : 'contraction'
}
