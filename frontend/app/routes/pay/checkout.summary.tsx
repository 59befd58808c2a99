import type { CheckoutSubscriptionView, CheckoutView } from '#contract/payment-links.js'
import type { OfferView } from '#contract/offers.js'
import { priceEvery, pricesOf } from '#contract/consent.js'
import type { Currency } from '#contract/money.js'
import type { Refusal } from '../../api/refusal.server'
import { ArrowLeftIcon } from '../../components/icon'
import { useCount, useMoney, useSpeech } from '../../components/speech'
import { TextLink } from '../../components/text-link'
import { CouponPart } from './checkout.coupon'
import { type PayWords, usePayWords } from './pay-words'
import type { PayPlace } from './place'

interface SummaryProps extends CheckoutView {
  place: PayPlace
  /** The payer has said how much, and may say otherwise. */
  isChosen: boolean
  isPart: boolean
  answer: Refusal | undefined
  offer: OfferView | null
}

export function Summary(props: SummaryProps) {
  const { amount, currency, description, session, merchantName, place, isChosen, isPart, subscription, purpose } = props
  const { answer, offer } = props
  const words = usePayWords()
  const money = useMoney()
  return (
    <div className="flex flex-col gap-1 md:sticky md:top-14">
      {session && !place.isEmbedded && (
        <TextLink to={session.cancelURL} className="mb-3 inline-flex items-center gap-1 self-start text-sm">
          <ArrowLeftIcon className="size-4 rtl:-scale-x-100" />
          {words.backToMerchant(merchantName)}
        </TextLink>
      )}
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        <bdi>{description}</bdi>
      </p>
      <h1 className="tabular text-3xl [overflow-wrap:anywhere] md:text-4xl">
        {headOf(words, props, amount === null ? null : money(amount, currency))}
      </h1>
      {purpose === 'setup' && <p className="text-sm text-ink-soft">{words.notChargedNow}</p>}
      {subscription && <Subscribed {...{ subscription, currency, answer, offer }} />}
      {amount === null && <p className="text-sm text-ink-soft">{words.inCurrency(currency)}</p>}
      {isChosen && (
        <TextLink to={place.to('', isPart ? { part: '1' } : {})} reloadDocument className="self-start text-sm">
          {words.changeTheAmount}
        </TextLink>
      )}
    </div>
  )
}

function headOf(words: PayWords, { purpose, subscription }: CheckoutView, money: string | null): string {
  if (purpose === 'setup') return words.saveYourCard
  if (subscription?.trialDays) return words.trialOf(subscription.trialDays)
  return money ?? words.youChooseTheAmount
}

interface SubscribedProps {
  subscription: CheckoutSubscriptionView
  currency: Currency
  answer: Refusal | undefined
  offer: OfferView | null
}

/** What each period costs, before anybody agrees to it. */
function Subscribed({ subscription, currency, answer, offer }: SubscribedProps) {
  const words = usePayWords()
  const money = useMoney()
  const count = useCount()
  const { formats } = useSpeech()
  const price = laterPrice(words, formats, subscription, currency)
  return (
    <>
      <p className="text-sm text-ink-soft">{price}</p>
      <ul className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
        {subscription.items.map(({ name, quantity, amount }, at) => (
          <li key={at} className="flex justify-between gap-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{quantity === 1 ? name : words.times(name, count(quantity))}</bdi>
            </span>
            <span className="tabular shrink-0">{money(amount, currency)}</span>
          </li>
        ))}
      </ul>
      <CouponPart {...{ subscription, currency, answer, offer }} />
    </>
  )
}

/** What follows on the payment that stands above; where that is one of several with a coupon, all of them. */
function laterPrice(
  words: ReturnType<typeof usePayWords>,
  formats: ReturnType<typeof useSpeech>['formats'],
  subscription: CheckoutSubscriptionView,
  currency: Currency,
): string {
  const { trialDays, coupon, ...priced } = subscription
  const given = [words, formats, subscription, currency] as const
  const periods = trialDays === null ? (coupon?.periods ?? null) : null
  if (periods === 1) return words.thenPrice(priceEvery(words, formats, priced, currency))
  return periods === null ? words.thenPrice(pricesOf(...given)) : pricesOf(...given)
}
