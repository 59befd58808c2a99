import type { CreditNoteSummaryView } from '#contract/credit-notes.js'
import type { InvoiceView } from '#contract/invoices.js'
import * as words from '#contract/messages/client/credit-notes.js'
import * as customers from '#contract/messages/client/customers.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { inMode, useMode } from '../../../components/mode-switch'
import { dayOf } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'

interface CreditNotesProps {
  invoice: InvoiceView
  notes: CreditNoteSummaryView[]
}

export function CreditNotesCard({ invoice: { invoiceID }, notes }: CreditNotesProps) {
  const mode = useMode()
  const mayDownload = useMay()('GET /credit-notes/:creditNoteID/credit-note.pdf')
  const pdfOf = ({ creditNoteID }: CreditNoteSummaryView) =>
    mayDownload ? inMode(`/client/invoices/${invoiceID}/credit-notes/${creditNoteID}/pdf`, mode) : null
  if (notes.length === 0) return null
  return (
    <Card flush title={words.creditNotes}>
      <DataTable
        caption={words.creditNotes}
        columns={columns(pdfOf)}
        rows={notes}
        rowKey={({ creditNoteID }) => creditNoteID}
        cardsBelow={560}
        empty={{ sentence: words.none }}
      />
    </Card>
  )
}

const columns = (pdfOf: (note: CreditNoteSummaryView) => string | null): Column<CreditNoteSummaryView>[] => [
  { key: 'number', header: words.number, cell: (note) => <Name note={note} pdf={pdfOf(note)} /> },
  { key: 'date', header: customers.date, cell: ({ createdAt }) => dayOf(createdAt) },
  {
    key: 'total',
    header: words.credited,
    align: 'right',
    cell: ({ total, currency }) => <span className="text-ink">{formatMoney(total, currency)}</span>,
  },
  {
    key: 'off',
    header: words.offDue,
    align: 'right',
    cell: ({ amountOffDue, currency }) => formatMoney(amountOffDue, currency),
  },
  {
    key: 'refunded',
    header: words.refunded,
    align: 'right',
    cell: ({ amountToRefund, currency }) => formatMoney(amountToRefund, currency),
  },
]

const Name = ({ note: { number, reason }, pdf }: { note: CreditNoteSummaryView; pdf: string | null }) => (
  <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
    {pdf ? (
      <TextLink reloadDocument to={pdf} title={words.downloadPdf(number)}>
        {number}
      </TextLink>
    ) : (
      number
    )}
    {reason && <span className="text-xs font-normal text-ink-faint">{reason}</span>}
  </span>
)
