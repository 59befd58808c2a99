import type { ReadRecurringRevenue } from '#contract/billing-reports.js'
import { reportMonthsMax } from '#contract/billing-limits.js'
import * as words from '#contract/messages/errors/billing-reports.js'
import { boundsOf, monthsBack } from '#contract/months.js'
import { InvalidInput } from '../../platform/http/app-error.js'

/** The oldest first. */
export function monthsOf({ firstMonth, lastMonth }: Pick<ReadRecurringRevenue, 'firstMonth' | 'lastMonth'>): string[] {
  if (firstMonth === '') throw new InvalidInput({ firstMonth: words.monthForm('firstMonth') })
  if (lastMonth === '') throw new InvalidInput({ lastMonth: words.monthForm('lastMonth') })
  const months =
    firstMonth <= lastMonth ? monthsBack(boundsOf(firstMonth).from, boundsOf(lastMonth).from).reverse() : []
  if (months.length === 0 || months.length > reportMonthsMax)
    throw new InvalidInput({ lastMonth: words.monthsInOrder(reportMonthsMax) })
  return months
}

/** SQL for the position of a time among months; -1: before the first one. The times are our own numbers. */
export function positionAmong(months: readonly string[], column: string): string {
  const cases = months.map((month, at) => `WHEN ${column} < ${boundsOf(month).from.getTime()} THEN ${at - 1}`)
  return `CASE ${cases.join(' ')} ELSE ${months.length - 1} END`
}
