import * as customers from '#contract/messages/client/customers.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as products from '#contract/messages/client/products.js'
import * as words from '#contract/messages/client/subscriptions.js'
import * as pages from '#contract/messages/invoice-page.js'
import type { PriceView } from '#contract/prices.js'
import type { SubscriptionItemView, SubscriptionPreviewView } from '#contract/subscriptions.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { dayOf } from '../../../components/moment'
import { amountWords, billedWords } from '../parts/price-words'

export type ShownItem = SubscriptionItemView & { name: string; price: PriceView | null }

export const ItemTable = ({ caption, items }: { caption: string; items: ShownItem[] }) => (
  <DataTable
    caption={caption}
    columns={itemColumns()}
    rows={items}
    rowKey={({ priceID }) => priceID}
    cardsBelow={420}
    empty={{ sentence: words.itemsNeeded }}
  />
)

const itemColumns = (): Column<ShownItem>[] => [
  {
    key: 'name',
    header: products.product,
    cell: ({ name }) => <span className="text-ink [overflow-wrap:anywhere]">{name}</span>,
  },
  { key: 'quantity', header: invoices.quantity, align: 'right', cell: ({ quantity }) => quantity ?? products.perUse },
  {
    key: 'unit',
    header: invoices.unitPrice,
    align: 'right',
    cell: ({ price }) => price && amountWords(price),
  },
  { key: 'billed', header: products.billed, cell: ({ price }) => price && billedWords(price) },
]

/** The invoice of the next period. */
export function NextInvoice({ preview }: { preview: SubscriptionPreviewView }) {
  const isNone = preview.lines.length === 0
  const lead = isNone ? words.noNextInvoice : words.nextInvoiceOn(dayOf(preview.invoicedAt))
  return (
    <Card flush title={words.nextInvoice} lead={lead}>
      {!isNone && <PreviewLines preview={preview} caption={words.nextInvoice} />}
    </Card>
  )
}

type Line = SubscriptionPreviewView['lines'][number] & { key: string }

export function PreviewLines({ preview, caption }: { preview: SubscriptionPreviewView; caption: string }) {
  const { currency, lines, discounts, taxes, subtotal, total, creditLeft } = preview
  const money = (amount: number) => formatMoney(amount, currency)
  const taxed = taxes.map(({ name, percentage, taxAmount }): [string, number] => [
    pages.taxNamed(name, `${percentage}%`),
    taxAmount,
  ])
  const sums: [string, number][] = [
    ...discounts.map(({ name, amount }): [string, number] => [pages.couponNamed(name), -amount]),
    ...(taxed.length > 0 ? [[pages.subtotal, subtotal] as [string, number], ...taxed] : []),
  ]
  return (
    <>
      <DataTable
        caption={caption}
        columns={lineColumns(currency)}
        rows={lines.map((line, at): Line => ({ ...line, key: String(at) }))}
        rowKey={({ key }) => key}
        cardsBelow={420}
        empty={{ sentence: words.noNextInvoice }}
      />
      <dl className="ms-auto flex max-w-sm flex-col gap-2 px-5 py-4 text-sm">
        {sums.map(([term, amount]) => (
          <div key={term} className="flex items-baseline justify-between gap-6">
            <dt className="text-ink-soft">
              <bdi>{term}</bdi>
            </dt>
            <dd className="tabular shrink-0">{money(amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-6 font-semibold text-ink">
          <dt>{pages.total}</dt>
          <dd className="tabular shrink-0">{money(total)}</dd>
        </div>
      </dl>
      {creditLeft > 0 && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-soft">{words.creditStays(money(creditLeft))}</p>
      )}
    </>
  )
}

const lineColumns = (currency: SubscriptionPreviewView['currency']): Column<Line>[] => [
  {
    key: 'description',
    header: customers.description,
    cell: ({ description, periodStart, periodEnd, isProration, isUsage }) => (
      <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
        <bdi className="text-ink">{description}</bdi>
        {periodStart && periodEnd && (
          <span className="text-xs text-ink-faint">
            {dayOf(periodStart)} – {dayOf(periodEnd)}
            {isProration && ` · ${words.proration}`}
            {isUsage && ` · ${words.usageSoFar}`}
          </span>
        )}
      </span>
    ),
  },
  { key: 'quantity', header: invoices.quantity, align: 'right', cell: ({ quantity }) => quantity },
  {
    key: 'amount',
    header: customers.amount,
    align: 'right',
    cell: ({ amount }) => <span className="text-ink">{formatMoney(amount, currency)}</span>,
  },
]
