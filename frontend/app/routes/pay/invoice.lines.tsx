import type { ReactNode } from 'react'
import type { InvoiceLineView } from '#contract/invoice-lines.js'
import type { HostedInvoiceView } from '#contract/invoices.js'
import * as english from '#contract/messages/invoice-page.js'
import { dayOf } from '../../components/moment'
import { useCount, useMoney, useSpeech, useWords } from '../../components/speech'

export function InvoiceLines({ invoice }: { invoice: HostedInvoiceView }) {
  const words = useWords('invoicePage', english)
  const money = useMoney()
  const { lines, discounts, taxes, subtotal, total, currency, memo, footer } = invoice
  const { amountPaid, amountCredited, amountRefunded, amountDue } = invoice
  const isReversed = lines.some(({ isReverseCharge }) => isReverseCharge)
  return (
    <section className="flex flex-col gap-5 rounded-panel border border-line bg-panel p-6 sm:p-8">
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.invoiceLineID} {...{ line, currency }} />
        ))}
      </ul>
      <dl className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
        {discounts.map(({ couponID, name, amount }) => (
          <Sum key={couponID} term={words.couponNamed(name)}>
            {money(-amount, currency)}
          </Sum>
        ))}
        <Sum term={words.subtotal}>{money(subtotal, currency)}</Sum>
        {taxes.map(({ taxRateID, name, percentage, taxAmount }) => (
          <Sum key={taxRateID} term={words.taxNamed(name, `${percentage}%`)}>
            {money(taxAmount, currency)}
          </Sum>
        ))}
        <Sum term={words.total} isStrong>
          {money(total, currency)}
        </Sum>
        {amountCredited > 0 && <Sum term={words.amountCredited}>{money(-amountCredited, currency)}</Sum>}
        {amountPaid > 0 && <Sum term={words.amountPaid}>{money(-amountPaid, currency)}</Sum>}
        {amountRefunded > 0 && <Sum term={words.amountRefunded}>{money(amountRefunded, currency)}</Sum>}
        <Sum term={words.amountDue} isStrong>
          {money(amountDue, currency)}
        </Sum>
      </dl>
      {[isReversed ? words.reverseCharge : null, memo, footer].map(
        (text, at) =>
          text && (
            <p key={at} className="text-sm whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
              <bdi>{text}</bdi>
            </p>
          ),
      )}
    </section>
  )
}

function Line({ line, currency }: { line: InvoiceLineView; currency: HostedInvoiceView['currency'] }) {
  const words = useWords('invoicePage', english)
  const money = useMoney()
  const count = useCount()
  const { description, quantity, unitAmount, amount, isUsage } = line
  const unit = unitAmount === null ? words.byTier : money(unitAmount, currency)
  return (
    <li className="flex items-baseline justify-between gap-6 py-3 first:pt-0">
      <span className="min-w-0">
        <bdi className="[overflow-wrap:anywhere]">{description}</bdi>
        {isUsage && <UsageOf line={line} />}
        {(quantity !== 1 || unitAmount === null) && (
          <span className="tabular block text-sm text-ink-soft">
            {count(quantity)} × {unit}
          </span>
        )}
      </span>
      <span className="tabular shrink-0">{money(amount, currency)}</span>
    </li>
  )
}

/** Which time it is for, because it is charged after it. */
function UsageOf({ line: { periodStart, periodEnd } }: { line: InvoiceLineView }) {
  const words = useWords('invoicePage', english)
  const { formats } = useSpeech()
  const days = [periodStart, periodEnd].flatMap((at) => (at ? [dayOf(at, formats)] : []))
  return (
    <span className="block text-sm text-ink-soft">
      {words.usage}: {days.join(' – ')}
    </span>
  )
}

const Sum = ({ term, isStrong = false, children }: { term: string; isStrong?: boolean; children: ReactNode }) => (
  <div className={`flex items-baseline justify-between gap-6 ${isStrong ? 'font-semibold' : ''}`}>
    <dt className={isStrong ? '' : 'text-ink-soft'}>
      <bdi>{term}</bdi>
    </dt>
    <dd className="tabular shrink-0">{children}</dd>
  </div>
)
