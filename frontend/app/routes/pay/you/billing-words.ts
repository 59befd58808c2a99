import type { PayerItemView, PayerPriceView, PayerSubscriptionView } from '#contract/billing-portal.js'
import * as english from '#contract/messages/payer-billing.js'
import type { Translated } from '#contract/messages/translated.js'
import type { Currency } from '#contract/money.js'
import { useCount, useMoney, useWords } from '../../../components/speech'
import { usePayWords } from '../pay-words'

export type BillingWords = Translated['payerBilling']

export const useBillingWords = (): BillingWords => useWords('payerBilling', english)

/** Such as “Pro plan × 3”. */
export function useItemWords(): (item: Pick<PayerItemView, 'name' | 'quantity'>) => string {
  const pay = usePayWords()
  const count = useCount()
  return ({ name, quantity }) => (quantity === 1 || quantity === null ? name : pay.times(name, count(quantity)))
}

/** With a metered item, more may come until then. */
export const nextChargeWords = (
  words: BillingWords,
  { items }: { items: readonly Pick<PayerItemView, 'quantity'>[] },
): string => (items.some(({ quantity }) => quantity === null) ? words.nextChargeSoFar : words.nextCharge)

/** Such as “€29.00 every 3 months”. */
export function useEvery() {
  const pay = usePayWords()
  const money = useMoney()
  return (
    amount: number,
    currency: Currency,
    { interval, intervalCount }: Pick<PayerSubscriptionView, 'interval' | 'intervalCount'>,
  ) => pay.moneyEvery(money(amount, currency), pay.every[interval](intervalCount))
}

/** Such as “Pro plan, €29.00 every month”. */
export function usePriceWords(): (price: PayerPriceView) => string {
  const words = useBillingWords()
  const pay = usePayWords()
  const every = useEvery()
  return (price) =>
    price.unitAmount === null
      ? words.byTier(price.name, pay.every[price.interval](price.intervalCount))
      : words.priceOf(price.name, every(price.unitAmount, price.currency, price))
}
