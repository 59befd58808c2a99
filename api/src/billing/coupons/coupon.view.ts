import type { CouponState } from '#contract/billing-choices.js'
import { couponPartsOfPercent } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import type { CouponRedemptionView, CouponView } from '#contract/coupons.js'
import type { CouponRedemption } from './coupon-redemption.entity.js'
import type { Coupon } from './coupon.entity.js'

export const percentOf = (partsOff: number | null): number | null =>
  partsOff === null ? null : partsOff / couponPartsOfPercent

function stateOf({ retiredAt, redeemBy, maxRedemptions, timesRedeemed }: Coupon, now: Date): CouponState {
  if (retiredAt) return 'retired'
  if (redeemBy && redeemBy < now) return 'expired'
  return maxRedemptions !== null && timesRedeemed >= maxRedemptions ? 'used_up' : 'active'
}

export const viewCoupon = (coupon: Coupon): CouponView => ({
  couponID: coupon.couponID,
  clientID: coupon.clientID,
  mode: coupon.mode,
  name: coupon.name,
  code: coupon.code,
  percentOff: percentOf(coupon.partsOff),
  amountOff: coupon.amountOff,
  currency: coupon.currency,
  duration: coupon.duration,
  periods: coupon.periods,
  maxRedemptions: coupon.maxRedemptions,
  timesRedeemed: coupon.timesRedeemed,
  redeemBy: coupon.redeemBy?.toISOString() ?? null,
  oncePerCustomer: coupon.oncePerCustomer,
  state: stateOf(coupon, clock.now()),
  retiredAt: coupon.retiredAt?.toISOString() ?? null,
  createdAt: coupon.createdAt.toISOString(),
})

export const viewRedemption = (redemption: CouponRedemption): CouponRedemptionView => ({
  couponRedemptionID: redemption.couponRedemptionID,
  couponID: redemption.couponID,
  clientID: redemption.clientID,
  mode: redemption.mode,
  customerID: redemption.customerID,
  subscriptionID: redemption.subscriptionID,
  invoiceID: redemption.invoiceID,
  periodsLeft: redemption.periodsLeft,
  releasedAt: redemption.releasedAt?.toISOString() ?? null,
  redeemedAt: redemption.createdAt.toISOString(),
})
