import type { Fields } from '#contract/check.js'
import type { GivenLimits } from '#contract/client-limits.js'
import { currencies } from '#contract/money.js'
import { readLimits } from '../parts/limit-facts'

export function readPlanLimits(typed: Record<string, string>) {
  const faults: Fields = {}
  const limits = currencies.flatMap((currency): GivenLimits[] => {
    const read = readLimits(typed, currency, currency)
    Object.assign(faults, read.faults)
    return Object.keys(read.limits).length > 0 ? [{ currency, ...read.limits }] : []
  })
  return { limits, faults }
}
