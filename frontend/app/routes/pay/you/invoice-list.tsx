import type { InvoiceStatus } from '#contract/billing-choices.js'
import type { PayerInvoiceView } from '#contract/billing-portal.js'
import * as english from '#contract/messages/invoice-page.js'
import { Badge, type Tone } from '../../../components/badge'
import { dayOf } from '../../../components/moment'
import { useMoney, useSpeech, useWords } from '../../../components/speech'
import { TextLink } from '../../../components/text-link'
import { useBillingWords } from './billing-words'

const tones: Record<InvoiceStatus, Tone> = {
  draft: 'neutral',
  open: 'pending',
  paid: 'success',
  void: 'neutral',
  uncollectible: 'pending',
}

export const InvoiceList = ({ invoices }: { invoices: PayerInvoiceView[] }) => (
  <ul className="flex flex-col divide-y divide-line rounded-panel border border-line bg-panel">
    {invoices.map((invoice) => (
      <Invoice key={invoice.invoiceID} invoice={invoice} />
    ))}
  </ul>
)

const pathOf = (url: string): string => new URL(url).pathname

function Invoice({ invoice }: { invoice: PayerInvoiceView }) {
  const { number, status, currency, total, amountDue, issuedAt, dueAt, url, pdfURL } = invoice
  const words = useBillingWords()
  const pages = useWords('invoicePage', english)
  const money = useMoney()
  const { formats } = useSpeech()
  const isOpen = amountDue > 0
  return (
    <li className="flex flex-col gap-1.5 px-5 py-4">
      <span className="flex items-baseline justify-between gap-4">
        <TextLink to={pathOf(url)} className="min-w-0 [overflow-wrap:anywhere]">
          {pages.invoiceNamed(number)}
        </TextLink>
        <span className="tabular shrink-0 font-medium">{money(total, currency)}</span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>
          {isOpen && dueAt ? pages.dueOn : pages.issued}{' '}
          <bdi className="tabular">{dayOf(isOpen && dueAt ? dueAt : issuedAt, formats)}</bdi>
        </span>
        <Badge tone={tones[status]}>{words.invoiceStates[status]}</Badge>
      </span>
      <span className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {isOpen && (
          <TextLink to={pathOf(url)}>
            {pages.payMoney(money(amountDue, currency))}
            <span className="sr-only"> ({words.pay(number)})</span>
          </TextLink>
        )}
        <TextLink to={pathOf(pdfURL)} reloadDocument>
          {pages.downloadPdf}
          <span className="sr-only"> ({pages.invoiceNamed(number)})</span>
        </TextLink>
      </span>
    </li>
  )
}
