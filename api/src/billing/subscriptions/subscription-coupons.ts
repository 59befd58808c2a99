import type { EntityManager } from 'typeorm'
import { RemoveOrApplyCoupon } from '../coupons/coupons.errors.js'
import {
  findCoupon,
  type GivenCoupon,
  namesCoupon,
  redeemCoupon,
  releaseCoupon,
  requireCoupon,
  setPeriodsLeft,
} from '../coupons/redeem-coupon.js'
import type { NextDiscount } from './kept-discount.js'
import { currentDiscount, nextDiscountOf } from './subscription-discounts.js'
import type { Subscription } from './subscription.entity.js'

export interface GivenDiscount extends GivenCoupon {
  removeCoupon?: boolean | undefined
}

const notRedeemed = ''

/** What counts from the next period on. A preview redeems nothing; the coupon that the subscription has is kept as it is. */
export async function chosenDiscount(
  manager: EntityManager,
  subscription: Subscription,
  { removeCoupon, couponID, code }: GivenDiscount,
  { now, isPreview }: { now: Date; isPreview: boolean },
): Promise<NextDiscount | null> {
  const { nextDiscount, subscriptionID } = subscription
  const own = nextDiscount ?? currentDiscount(subscription)
  const isNamed = namesCoupon({ couponID, code })
  if (removeCoupon && isNamed) throw new RemoveOrApplyCoupon()
  if (!removeCoupon && !isNamed) return nextDiscount
  const found = isNamed ? await findCoupon(manager, subscription, { couponID, code }) : null
  if (found && found.couponID === own?.couponID) return nextDiscount
  if (nextDiscount && !isPreview) await leaveCoupon(manager, nextDiscount, now)
  if (!found) return null
  const { clientID, mode, customerID, currency } = subscription
  const redeemer = { clientID, mode, customerID, currency, now }
  const coupon = await requireCoupon(manager, redeemer, { couponID: found.couponID })
  if (isPreview) return nextDiscountOf(coupon, notRedeemed)
  const { couponRedemptionID } = await redeemCoupon(manager, coupon, redeemer, { subscriptionID })
  return nextDiscountOf(coupon, couponRedemptionID)
}

/** Given back where no period has used it. */
export async function leaveCoupon(manager: EntityManager, discount: NextDiscount, now: Date): Promise<void> {
  const { isUsed, couponRedemptionID } = discount
  if (isUsed) await setPeriodsLeft(manager, couponRedemptionID, 0)
  else await releaseCoupon(manager, couponRedemptionID, now)
}

/** A subscription whose first invoice was never paid has used nothing. */
export async function releaseUnpaid(
  manager: EntityManager,
  subscription: Pick<Subscription, 'discount' | 'nextDiscount'>,
  now: Date,
): Promise<void> {
  const couponRedemptionID = (subscription.discount ?? subscription.nextDiscount)?.couponRedemptionID
  if (couponRedemptionID) await releaseCoupon(manager, couponRedemptionID, now)
}
