import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { formatMoney } from '#contract/money.js'
import type { PaymentLinkStatus, PaymentLinkView } from '#contract/payment-links.js'
import { Badge, type Tone } from '../../../components/badge'
import { ButtonLink } from '../../../components/button'
import { CopyButton } from '../../../components/copy-button'
import { type Column, DataTable } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { dayOf } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'

interface PaymentLinksTableProps {
  rows: PaymentLinkView[]
  /** The one that was just made. */
  madeID: string | null
  isFiltered: boolean
  add: ReactNode
}

const faces: Record<PaymentLinkStatus, [Tone, string]> = {
  open: ['success', 'Open'],
  used: ['info', 'Paid'],
  expired: ['neutral', 'Expired'],
  closed: ['neutral', 'Closed'],
}

export function PaymentLinksTable({ rows, madeID, isFiltered, add }: PaymentLinksTableProps) {
  const columns: Column<PaymentLinkView>[] = [
    { key: 'description', header: 'Description', cell: (row) => <What row={row} /> },
    { key: 'status', header: 'Status', cell: (row) => <Status row={row} /> },
    { key: 'address', header: 'Address', cell: (row) => <Address row={row} /> },
    { key: 'paid', header: 'Paid', align: 'right', cell: (row) => <Paid row={row} /> },
    { key: 'amount', header: 'Amount', align: 'right', cell: (row) => <Amount row={row} /> },
    {
      key: 'actions',
      header: 'Actions',
      headerHidden: true,
      align: 'right',
      cell: (row) => row.status === 'open' && <Close row={row} />,
    },
  ]
  return (
    <DataTable
      caption="Payment links"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.paymentLinkID}
      highlightedKey={madeID}
      empty={
        isFiltered
          ? { sentence: 'No payment links with this status.', help: 'The others are still there.' }
          : {
              sentence: 'No payment links yet.',
              help: 'Make one, send its address by mail or chat, and your customer pays without any programming.',
              action: add,
            }
      }
    />
  )
}

const What = ({ row }: { row: PaymentLinkView }) => (
  <div className="flex max-w-64 min-w-0 flex-col cards:max-w-none">
    <span className="[overflow-wrap:anywhere]">{row.description}</span>
    <span className="text-xs font-normal text-ink-faint [overflow-wrap:anywhere]">
      {row.reference && `${row.reference} · `}Made {dayOf(row.createdAt)}
    </span>
  </div>
)

const Status = ({ row }: { row: PaymentLinkView }) => {
  const [tone, word] = faces[row.status]
  return (
    <div className="flex flex-col items-start gap-1 cards:items-end">
      <Badge tone={tone}>{word}</Badge>
      {row.status === 'open' && (
        <span className="text-xs whitespace-nowrap text-ink-faint">
          {row.once ? 'For one payment' : 'For any number'}
          {row.expiresAt && <>, until {dayOf(row.expiresAt)}</>}
        </span>
      )}
    </div>
  )
}

/** The whole address can be read and opened; where scripts run, it is copied with one press. */
function Address({ row }: { row: PaymentLinkView }) {
  const { origin = '' } = useRouteLoaderData<{ origin: string }>('root') ?? {}
  const path = `/pay/${row.token}`
  if (row.status !== 'open') return <span className="text-ink-faint">None</span>
  return (
    <div className="flex min-w-0 items-center gap-1 cards:justify-end">
      <TextLink to={path} reloadDocument className="relative max-w-40 truncate font-mono text-xs" title={origin + path}>
        {path}
        <span className="sr-only"> opens the checkout of {row.description}</span>
      </TextLink>
      <CopyButton value={origin + path} label={`the address of ${row.description}`} />
    </div>
  )
}

const Paid = ({ row }: { row: PaymentLinkView }) =>
  row.payments === 0 ? (
    <span className="text-ink-faint">Not yet</span>
  ) : (
    <div className="flex flex-col items-end">
      <span className="text-ink">{row.payments === 1 ? 'Once' : `${row.payments} times`}</span>
      <span className="text-xs text-ink-faint">{formatMoney(row.amountPaid, row.currency)} in all</span>
    </div>
  )

const Amount = ({ row }: { row: PaymentLinkView }) =>
  row.amount === null ? (
    <span className="whitespace-nowrap">Payer chooses, {row.currency}</span>
  ) : (
    <span className="text-ink">{formatMoney(row.amount, row.currency)}</span>
  )

const Close = ({ row }: { row: PaymentLinkView }) => (
  <ButtonLink
    {...openDialog}
    to={listAddress(`/client/payment-links/${row.paymentLinkID}/close`, useLocation().search)}
    variant="ghost"
    size="sm"
    className="px-2!"
  >
    Close <span className="sr-only">{row.description}</span>
  </ButtonLink>
)
