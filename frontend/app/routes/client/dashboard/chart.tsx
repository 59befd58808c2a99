import { type Currency, formatMoney } from '#contract/money.js'
import type { DayTotalsView } from '#contract/transaction-summary.js'
import { DailyChart } from '../../../components/daily-chart'
import { dayOf } from '../../../components/moment'

export type ShownDay = Pick<DayTotalsView, 'day' | 'amount' | 'payments'>

interface PaymentsPerDayProps {
  /** Oldest first. */
  days: ShownDay[]
  currency: Currency
}

export function PaymentsPerDay({ days, currency }: PaymentsPerDayProps) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const best = days.reduce((top, day) => (day.amount > top.amount ? day : top))
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <DailyChart
      days={days.map(({ day, amount, payments }) => ({
        day,
        value: amount,
        title: `${money(amount)}, ${payments} payments`,
      }))}
      words={
        `Payments per day from ${dayOf(first.day)} to ${dayOf(last.day)}. ` +
        `The best day was ${dayOf(best.day)} with ${money(best.amount)}.`
      }
      left="Per day"
      right={`Best ${money(best.amount)}`}
    />
  )
}
