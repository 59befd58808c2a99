import type { Currency } from '#contract/money.js'

type Filter = Partial<Record<'firstMonth' | 'lastMonth' | 'cohort' | 'kind' | 'bucket', string>>

const at = (page: string, currency: Currency, filter: Filter): string =>
  `/client/billing-reports/${page}?${new URLSearchParams({ currency, ...filter })}`

/** The list of the rows that make a figure. */
export const movementsOf = (currency: Currency, filter: Filter): string => at('movements', currency, filter)

export const invoicesOf = (currency: Currency, filter: Filter): string => at('open-invoices', currency, filter)
