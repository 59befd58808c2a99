import { type CouponDuration, couponDurations, type CouponState, couponStates } from './billing-choices.js'
import { couponPartsOfPercent, couponPeriodsMax, couponRedemptionsMax } from './billing-limits.js'
import { OptionalCouponCode } from './coupon-fields.js'
import { allOf, MayBeAbsent, OptionalFlag, OptionalText, RequiredChoice, RequiredText } from './fields.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import * as billingWords from './messages/errors/billing.js'
import * as words from './messages/errors/coupons.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import { OptionalAmount, OptionalChoice, OptionalCurrency } from './money-fields.js'
import { Passes, Whole } from './own-checks.js'
import { OptionalTime } from './time-field.js'

const isPercentOff = (value: unknown): boolean =>
  typeof value === 'number' &&
  value > 0 &&
  value <= 100 &&
  Math.abs(value * couponPartsOfPercent - Math.round(value * couponPartsOfPercent)) < 1e-6

const OptionalWhole = (name: string, most: number) =>
  allOf(MayBeAbsent(), Whole(1, most, billingWords.wholeFromTo(name, 1, most)))

/** POST /coupons, with an Idempotency-Key. You can't change a coupon, only retire it. */
export class CreateCoupon {
  /** Customers see it on invoices if there is no code. */
  @RequiredText(billingWords.nameRequired)
  name!: string

  /** The code that customers enter. Not case-sensitive. Without one, you apply the coupon by its ID. */
  @OptionalCouponCode()
  code?: string

  /** At most two decimals. Send this or `amountOff`. */
  @MayBeAbsent()
  @Passes('isPercentOff', isPercentOff, words.percentOffForm)
  percentOff?: number

  /** In minor units of `currency`, per period or invoice. */
  @OptionalAmount()
  amountOff?: number

  /** The currency of `amountOff`. */
  @OptionalCurrency()
  currency?: Currency

  /** How long a subscription gets the discount: one period, `periods` of them, or all. */
  @RequiredChoice(couponDurations, words.durationOneOf(couponDurations))
  duration!: CouponDuration

  /** The number of periods if `duration` is `repeating`. */
  @OptionalWhole('periods', couponPeriodsMax)
  periods?: number

  /** The total number of redemptions. Default: no limit. */
  @OptionalWhole('maxRedemptions', couponRedemptionsMax)
  maxRedemptions?: number

  /** It can’t be redeemed after this time. Default: it doesn’t expire. */
  @OptionalTime('redeemBy')
  redeemBy?: string

  /** Each customer can redeem it once. */
  @OptionalFlag()
  oncePerCustomer?: boolean

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** GET /coupons. `q` searches names and codes. */
export class ListCoupons extends ListQuery {
  @OptionalText()
  q?: string

  @OptionalChoice(couponStates, checks.statusIsOneOf(couponStates))
  state?: CouponState
}

/** GET /coupons/:couponID/redemptions, newest first. */
export class ListCouponRedemptions extends ListQuery {}

export interface CouponView {
  couponID: string
  clientID: string
  mode: Mode
  name: string
  /** In capital letters. Null if the coupon has no code. */
  code: string | null
  percentOff: number | null
  /** In minor units. Null if the coupon has a `percentOff`. */
  amountOff: number | null
  currency: Currency | null
  duration: CouponDuration
  periods: number | null
  maxRedemptions: number | null
  /** Redemptions that were given back don’t count. */
  timesRedeemed: number
  redeemBy: string | null
  oncePerCustomer: boolean
  state: CouponState
  retiredAt: string | null
  createdAt: string
}

export interface CouponRedemptionView {
  couponRedemptionID: string
  couponID: string
  clientID: string
  mode: Mode
  customerID: string
  /** Null if an invoice redeemed it. */
  subscriptionID: string | null
  /** Null if a subscription redeemed it. */
  invoiceID: string | null
  /** The periods left with the discount. Null for all. */
  periodsLeft: number | null
  /** When the redemption was given back. Null if it counts. */
  releasedAt: string | null
  redeemedAt: string
}
