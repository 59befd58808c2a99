import { limitFields, type LimitSource, type LimitValues } from '#contract/limit-names.js'

export interface LimitsInForce extends LimitValues {
  setFor: Record<keyof LimitValues, LimitSource | null>
}

/** A client's own number counts instead of its plan's, be it higher or lower. null: nothing is limited. */
export function limitsInForce(own: LimitValues | null, plan: LimitValues | null): LimitsInForce | null {
  if (!own && !plan) return null
  const inForce = { setFor: {} } as LimitsInForce
  for (const name of limitFields) {
    const mine = own?.[name] ?? null
    const theirs = plan?.[name] ?? null
    inForce[name] = mine ?? theirs
    inForce.setFor[name] = mine !== null ? 'client' : theirs !== null ? 'plan' : null
  }
  return inForce
}
