import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { noCouponShown } from '#contract/billing-choices.js'
import { couponCodeMaxLength } from '#contract/billing-limits.js'
import type { CheckoutCouponView } from '#contract/checkout-coupons.js'
import { moneyIn, percentIn } from '#contract/formats.js'
import * as english from '#contract/messages/checkout-coupons.js'
import type { Currency } from '#contract/money.js'
import type { OfferView } from '#contract/offers.js'
import type { CheckoutSubscriptionView, CheckoutView } from '#contract/payment-links.js'
import type { Refusal } from '../../api/refusal.server'
import { Button } from '../../components/button'
import { Field } from '../../components/field'
import { FormError } from '../../components/form-error'
import { useMoney, useSpeech, useWords } from '../../components/speech'
import { useUsageWords } from './pay-words'

/** Whose form the page shows; our own has no name. */
export const formOf = (offer: OfferView | null): string =>
  offer && offer.kind !== 'test_form' ? offer.processorAccountID : ''

interface CouponProps {
  offer: OfferView | null
  subscription: CheckoutSubscriptionView
  currency: Currency
  answer: Refusal | undefined
}

/** What the code takes off, or a form to type one. */
export function CouponPart({ subscription, currency, answer, offer }: CouponProps) {
  const words = useWords('checkoutCoupons', english)
  const money = useMoney()
  const { coupon, takesCodes } = subscription
  const isBusy = useNavigation().formData?.has('coupon') ?? false
  const off = useOffUsage(coupon, currency)
  const error = answer?.fields?.couponCode
  if (coupon)
    return (
      <div className="mt-3 flex items-center justify-between gap-4 text-sm">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 [overflow-wrap:anywhere]">
          <bdi>{words.codeNamed(coupon.code)}</bdi>
          {takesCodes && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="shownBy" value={formOf(offer)} />
              <Button variant="ghost" size="sm" name="coupon" value="remove" loading={isBusy}>
                {words.remove}
                <span className="sr-only"> {words.codeNamed(coupon.code)}</span>
              </Button>
            </Form>
          )}
          {error && (
            <span role="alert" className="text-failed">
              {error}
            </span>
          )}
        </span>
        <span className="flex flex-col text-end">
          {(coupon.discountAmount > 0 || !off) && (
            <span className="tabular shrink-0">{money(-coupon.discountAmount, currency)}</span>
          )}
          {off && <span>{off}</span>}
        </span>
      </div>
    )
  if (!takesCodes)
    return (
      error && (
        <p role="alert" className="mt-3 text-sm text-failed">
          {error}
        </p>
      )
    )
  return (
    <details className="mt-3 text-sm" open={error !== undefined || undefined}>
      <summary className="cursor-pointer rounded-small py-1 font-medium text-brand">{words.addCode}</summary>
      <Form method="post" noValidate preventScrollReset className="mt-2 flex flex-col items-stretch gap-3">
        <input type="hidden" name="coupon" value="apply" />
        <input type="hidden" name="shownBy" value={formOf(offer)} />
        <Field
          label={words.code}
          name="couponCode"
          dir="ltr"
          className="control rtl:text-right"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={couponCodeMaxLength}
          defaultValue={answer?.typed?.couponCode ?? ''}
          error={error}
          required
        />
        <Button variant="outline" loading={isBusy} busyLabel={words.applying} className="self-start">
          {words.apply}
        </Button>
      </Form>
    </details>
  )
}

/** Null: the coupon takes nothing off usage. */
function useOffUsage(coupon: CheckoutCouponView | null, currency: Currency): string | null {
  const words = useUsageWords()
  const { formats } = useSpeech()
  const { percentOff = null, amountOff = null } = coupon?.usageDiscount ?? {}
  if (!coupon || (percentOff === null && !amountOff)) return null
  const off =
    percentOff === null
      ? words.amountOffUsage(moneyIn(formats, amountOff ?? 0, currency))
      : words.percentOffUsage(percentIn(formats, percentOff))
  return coupon.periods === null ? off : words.offForPeriods(off, coupon.periods)
}

/** The payer agrees to the price with this coupon, and to no other. */
export const ShownCoupon = ({ subscription }: Pick<CheckoutView, 'subscription'>) =>
  subscription && (
    <input type="hidden" name="shownCoupon" value={subscription.coupon?.couponID ?? noCouponShown} readOnly />
  )

/** Why the price is another one. The address loses it, so that it isn’t said again after a reload. */
export function LostPrice({ sentence }: { sentence: string }) {
  useEffect(() => {
    const url = new URL(window.location.href)
    url.searchParams.delete('lost')
    window.history.replaceState(window.history.state, '', url)
  }, [])
  return (
    <div className="mb-5">
      <FormError>{sentence}</FormError>
    </div>
  )
}

/** The form of the coupon is sent apart from that of the payment. */
export function useIsPaying(): boolean {
  const { formMethod, formData } = useNavigation()
  return formMethod === 'POST' && !formData?.has('coupon')
}
