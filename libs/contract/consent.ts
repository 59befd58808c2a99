import { type Formats, moneyIn } from './formats.js'
import type { Translated } from './messages/translated.js'
import type { Currency } from './money.js'
import type { CheckoutSavingView } from './payment-links.js'

interface Consent extends Omit<CheckoutSavingView, 'choice'> {
  merchantName: string
  currency: Currency
}

/** The sentence that the payer agrees to: the page shows it, and the API keeps it with the saved method. */
export function consentSentence(words: Translated['pay'], formats: Formats | null, consent: Consent): string {
  const { merchantName, currency, usage, maximumAmount } = consent
  if (maximumAmount === null)
    return usage === 'on_session' ? words.savesForYou(merchantName) : words.savesForLater(merchantName)
  const most = moneyIn(formats, maximumAmount, currency)
  return usage === 'on_session'
    ? words.savesForYouUpTo(merchantName, most)
    : words.savesForLaterUpTo(merchantName, most)
}
