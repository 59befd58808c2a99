import { currencies } from '#contract/money.js'

/** What the address of a list of rows says, as the call takes it. */
export function askedIn(query: URLSearchParams, names: readonly string[]) {
  const currency = currencies.find((one) => one === query.get('currency')) ?? 'EUR'
  return { ...Object.fromEntries(names.map((name) => [name, query.get(name) || null])), currency }
}

export const movementFilters = ['firstMonth', 'lastMonth', 'cohort', 'kind'] as const
export const invoiceFilters = ['bucket'] as const
