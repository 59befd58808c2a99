import type { ReactNode } from 'react'
import type { InvoiceLineView } from '#contract/invoice-lines.js'
import type { InvoiceView } from '#contract/invoices.js'
import * as credits from '#contract/messages/client/credit-notes.js'
import * as customers from '#contract/messages/client/customers.js'
import * as words from '#contract/messages/client/invoices.js'
import * as pages from '#contract/messages/invoice-page.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { dayOf } from '../../../components/moment'

export function InvoiceLinesCard({ invoice }: { invoice: InvoiceView }) {
  const { lines, discounts, taxes, subtotal, total, amountPaid, amountCredited, amountDue, currency, memo, footer } =
    invoice
  const off = invoice.status === 'void' ? 0 : creditedOffDue(invoice)
  const returned = amountCredited - off
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <Card flush title={words.lines}>
      <DataTable
        caption={words.lines}
        columns={columns(currency)}
        rows={lines}
        rowKey={({ invoiceLineID }) => invoiceLineID}
        cardsBelow={560}
        empty={{ sentence: words.linesNeeded }}
      />
      <dl className="ms-auto flex max-w-sm flex-col gap-2 px-5 py-4 text-sm">
        {discounts.map(({ couponID, name, amount }) => (
          <Sum key={couponID} term={pages.couponNamed(name)}>
            {money(-amount)}
          </Sum>
        ))}
        <Sum term={pages.subtotal}>{money(subtotal)}</Sum>
        {taxes.map(({ taxRateID, name, percentage, taxAmount }) => (
          <Sum key={taxRateID} term={pages.taxNamed(name, `${percentage}%`)}>
            {money(taxAmount)}
          </Sum>
        ))}
        <Sum term={pages.total} isStrong>
          {money(total)}
        </Sum>
        {off > 0 && <Sum term={credits.creditedOffDue}>{money(-off)}</Sum>}
        {amountPaid > 0 && <Sum term={words.amountPaid}>{money(-amountPaid)}</Sum>}
        {(amountDue > 0 || off > 0 || amountPaid > 0) && (
          <Sum term={pages.amountDue} isStrong>
            {money(amountDue)}
          </Sum>
        )}
        {returned > 0 && (
          <>
            <Sum term={credits.returned}>{money(returned)}</Sum>
            <Sum term={credits.keptOfPayments} isStrong>
              {money(amountPaid - returned)}
            </Sum>
          </>
        )}
      </dl>
      {(memo ?? footer) && (
        <div className="flex flex-col gap-2 border-t border-line px-5 py-4 text-sm text-ink-soft">
          {[memo, footer].map(
            (text, at) =>
              text && (
                <p key={at} className="whitespace-pre-line [overflow-wrap:anywhere]">
                  <bdi>{text}</bdi>
                </p>
              ),
          )}
        </div>
      )}
    </Card>
  )
}

/** What is due is the total less this and the payments; what else was credited goes back to the customer. */
const creditedOffDue = ({ total, amountPaid, amountCredited, amountDue }: InvoiceView): number =>
  Math.min(amountCredited, Math.max(0, total - amountPaid - amountDue))

const columns = (currency: InvoiceView['currency']): Column<InvoiceLineView>[] => [
  { key: 'description', header: customers.description, cell: (line) => <Description line={line} /> },
  { key: 'quantity', header: words.quantity, align: 'right', cell: ({ quantity }) => quantity },
  {
    key: 'unitAmount',
    header: words.unitPrice,
    align: 'right',
    cell: ({ unitAmount }) => (unitAmount === null ? pages.byTier : formatMoney(unitAmount, currency)),
  },
  {
    key: 'tax',
    header: words.tax,
    align: 'right',
    cell: ({ taxPercentage }) => (taxPercentage === null ? '' : `${taxPercentage}%`),
  },
  {
    key: 'amount',
    header: customers.amount,
    align: 'right',
    cell: ({ amount }) => <span className="text-ink">{formatMoney(amount, currency)}</span>,
  },
]

const Description = ({ line: { description, periodStart, periodEnd, isUsage } }: { line: InvoiceLineView }) => (
  <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
    <bdi className="text-ink">{description}</bdi>
    {periodStart && periodEnd && (
      <span className="text-xs text-ink-faint">
        {dayOf(periodStart)} – {dayOf(periodEnd)}
        {isUsage && ` · ${pages.usage}`}
      </span>
    )}
  </span>
)

const Sum = ({ term, isStrong = false, children }: { term: string; isStrong?: boolean; children: ReactNode }) => (
  <div className={`flex items-baseline justify-between gap-6 ${isStrong ? 'font-semibold text-ink' : ''}`}>
    <dt className={isStrong ? '' : 'text-ink-soft'}>
      <bdi>{term}</bdi>
    </dt>
    <dd className="tabular shrink-0">{children}</dd>
  </div>
)
