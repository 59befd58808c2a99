import { type EntityManager, In, IsNull } from 'typeorm'
import { couponHoldMs, couponHoldsLookedAt, couponHoldsSinceMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { Setup } from '../../money/setups/setup.entity.js'
import { isBeingPaid } from '../../money/payment-links/payments-of-links.js'
import { Transaction } from '../../money/transactions/transaction.entity.js'
import { isThere } from '../../platform/database/rows.js'
import { CouponRedemption } from '../coupons/coupon-redemption.entity.js'
import { Subscription } from '../subscriptions/subscription.entity.js'

/** Subscriptions of these customers that keep the coupon redeemed. null: one of them can’t give it back, or an invoice uses it. */
export async function holdsOf(
  manager: EntityManager,
  couponID: string,
  customerIDs: readonly string[],
): Promise<Subscription[] | null> {
  if (customerIDs.length === 0) return []
  const where = { couponID, customerID: In(customerIDs), releasedAt: IsNull() }
  const redemptions = await manager.findBy(CouponRedemption, where)
  const subscriptionIDs = redemptions.flatMap(({ subscriptionID }) => subscriptionID ?? [])
  const holds = await manager.findBy(Subscription, { subscriptionID: In(subscriptionIDs) })
  if (holds.length < redemptions.length) return null
  for (const hold of holds) if (!(await isUnpaid(manager, hold))) return null
  return holds
}

/** Of whichever customer: an attempt to pay it has ended, or none has come. */
export async function idleHoldOf(manager: EntityManager, couponID: string): Promise<Subscription | null> {
  const held = await manager
    .createQueryBuilder(Subscription, 'held')
    .innerJoin(CouponRedemption, 'used', 'used.subscriptionID = held.subscriptionID')
    .where('used.couponID = :couponID AND used.releasedAt IS NULL', { couponID })
    // A session lives for a day at most.
    .andWhere('used.createdAt > :since', { since: clock.time() - couponHoldsSinceMs })
    .andWhere(`held.status = 'incomplete' AND held.checkoutSessionID IS NOT NULL`)
    .orderBy('used.createdAt')
    .limit(couponHoldsLookedAt)
    .getMany()
  for (const hold of held) if ((await isUnpaid(manager, hold)) && (await isIdle(manager, hold))) return hold
  return null
}

async function isUnpaid(manager: EntityManager, { status, checkoutSessionID }: Subscription): Promise<boolean> {
  if (status !== 'incomplete' || !checkoutSessionID) return false
  return !(await isBeingPaid(manager, checkoutSessionID))
}

// A payer whose first attempt is about to begin keeps the coupon, so that many payers at once do not take it from each other.
async function isIdle(manager: EntityManager, { checkoutSessionID, createdAt }: Subscription): Promise<boolean> {
  if (createdAt.getTime() < clock.time() - couponHoldMs) return true
  const ofSession = 'WHERE "paymentLinkID" = $1'
  if (await isThere(manager, Transaction, ofSession, [checkoutSessionID])) return true
  return isThere(manager, Setup, ofSession, [checkoutSessionID])
}
