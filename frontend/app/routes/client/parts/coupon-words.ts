import type { CouponView } from '#contract/coupons.js'
import * as words from '#contract/messages/client/coupons.js'
import { countInWords, formatMoney, inDecimals, withPercentSign } from '#contract/spoken-formats.js'

export const stateTones = { active: 'success', expired: 'neutral', used_up: 'neutral', retired: 'neutral' } as const

type Off = Pick<CouponView, 'percentOff' | 'amountOff' | 'currency'>

/** Such as `20% off`. */
export const discountWords = ({ percentOff, amountOff, currency }: Off): string =>
  words.off(
    percentOff === null
      ? formatMoney(amountOff ?? 0, currency ?? 'USD')
      : withPercentSign(inDecimals(String(percentOff))),
  )

export const durationWords = ({ duration, periods }: Pick<CouponView, 'duration' | 'periods'>): string =>
  duration === 'repeating' ? words.forPeriods(periods ?? 1) : words.durations[duration]

export const redeemedWords = ({ timesRedeemed, maxRedemptions }: CouponView): string =>
  maxRedemptions === null
    ? countInWords(timesRedeemed)
    : words.timesOf(countInWords(timesRedeemed), countInWords(maxRedemptions))

/** Such as `SPRING · 20% off`. */
export const couponLabel = (coupon: Off & Pick<CouponView, 'code' | 'name'>): string =>
  `${coupon.code ?? coupon.name} · ${discountWords(coupon)}`
