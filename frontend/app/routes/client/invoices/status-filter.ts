import { type InvoiceStatus, invoiceStatuses } from '#contract/billing-choices.js'

const uncharged = 'uncharged'

/** The states, and open invoices that can’t be charged. */
export const statusFilters = [...invoiceStatuses, uncharged] as const
export type StatusFilter = (typeof statusFilters)[number]

export const statusFilterIn = (asked: string | null): StatusFilter | null =>
  statusFilters.find((one) => one === asked) ?? null

export const queryOf = (filter: StatusFilter | null): { status: InvoiceStatus | null; charge: 'skipped' | null } =>
  filter === uncharged ? { status: null, charge: 'skipped' } : { status: filter, charge: null }
