import * as words from '#contract/messages/errors/coupons.js'
import { fieldRefusal, invalidField, refusal } from '../../platform/http/refusal.js'

export class PercentOrAmount extends invalidField('percentOff', words.percentOrAmount) {}
export class CurrencyWithAmount extends invalidField('currency', words.currencyWithAmount) {}
export class PeriodsWithRepeating extends invalidField('periods', words.periodsWithRepeating) {}
export class RedeemByInThePast extends invalidField('redeemBy', words.redeemByPast) {}
export class CouponCodeTaken extends fieldRefusal('code', 409, 'COUPON_CODE_TAKEN', words.codeTaken) {}

export class CouponIdUnknown extends invalidField('couponID', words.couponUnknown) {}
export class CouponCodeUnknown extends invalidField('code', words.codeUnknown) {}
export class CouponIdOrCode extends invalidField('couponID', words.idOrCode) {}
export class RemoveOrApplyCoupon extends invalidField('removeCoupon', words.removeOrApply) {}

export class CouponCurrency extends refusal(409, 'COUPON_CURRENCY', words.couponCurrency) {}
export class CouponRetired extends refusal(409, 'COUPON_RETIRED', words.couponRetired) {}
export class CouponExpired extends refusal(409, 'COUPON_EXPIRED', words.couponExpired) {}
export class CouponUsedUp extends refusal(409, 'COUPON_USED_UP', words.couponUsedUp) {}
export class CouponUsedByCustomer extends refusal(409, 'COUPON_USED_BY_CUSTOMER', words.couponUsedByCustomer) {}

export class CodesNotTaken extends refusal(409, 'COUPON_CODES_NOT_TAKEN', words.codesNotTaken) {}
export class CodesLocked extends refusal(409, 'COUPON_CODES_LOCKED', words.codesLocked) {}
export class CodeChangesUsed extends refusal(409, 'COUPON_CHANGES_USED', words.codeChangesUsed) {}
export class CodeTriesUsed extends refusal(409, 'COUPON_TRIES_USED', words.codeTriesUsed) {}
export class CouponNotPossible extends refusal(409, 'COUPON_NOT_POSSIBLE', words.couponNotPossible) {}

/** Each says that a payer can’t use this code now. */
export const codeRefusals = [
  CouponCodeUnknown,
  CouponCurrency,
  CouponExpired,
  CouponIdUnknown,
  CouponRetired,
  CouponUsedByCustomer,
  CouponUsedUp,
]
