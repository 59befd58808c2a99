import { invoiceLinesMax } from '#contract/billing-limits.js'

export type LinePart = 'priceID' | 'description' | 'quantity' | 'unitAmount' | 'taxRateID' | 'periodStart' | 'periodEnd'

/** The name of an input of a line, such as `line0.quantity`. */
export const lineName = (at: number, part: LinePart): string => `line${at}.${part}`
const rowsAtFirst = 2

/** How many lines the form shows. What was typed is never trusted: each row is built. */
export const rowsOf = (typed: Record<string, string | undefined>): number => {
  const rows = Number(typed.rows)
  return Number.isInteger(rows) && rows >= 1 ? Math.min(rows, invoiceLinesMax) : rowsAtFirst
}
