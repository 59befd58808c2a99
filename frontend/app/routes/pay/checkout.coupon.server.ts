import { redirect } from 'react-router'
import type { Translated } from '#contract/messages/translated.js'
import { applyCouponCode, removeCoupon } from '../../api/checkout.server'
import { ApiError } from '../../api/http.server'
import { refuseInputs } from '../../api/refusal.server'
import { saidIn, type Speaker } from '../../session/language.server'
import type { Context } from '../../session/site-context.server'
import type { PayPlace } from './place'

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
  COUPON_CODES_LOCKED: 'locked',
}

interface Asked {
  place: PayPlace
  url: URL
  speaker: Speaker
}

/** The form of the coupon is one of its own, so that it works without a script. */
export async function changeCoupon(
  context: Context,
  token: string,
  input: Record<string, unknown>,
  { place, url, speaker }: Asked,
) {
  const couponCode = typeof input.couponCode === 'string' ? input.couponCode.trim() : ''
  const { refusals: words } = speaker.words.checkoutCoupons
  try {
    if (input.coupon === 'remove') await removeCoupon(context, token)
    else if (couponCode) await applyCouponCode(context, token, couponCode)
    else return refuseInputs({ couponCode: words.unknown }, { couponCode })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The page itself says best why a link takes no payment.
    if (/^PAYMENT_/.test(error.code)) return redirect(place.to())
    const known = refusals[error.code]
    const said = known ? words[known] : saidIn(speaker.language, 'payerRefusals', error.sentence ?? words.notPossible)
    return refuseInputs({ couponCode: said }, { couponCode })
  }
  url.searchParams.delete('lost')
  return redirect(`${url.pathname}${url.search}`)
}

/** The price that the page has shown is not that of the session any more. */
export const isPriceLost = ({ code }: ApiError, isSubscription: boolean): boolean =>
  isSubscription && (code === 'PAYMENT_LINK_CHANGED' || code in refusals) && code !== 'INVALID_INPUT'

/** @param lost the code of the refusal, which stands in the address so that the page shows the price anew */
export function lostSentence({ words }: Speaker, lost: string | null): string | null {
  if (lost === null) return null
  const { refusals: reasons, priceChanged, checkPrice } = words.checkoutCoupons
  const known = Object.hasOwn(refusals, lost) ? refusals[lost] : undefined
  return checkPrice(known ? reasons[known] : priceChanged)
}
