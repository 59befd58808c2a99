import { allOwnCoupons, loadOwnCoupon } from '../../../api/coupons.server'
import { silently } from '../../../api/silently.server'
import type { Context } from '../../../session/site-context.server'
import { type Choice, distinct } from './choices'
import { couponLabel } from './coupon-words'

/** The coupons that can be redeemed, the newest first, and the one that is chosen already. */
export async function couponChoices(context: Context, chosen: string | null = null): Promise<Choice[]> {
  const coupons = await silently(allOwnCoupons(context), [])
  const isListed = chosen === null || coupons.some(({ couponID }) => couponID === chosen)
  const other = isListed ? null : await silently(loadOwnCoupon(context, chosen), null)
  const choices = [...coupons, ...(other ? [other] : [])].map((coupon) => ({
    value: coupon.couponID,
    label: couponLabel(coupon),
  }))
  // Saving would otherwise remove one that this person may not read.
  return distinct(isListed || other ? choices : [...choices, { value: chosen, label: chosen }])
}
