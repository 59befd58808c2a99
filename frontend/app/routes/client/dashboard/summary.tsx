import * as words from '#contract/messages/client/dashboard.js'
import { countInWords, formatMoney } from '#contract/spoken-formats.js'
import type { ClientSummaryView, CurrencySummaryView, TotalsView } from '#contract/transaction-summary.js'
import * as states from '#contract/messages/components/states.js'
import { Card } from '../../../components/card'
import { LoadFailure } from '../../../components/load-failure'
import { PaymentsPerDay, type ShownDay } from './chart'

export interface ShownSummary extends Pick<ClientSummaryView, 'firstPaymentAt'> {
  currencies: ShownCurrency[]
}

type ShownCurrency = Omit<CurrencySummaryView, 'days'> & { days: ShownDay[] }

export const shownSummary = ({ firstPaymentAt, currencies }: ClientSummaryView): ShownSummary => ({
  firstPaymentAt,
  currencies: currencies.map(({ days, ...summary }) => ({
    ...summary,
    days: days.map(({ day, amount, payments }) => ({ day, amount, payments })),
  })),
})

/** Today and the last 30 days. `summary` is null when it could not be loaded; without any payment there is nothing to sum. */
export function DashboardSummary({ summary }: { summary: ShownSummary | null }) {
  if (!summary) {
    return (
      <Card title={words.payments}>
        <LoadFailure />
      </Card>
    )
  }
  if (!summary.firstPaymentAt) return null
  const { currencies } = summary
  return (
    <Card flush title={words.payments} lead={words.paymentsByDay}>
      {currencies.length === 0 && <p className="p-5 text-ink-soft">{words.nothingInTheLast30}</p>}
      {currencies.map((one) => (
        <InCurrency key={one.currency} summary={one} isOnly={currencies.length === 1} />
      ))}
    </Card>
  )
}

function InCurrency({ summary, isOnly }: { summary: ShownCurrency; isOnly: boolean }) {
  const { currency, today, period, days } = summary
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <section className="border-b border-line p-5 last:border-b-0" aria-label={words.paymentsInCurrency(currency)}>
      {!isOnly && <h3 className="mb-3 text-sm tracking-normal">{currency}</h3>}
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <dl className="grid grid-cols-2 content-start gap-x-6 gap-y-5">
          <Figure label={words.today} value={money(today.amount)} detail={countOf(today)} />
          <Figure label={words.last30Days} value={money(period.amount)} detail={countOf(period)} />
          <Figure label={words.fees30Days} value={money(period.fee)} isSmall />
          <Figure label={words.net30Days} value={money(period.net)} isSmall />
        </dl>
        <PaymentsPerDay days={days} currency={currency} />
      </div>
    </section>
  )
}

const countOf = ({ payments }: TotalsView) => states.payments(countInWords(payments), payments)

interface FigureProps {
  label: string
  value: string
  detail?: string
  isSmall?: boolean
}

const Figure = ({ label, value, detail, isSmall = false }: FigureProps) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-faint">{label}</dt>
    <dd
      className={`tabular break-words text-ink ${isSmall ? 'text-base font-medium' : `${value.length > 12 ? 'text-base' : 'text-xl'} font-semibold`}`}
    >
      {value}
    </dd>
    {detail && <dd className="text-xs text-ink-soft">{detail}</dd>}
  </div>
)
