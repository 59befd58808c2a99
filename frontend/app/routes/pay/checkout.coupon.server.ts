import { redirect, redirectDocument } from 'react-router'
import { holdsCardNumber } from '#contract/card-numbers.js'
import type { Translated } from '#contract/messages/translated.js'
import type { CheckoutView } from '#contract/payment-links.js'
import { isTestCard } from '#contract/sandbox.js'
import { applyCouponCode, loadCheckout, removeCoupon } from '../../api/checkout.server'
import { ApiError } from '../../api/http.server'
import { refuseInputs } from '../../api/refusal.server'
import { saidIn, type Speaker } from '../../session/language.server'
import type { Context } from '../../session/site-context.server'
import { formOf } from './checkout.coupon'
import { shownOf } from './checkout.offers.server'
import type { PayPlace } from './place'

const priceChanged = 'PAYMENT_LINK_CHANGED'
/** Without a session of the payer, the page offers no saved card. */
export const signedOut = 'PAYER_SESSION_ENDED'

type Refusals = Translated['checkoutCoupons']['refusals']

const refusals: Record<string, keyof Refusals> = {
  INVALID_INPUT: 'unknown',
  COUPON_EXPIRED: 'expired',
  COUPON_RETIRED: 'retired',
  COUPON_USED_UP: 'usedUp',
  COUPON_USED_BY_CUSTOMER: 'usedByCustomer',
  COUPON_CURRENCY: 'currency',
  COUPON_NOT_POSSIBLE: 'notPossible',
  COUPON_TRIES_USED: 'tooManyTries',
  COUPON_CHANGES_USED: 'tooManyChanges',
  COUPON_CODES_LOCKED: 'locked',
  COUPON_CODES_NOT_TAKEN: 'notTaken',
}

interface Asked {
  token: string
  place: PayPlace
  url: URL
  speaker: Speaker
}

/** The form of the coupon is one of its own, so that it works without a script. */
export async function changeCoupon(
  context: Context,
  input: Record<string, unknown>,
  { token, place, url, speaker }: Asked,
) {
  const couponCode = typeof input.couponCode === 'string' ? input.couponCode.trim() : ''
  const { refusals: words } = speaker.words.checkoutCoupons
  const isRemoval = input.coupon === 'remove'
  const shownBy = typeof input.shownBy === 'string' ? input.shownBy : ''
  if (!isRemoval && !couponCode) return refuseInputs({ couponCode: words.empty }, {})
  // Nothing of a card is ever sent on or sent back.
  if (holdsCardNumber(couponCode) || isTestCard(couponCode)) return refuseInputs({ couponCode: words.unknown }, {})
  try {
    const changed = isRemoval ? await removeCoupon(context, token) : await applyCouponCode(context, token, couponCode)
    return showAnew(shownBy, changed, { place, url })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const lost = error.code
    if (lost === priceChanged) return showAnew(shownBy, await loadCheckout(context, token), { place, url, lost })
    // The page itself says best why a link takes no payment.
    if (/^PAYMENT_/.test(error.code)) return redirect(place.to())
    const known = refusals[error.code]
    const said = known ? words[known] : saidIn(speaker.language, 'payerRefusals', error.sentence ?? words.notPossible)
    return refuseInputs({ couponCode: said }, { couponCode })
  }
}

/**
 * Another amount may be taken by another processor, whose scripts only a new document lets in.
 * @param shownBy whose form the page has shown
 */
export function showAnew(
  shownBy: string,
  after: CheckoutView,
  { place, url, lost }: Pick<Asked, 'place' | 'url'> & { lost?: string },
) {
  const asked = url.searchParams.get('with')
  const address = place.to('', { ...(asked && { with: asked }), ...(lost && { lost }) })
  return (shownBy === formOf(shownOf(after, asked, null).offer) ? redirect : redirectDocument)(address)
}

/** The price that the page has shown is not that of the session any more. */
export const isPriceLost = ({ code }: ApiError, isSubscription: boolean): boolean =>
  isSubscription && (code === priceChanged || code in refusals) && code !== 'INVALID_INPUT'

/** @param lost the code of the refusal, which stands in the address so that the page shows the price anew */
export function lostSentence({ words }: Speaker, lost: string | null, { subscription }: CheckoutView): string | null {
  if (lost === null || !subscription) return null
  if (lost === signedOut) return words.pay.signedOutMeanwhile
  const { refusals: reasons, priceChanged: changed, checkPrice } = words.checkoutCoupons
  if (lost === priceChanged) return checkPrice(changed)
  // A coupon that was refused is off the session; one that is on it was applied after that.
  const known = Object.hasOwn(refusals, lost) && !subscription.coupon ? refusals[lost] : undefined
  return known ? checkPrice(reasons[known]) : null
}
