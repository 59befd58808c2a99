import type { CheckoutView } from '#contract/payment-links.js'
import type { PayWords } from './pay-words'

/** Nothing is charged now: a card is saved, for later or for the end of a trial. */
export const savesAlone = ({ purpose, amount }: Pick<CheckoutView, 'purpose' | 'amount'>): boolean =>
  purpose === 'setup' || (purpose === 'subscription' && amount === 0)

interface Says {
  title: string
  busy: string
  submit: string
}

/** @param money what is paid now, written out; null: the payer names it */
export function saysOf(
  words: PayWords,
  checkout: Pick<CheckoutView, 'purpose' | 'amount' | 'merchantName' | 'subscription'>,
  money: string | null,
): Says {
  const { purpose, merchantName, subscription } = checkout
  const paidNow = savesAlone(checkout) ? words.subscribe : words.subscribeFor(money ?? '')
  if (purpose === 'setup')
    return { title: words.saveCardWith(merchantName), busy: words.saving, submit: words.saveCard }
  if (purpose === 'subscription')
    return {
      title: words.subscribeTo(merchantName),
      busy: words.subscribing,
      submit: subscription?.trialDays ? words.startTrial : paidNow,
    }
  const submit = money === null ? words.pay : words.payMoney(money)
  return { title: words.payMerchantName(merchantName), busy: words.paying, submit }
}
