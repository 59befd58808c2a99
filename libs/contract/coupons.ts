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

/** POST /coupons, with an Idempotency-Key. A coupon is never changed, only retired. */
export class CreateCoupon {
  /** Customers see it on invoices if there is no code. */
  @RequiredText(billingWords.nameRequired)
  name!: string

  /** What customers type; letters count without regard to case. Default: it is applied by its ID alone. */
  @OptionalCouponCode()
  code?: string

  /** At most two decimals; absent where `amountOff` says it. */
  @MayBeAbsent()
  @Passes('isPercentOff', isPercentOff, words.percentOffForm)
  percentOff?: number

  /** Minor units of `currency`, for each period or invoice. */
  @OptionalAmount()
  amountOff?: number

  /** Of `amountOff`. */
  @OptionalCurrency()
  currency?: Currency

  /** For one period of a subscription, for `periods` of them, or for all. */
  @RequiredChoice(couponDurations, words.durationOneOf(couponDurations))
  duration!: CouponDuration

  /** How many periods, where `duration` is `repeating`. */
  @OptionalWhole('periods', couponPeriodsMax)
  periods?: number

  /** How often it can be redeemed in all. Default: without limit. */
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

/** GET /coupons; `q` is looked for in names and codes. */
export class ListCoupons extends ListQuery {
  @OptionalText()
  q?: string

  @OptionalChoice(couponStates, checks.statusIsOneOf(couponStates))
  state?: CouponState
}

/** GET /coupons/:couponID/redemptions, the newest first. */
export class ListCouponRedemptions extends ListQuery {}

export interface CouponView {
  couponID: string
  clientID: string
  mode: Mode
  name: string
  /** In capital letters. Null if it's only applied by its ID. */
  code: string | null
  percentOff: number | null
  /** Minor units; null: `percentOff` says it. */
  amountOff: number | null
  currency: Currency | null
  duration: CouponDuration
  periods: number | null
  maxRedemptions: number | null
  /** Those given back don’t count. */
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
  /** null: an invoice redeemed it. */
  subscriptionID: string | null
  /** null: a subscription redeemed it. */
  invoiceID: string | null
  /** Periods that it still counts for; null: all of them. */
  periodsLeft: number | null
  /** When it was given back, so that it doesn’t count; null: it counts. */
  releasedAt: string | null
  redeemedAt: string
}
