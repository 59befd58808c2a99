import { type Formats, moneyIn } from './formats.js'
import type { Translated } from './messages/translated.js'
import type { Currency } from './money.js'
import type { CheckoutSavingView, CheckoutSubscriptionView, SavedForView } from './payment-links.js'
import { billedWhen, unitPricesOf } from './usage-words.js'

interface Consent extends Omit<CheckoutSavingView, 'choice' | 'processorAccountIDs'> {
  merchantName: string
  currency: Currency
  subscription: CheckoutSubscriptionView | null
}

type ConsentWords = Pick<Translated, 'pay' | 'usagePrices'>

/** The sentence that the payer agrees to: the page shows it, and the API keeps it with the saved method. */
export function consentSentence(said: ConsentWords, formats: Formats | null, consent: Consent): string {
  const { pay: words } = said
  const { merchantName, currency, usage, maximumAmount, subscription, savedFor } = consent
  if (subscription) return subscribesSentence(said, formats, { merchantName, currency, subscription })
  if (savedFor) return savedForSentence(words, formats, { merchantName, currency, savedFor })
  if (maximumAmount === null)
    return usage === 'on_session' ? words.savesForYou(merchantName) : words.savesForLater(merchantName)
  const most = moneyIn(formats, maximumAmount, currency)
  return usage === 'on_session'
    ? words.savesForYouUpTo(merchantName, most)
    : words.savesForLaterUpTo(merchantName, most)
}

interface Subscribed extends Pick<Consent, 'merchantName' | 'currency'> {
  subscription: CheckoutSubscriptionView
}

/** What is only metered has no price per period that could be named, so each price says what a unit costs. */
function subscribesSentence(
  { pay, usagePrices }: ConsentWords,
  formats: Formats | null,
  { merchantName, currency, subscription }: Subscribed,
): string {
  const metered = subscription.items.flatMap(({ name, usage }) => (usage ? [{ name, usage }] : []))
  const isFlat = metered.length === 0 || subscription.amountPerPeriod > 0
  const agrees = isFlat
    ? pay.subscribes(merchantName, pricesOf(pay, formats, subscription, currency))
    : usagePrices.subscribes(merchantName)
  if (metered.length === 0) return agrees
  const prices = metered.map(({ name, usage }) => {
    const price = unitPricesOf({ words: usagePrices, formats, currency }, usage).join('; ')
    return usagePrices.priceOf(name, price, billedWhen(usagePrices, usage, subscription))
  })
  return [agrees, pay.usageIsCharged(merchantName), ...prices].join(' ')
}

interface SavedFor extends Pick<Consent, 'merchantName' | 'currency'> {
  savedFor: SavedForView
}

/** What is only metered, or ends with this period, has no price that could be named. */
function savedForSentence(
  words: Translated['pay'],
  formats: Formats | null,
  { merchantName, currency, savedFor }: SavedFor,
) {
  const { amountPerPeriod, chargesUsage } = savedFor
  const saves =
    amountPerPeriod === 0
      ? words.savesForLater(merchantName)
      : words.savesForSubscription(merchantName, pricesOf(words, formats, savedFor, currency))
  return chargesUsage ? `${saves} ${words.usageIsCharged(merchantName)}` : saves
}

/** All that is charged from the first payment on, such as “€15.00 for the first payment, then €30.00 every month”. */
export function pricesOf(
  words: Translated['pay'],
  formats: Formats | null,
  subscription: Omit<SavedForView, 'chargesUsage'>,
  currency: Currency,
): string {
  const { coupon } = subscription
  const full = priceEvery(words, formats, subscription, currency)
  if (!coupon) return full
  const { amountPerPeriod, periods } = coupon
  if (periods === null) return priceEvery(words, formats, { ...subscription, amountPerPeriod }, currency)
  return words.firstPayments(moneyIn(formats, amountPerPeriod, currency), periods, full)
}

type Priced = Pick<SavedForView, 'amountPerPeriod' | 'interval' | 'intervalCount'>

/** Such as “€29.00 every 3 months”. */
export function priceEvery(
  words: Translated['pay'],
  formats: Formats | null,
  { amountPerPeriod, interval, intervalCount }: Priced,
  currency: Currency,
): string {
  return words.moneyEvery(moneyIn(formats, amountPerPeriod, currency), words.every[interval](intervalCount))
}
