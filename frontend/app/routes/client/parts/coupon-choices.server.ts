import { listOwnCoupons, loadOwnCoupon } from '../../../api/coupons.server'
import { silently } from '../../../api/silently.server'
import type { Context } from '../../../session/site-context.server'
import { couponLabel } from './coupon-words'

export interface CouponChoice {
  value: string
  label: string
}

const shownMax = 100

/** The newest coupons that can be redeemed, and the one that is chosen already. */
export async function couponChoices(context: Context, chosen: string | null = null): Promise<CouponChoice[]> {
  const page = await silently(listOwnCoupons(context, { state: 'active', limit: shownMax }), null)
  const coupons = page?.items ?? []
  const isListed = chosen === null || coupons.some(({ couponID }) => couponID === chosen)
  const other = isListed ? null : await silently(loadOwnCoupon(context, chosen), null)
  const choices = [...coupons, ...(other ? [other] : [])].map((coupon) => ({
    value: coupon.couponID,
    label: couponLabel(coupon),
  }))
  // Saving would otherwise remove one that this person may not read.
  return isListed || other ? choices : [...choices, { value: chosen, label: chosen }]
}
