import type { Fields } from '#contract/check.js'
import { type CurrencyLimits, type LimitField, limitFields } from '#contract/limit-names.js'
import * as words from '#contract/messages/limits.js'
import { type Currency, decimalOf, parseMoney } from '#contract/money.js'

/** By names of limits, as a form shows them. */
export function limitFacts(limits: CurrencyLimits, suffix = ''): Record<string, string> {
  const facts: Record<string, string> = {}
  for (const name of limitFields) {
    const limit = limits[name]
    if (limit !== null)
      facts[`${name}${suffix}`] = name.endsWith('Count') ? String(limit) : decimalOf(limit, limits.currency)
  }
  return facts
}

/** Amounts come in whole units of the currency; what is empty is not limited. */
export function readLimits(typed: Record<string, string>, currency: Currency, suffix = '') {
  const limits: Partial<Record<LimitField, number>> = {}
  const faults: Fields = {}
  for (const name of limitFields) {
    const text = typed[`${name}${suffix}`]?.trim()
    if (!text) continue
    const isCount = name.endsWith('Count')
    const limit = isCount ? (/^\d{1,9}$/.test(text) ? Number(text) : null) : parseMoney(text, currency)
    if (limit === null) faults[`${name}${suffix}`] = isCount ? words.countForm : words.amountForm(currency)
    else limits[name] = limit
  }
  return { limits, faults }
}
