import * as texts from '#contract/messages/client/dashboard.js'
import type { Currency } from '#contract/money.js'
import { formatMoney } from '#contract/spoken-formats.js'
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
        title: texts.moneyPaymentsPayments(money(amount), payments),
      }))}
      words={texts.paymentsPerDayFromTo(dayOf(first.day), dayOf(last.day), dayOf(best.day), money(best.amount))}
      left={texts.perDay}
      right={texts.bestMoney(money(best.amount))}
    />
  )
}
