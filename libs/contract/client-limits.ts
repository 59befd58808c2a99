import { allOf } from './fields.js'
import { type CurrencyLimits, type LimitField, limitAmountMax, limitCountMax, limitFields } from './limit-names.js'
import { OptionalMode } from './mode-field.js'
import * as words from './messages/errors/client-limits.js'
import type { Mode } from './modes.js'
import { type Currency, currencies } from './money.js'
import { HasNoFault, asSent, isObject, isWhole } from './own-checks.js'

/** The limits of one currency; what is absent or null is not limited. */
export type GivenLimits = { currency: Currency } & Partial<Record<LimitField, number | null>>

const isLimit = (name: string, value: unknown): boolean => {
  if (value === null || value === undefined) return true
  return isWhole(value, name.startsWith('payment') ? 1 : 0, name.endsWith('Count') ? limitCountMax : limitAmountMax)
}

/** What is wrong with limits as they were sent; null: nothing. */
export function faultOfLimits(value: unknown): string | null {
  if (!Array.isArray(value) || value.length > currencies.length) return words.limitsForm
  const seen = new Set<unknown>()
  for (const one of value as unknown[]) {
    if (!isObject(one) || !(currencies as unknown[]).includes(one.currency)) return words.limitsForm
    if (seen.has(one.currency)) return words.currencyTwice(String(one.currency))
    seen.add(one.currency)
    for (const [name, limit] of Object.entries(one)) {
      if (name === 'currency') continue
      if (!(limitFields as readonly string[]).includes(name)) return words.limitUnknown
      if (!isLimit(name, limit)) return words.limitForm
    }
    const { paymentLeast, paymentMost } = one as GivenLimits
    if ((paymentLeast ?? 0) > (paymentMost ?? Infinity)) return words.limitsCrossed
  }
  return null
}

/** With each of the names: what was absent is not limited. */
export const currencyLimitsOf = (given: GivenLimits): CurrencyLimits => {
  const row = { currency: given.currency } as CurrencyLimits
  for (const name of limitFields) row[name] = given[name] ?? null
  return row
}

const RequiredLimits = () => allOf(asSent, HasNoFault('areLimits', faultOfLimits))

/** PUT /clients/:clientID/limits. Replaces all limits. An empty list removes them. */
export class SaveLimits {
  /** One entry per currency. */
  @RequiredLimits()
  limits!: GivenLimits[]

  @OptionalMode()
  mode?: Mode
}
