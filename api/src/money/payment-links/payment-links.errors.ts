import { closedLinkWords } from '#contract/choices.js'
import { amountMaxMinorUnits, amountMinMinorUnits } from '#contract/limits.js'
import { amountForm } from '#contract/messages/checks.js'
import { priceChanged, shownCouponMissing } from '#contract/messages/errors/coupons.js'
import * as words from '#contract/messages/errors/payment-links.js'
import { onlyForSubscriptions } from '#contract/messages/errors/saved-methods.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

export class PaymentLinkClosed extends refusal(409, 'PAYMENT_LINK_CLOSED', closedLinkWords.closed) {}

/** The link accepted one payment and was paid. */
export class PaymentLinkUsed extends refusal(409, 'PAYMENT_LINK_USED', closedLinkWords.used) {}

export class PaymentLinkExpired extends refusal(409, 'PAYMENT_LINK_EXPIRED', closedLinkWords.expired) {}

/** A payment is in progress. The link can be paid again if that payment fails, is canceled or expires. */
export class PaymentUnderWay extends refusal(409, 'PAYMENT_UNDER_WAY', words.paymentUnderWay) {}

/** Too many cards failed in one setup session. */
export class SetupAttemptsUsed extends refusal(409, 'SETUP_ATTEMPTS_USED', words.setupAttemptsUsed) {}

/** A coupon was applied or removed in the meantime. */
export class PriceChanged extends refusal(409, 'PAYMENT_LINK_CHANGED', priceChanged) {}

/** For debts: the amount owed has changed. */
export class PaymentLinkChanged extends refusal(409, 'PAYMENT_LINK_CHANGED', words.linkChanged) {}

/** It's paid, so it can no longer expire. */
export class CheckoutSessionCompleted extends refusal(409, 'CHECKOUT_SESSION_COMPLETED', words.sessionCompleted) {}

export class AmountIsFixed extends invalidField('amount', words.amountIsFixed) {}
export class RestTooSmall extends invalidField('amount', words.restTooSmall) {}
export class AmountMissing extends invalidField('amount', words.amountMissing) {}
export class SessionAmountMissing extends invalidField(
  'amount',
  amountForm(amountMinMinorUnits, amountMaxMinorUnits),
) {}
export class OnlyForSubscriptions extends InvalidInput {
  constructor(field: string) {
    super({ [field]: onlyForSubscriptions })
  }
}
export class ShownCouponMissing extends invalidField('shownCoupon', shownCouponMissing) {}
export class ExpiryInThePast extends invalidField('expiresAt', words.expiryInThePast) {}
