import type { SubscriptionStatus } from '#contract/billing-choices.js'
import { trialDaysMax } from '#contract/billing-limits.js'
import * as words from '#contract/messages/errors/subscriptions.js'
import { invalidField, refusal } from '../../platform/http/refusal.js'

export class ItemPriceUnknown extends invalidField('items', words.priceUnknown) {}
export class ItemPriceRetired extends invalidField('items', words.priceRetired) {}
export class ItemPriceOneOff extends invalidField('items', words.priceOneOff) {}
export class ItemQuantityOfMetered extends invalidField('items', words.quantityOfMetered) {}
export class ItemPricesDiffer extends invalidField('items', words.pricesDiffer) {}
export class ItemCurrencyFixed extends invalidField('items', words.currencyFixed) {}
export class ItemTaxRateUnknown extends invalidField('items', words.taxRateUnknown) {}
export class ItemsTooLarge extends invalidField('items', words.totalTooLarge) {}
export class AnchorInThePast extends invalidField('anchorAt', words.anchorPast) {}
export class AnchorTooFar extends invalidField('anchorAt', words.anchorFar) {}
export class AnchorWithTrial extends invalidField('anchorAt', words.anchorAndTrial) {}
export class TrialInThePast extends invalidField('trialEndsAt', words.trialPast) {}
export class TrialTooLong extends invalidField('trialEndsAt', words.trialFar(trialDaysMax)) {}
export class PreviewUnknown extends invalidField('preview', words.previewForm) {}
export class PreviewChanged extends refusal(409, 'PREVIEW_CHANGED', words.previewChanged) {}
export class TooManyPendingLines extends refusal(409, 'TOO_MANY_PENDING_LINES', words.tooManyPendingLines) {}
export class SubscriptionStateConflict extends refusal(
  409,
  'SUBSCRIPTION_STATE_CONFLICT',
  (status: SubscriptionStatus) => words.subscriptionHas(status),
) {}
export class CustomerSubscribed extends refusal(409, 'CUSTOMER_SUBSCRIBED', words.customerSubscribed) {}
