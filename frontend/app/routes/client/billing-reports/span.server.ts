import { clock } from '#contract/clock.js'
import { currencies } from '#contract/money.js'
import { isMonth, monthAt } from '#contract/months.js'
import { newestSubscription, type ReportSpan } from '../../../api/billing-reports.server'
import type { Context } from '../../../session/site-context.server'

const monthsShown = 12

/** What the address says, else a year up to now; customers on a test clock may be further. */
export async function spanOf(context: Context, asked: URLSearchParams): Promise<ReportSpan> {
  const currency = currencies.find((one) => one === asked.get('currency'))
  const month = asked.get('lastMonth')
  const newest = currency && isMonth(month) ? null : await newestSubscription(context)
  const latest = monthAt(newest ? new Date(Math.max(clock.time(), Date.parse(newest.currentPeriodStart))) : clock.now())
  const lastMonth = isMonth(month) ? month : latest
  return { currency: currency ?? newest?.currency ?? 'EUR', firstMonth: monthsBefore(lastMonth), lastMonth }
}

function monthsBefore(last: string): string {
  const [year = 0, number = 1] = last.split('-').map(Number)
  return monthAt(new Date(Date.UTC(year, number - monthsShown)))
}
