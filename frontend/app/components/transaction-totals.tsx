import { totalsRowsMax } from '#contract/limits.js'
import { formatMoney } from '#contract/money.js'
import type { TransactionTotalsView } from '#contract/transactions.js'

type Totals = TransactionTotalsView['items'][number]

/** What the filter lists on all its pages together, one line a currency; staff's totals may be of the newest alone. */
export function TransactionTotals({ items, isPartial }: TransactionTotalsView) {
  if (items.length === 0) return null
  return (
    <section aria-label="Totals of this filter" className="divide-y divide-line border-b border-line bg-sunken">
      {isPartial && (
        <p className="px-5 py-2.5 text-xs text-ink-soft">
          Of the newest {totalsRowsMax.toLocaleString('en-US')} payments that this filter lists.
        </p>
      )}
      {items.map((totals) => (
        <CurrencyTotals key={totals.currency} totals={totals} />
      ))}
    </section>
  )
}

function CurrencyTotals({ totals }: { totals: Totals }) {
  const { currency, payments } = totals
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-5 py-3.5 sm:grid-cols-5">
      <Total term={currency} value={`${payments} ${payments === 1 ? 'payment' : 'payments'}`} />
      <Total term="Captured" value={money(totals.amountCaptured)} />
      <Total term="Refunded" value={money(totals.amountRefunded)} />
      <Total term="Fees" value={money(totals.fee)} />
      <Total term="Net before refunds" value={money(totals.net)} />
    </dl>
  )
}

const Total = ({ term, value }: { term: string; value: string }) => (
  <div className="flex min-w-0 flex-col first:col-span-2 sm:first:col-span-1">
    <dt className="text-xs text-ink-faint">{term}</dt>
    <dd className="tabular font-medium text-ink [overflow-wrap:anywhere]">{value}</dd>
  </div>
)
