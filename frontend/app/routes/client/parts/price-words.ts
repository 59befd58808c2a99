import * as words from '#contract/messages/client/products.js'
import type { PriceView } from '#contract/prices.js'
import { formatMoney } from '#contract/spoken-formats.js'

type Price = Pick<PriceView, 'interval' | 'intervalCount'>

export function billedWords({ interval, intervalCount }: Price): string {
  if (!interval) return words.once
  const count = intervalCount ?? 1
  return count === 1 ? words.intervals[interval] : words.everyFew[interval](count)
}

/** Empty where a quantity is charged in advance. */
export const usageWords = ({ usageType }: Pick<PriceView, 'usageType'>): string[] =>
  usageType === 'metered' ? [words.perUse] : []

export const amountWords = ({ unitAmount, currency }: Pick<PriceView, 'unitAmount' | 'currency'>): string =>
  unitAmount === null ? words.byTier : formatMoney(unitAmount, currency)
