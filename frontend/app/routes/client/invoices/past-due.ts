import type { InvoiceSummaryView } from '#contract/invoices.js'

export const isPastDue = ({ status, dueAt }: Pick<InvoiceSummaryView, 'status' | 'dueAt'>, now: number): boolean =>
  status === 'open' && dueAt !== null && Date.parse(dueAt) < now
