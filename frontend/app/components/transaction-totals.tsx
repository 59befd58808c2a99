import { totalsRowsMax } from '#contract/limits.js'
import * as words from '#contract/messages/components/payments.js'
import * as states from '#contract/messages/components/states.js'
import { countInWords, formatMoney } from '#contract/spoken-formats.js'
import type { TransactionTotalsView } from '#contract/transaction-totals.js'

type Totals = TransactionTotalsView['items'][number]

/** What the filter lists on all its pages together, one line a currency; staff's totals may be of the newest alone. */
export function TransactionTotals({ items, isPartial }: TransactionTotalsView) {
  if (items.length === 0) return null
  return (
    <section aria-label={words.totalsOfThisFilter} className="divide-y divide-line border-b border-line bg-sunken">
      {isPartial && (
        <p className="px-5 py-2.5 text-xs text-ink-soft">
          {words.ofTheNewestPaymentsThat(countInWords(totalsRowsMax))}
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
      <Total term={currency} value={states.payments(String(payments), payments)} />
      <Total term={words.captured} value={money(totals.amountCaptured)} />
      <Total term={words.refunded} value={money(totals.amountRefunded)} />
      <Total term={words.fees} value={money(totals.fee)} />
      <Total term={words.netBeforeRefunds} value={money(totals.net)} />
    </dl>
  )
}

const Total = ({ term, value }: { term: string; value: string }) => (
  <div className="flex min-w-0 flex-col first:col-span-2 sm:first:col-span-1">
    <dt className="text-xs text-ink-faint">{term}</dt>
    <dd className="tabular font-medium text-ink [overflow-wrap:anywhere]">{value}</dd>
  </div>
)
