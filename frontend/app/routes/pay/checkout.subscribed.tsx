import { priceEvery, pricesOf } from '#contract/consent.js'
import type { Formats } from '#contract/formats.js'
import type { Currency } from '#contract/money.js'
import type { OfferView } from '#contract/offers.js'
import type { CheckoutItemView, CheckoutSubscriptionView } from '#contract/payment-links.js'
import { billedWhen, unitPricesOf } from '#contract/usage-words.js'
import type { Refusal } from '../../api/refusal.server'
import { useCount, useMoney, useSpeech } from '../../components/speech'
import { CouponPart } from './checkout.coupon'
import { type PayWords, usePayWords, useUsageWords } from './pay-words'

// An API of the version before says nothing of usage.
const hasUsage = ({ items }: Pick<CheckoutSubscriptionView, 'items'>): boolean =>
  items.some(({ usage }) => Boolean(usage))

/** Nothing is charged in advance. */
export const paysForUsageAlone = (subscription: CheckoutSubscriptionView): boolean =>
  subscription.amountPerPeriod === 0 && hasUsage(subscription)

interface SubscribedProps {
  subscription: CheckoutSubscriptionView
  currency: Currency
  answer: Refusal | undefined
  offer: OfferView | null
}

/** What each period costs, before anybody agrees to it. */
export function Subscribed({ subscription, currency, answer, offer }: SubscribedProps) {
  const later = useLaterPrice(subscription, currency)
  return (
    <>
      {later && <p className="text-sm text-ink-soft">{later}</p>}
      <ul className="mt-4 flex flex-col gap-2 border-t border-line pt-4 text-sm">
        {subscription.items.map((item, at) => (
          <li key={at}>
            <Item {...{ item, subscription, currency }} />
          </li>
        ))}
      </ul>
      <CouponPart {...{ subscription, currency, answer, offer }} />
    </>
  )
}

interface ItemProps extends Pick<SubscribedProps, 'subscription' | 'currency'> {
  item: CheckoutItemView
}

function Item({ item: { name, quantity, amount, usage }, subscription, currency }: ItemProps) {
  const words = usePayWords()
  const usageWords = useUsageWords()
  const money = useMoney()
  const count = useCount()
  const { formats } = useSpeech()
  if (usage)
    return (
      <div className="flex flex-col gap-0.5">
        <span className="[overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </span>
        {unitPricesOf({ words: usageWords, formats, currency }, usage).map((price) => (
          <span key={price} className="tabular">
            {price}
          </span>
        ))}
        <span className="text-ink-soft">{billedWhen(usageWords, usage, subscription)}</span>
      </div>
    )
  return (
    <div className="flex justify-between gap-4">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <bdi>{quantity === null || quantity === 1 ? name : words.times(name, count(quantity))}</bdi>
      </span>
      <span className="tabular shrink-0">{money(amount, currency)}</span>
    </div>
  )
}

/** Null: nothing more is to say than the prices below. */
function useLaterPrice(subscription: CheckoutSubscriptionView, currency: Currency): string | null {
  const words = usePayWords()
  const usage = useUsageWords()
  const { formats } = useSpeech()
  if (paysForUsageAlone(subscription)) return subscription.trialDays === null ? null : usage.thenPayForWhatYouUse
  const price = laterPrice(words, formats, subscription, currency)
  return hasUsage(subscription) ? usage.plusUsage(price) : price
}

/** What follows on the payment that stands above; where that is one of several with a coupon, all of them. */
function laterPrice(
  words: PayWords,
  formats: Formats | null,
  subscription: CheckoutSubscriptionView,
  currency: Currency,
): string {
  const { trialDays, coupon, ...priced } = subscription
  const given = [words, formats, subscription, currency] as const
  const periods = trialDays === null ? (coupon?.periods ?? null) : null
  if (periods === 1) return words.thenPrice(priceEvery(words, formats, priced, currency))
  return periods === null ? words.thenPrice(pricesOf(...given)) : pricesOf(...given)
}
