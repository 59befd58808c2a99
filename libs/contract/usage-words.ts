import type { PriceInterval } from './billing-choices.js'
import type { CheckoutUsageView } from './checkout-usage.js'
import { countIn, type Formats, moneyIn, percentIn } from './formats.js'
import type { Translated } from './messages/translated.js'
import type { Currency } from './money.js'
import type { PriceTier } from './prices.js'

type Words = Translated['usagePrices']

interface Told {
  words: Words
  formats: Formats | null
  currency: Currency
}

/** Such as “€0.02 per unit”, or one for each tier. */
export function unitPricesOf(told: Told, { unitAmount, tiers, addedTax }: CheckoutUsageView): string[] {
  const { words, formats, currency } = told
  const prices = tiers ? tiersOf(told, tiers) : [words.perUnit(moneyIn(formats, unitAmount ?? 0, currency))]
  if (!addedTax) return prices
  const { name, percentage } = addedTax
  return prices.map((price) => words.plusTax(price, name, percentIn(formats, percentage)))
}

function tiersOf({ words, formats, currency }: Told, tiers: readonly PriceTier[]): string[] {
  return tiers.map(({ upTo, unitAmount }, at) => {
    const money = moneyIn(formats, unitAmount, currency)
    const before = tiers[at - 1]?.upTo ?? 0
    const first = countIn(formats, before + 1)
    if (upTo === null) return before === 0 ? words.perUnit(money) : words.unitsFrom(money, first)
    const last = countIn(formats, upTo)
    return before === 0 ? words.firstUnits(money, last) : words.unitsUpTo(money, first, last)
  })
}

interface Rhythm {
  interval: PriceInterval
  intervalCount: number
}

/** Such as “Billed at the end of each month for what you used”. */
export const billedWhen = (words: Words, { usageAggregation }: CheckoutUsageView, rhythm: Rhythm): string =>
  words.billed[usageAggregation](words.atTheEnd[rhythm.interval](rhythm.intervalCount))
