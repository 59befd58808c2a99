import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import * as words from '#contract/messages/client/payment-links.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { PaymentLinkStatus, PaymentLinkView } from '#contract/payment-links.js'
import * as states from '#contract/messages/components/states.js'
import { Badge, type Tone } from '../../../components/badge'
import { CopyButton } from '../../../components/copy-button'
import { type Column, DataTable, actionsColumn } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { dayOf } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { ButtonLink } from '../parts/may'

interface PaymentLinksTableProps {
  rows: PaymentLinkView[]
  /** The one that was just made. */
  madeID: string | null
  isFiltered: boolean
  add: ReactNode
}

const faces = (): Record<PaymentLinkStatus, [Tone, string]> => ({
  open: ['success', states.paymentLinks.open],
  used: ['info', states.paymentLinks.paid],
  expired: ['neutral', states.paymentLinks.expired],
  closed: ['neutral', states.paymentLinks.closed],
})

export function PaymentLinksTable({ rows, madeID, isFiltered, add }: PaymentLinksTableProps) {
  const columns: Column<PaymentLinkView>[] = [
    { key: 'description', header: words.description, cell: (row) => <What row={row} /> },
    { key: 'status', header: words.status, cell: (row) => <Status row={row} /> },
    { key: 'address', header: words.address, cell: (row) => <Address row={row} /> },
    { key: 'paid', header: words.paid, align: 'right', cell: (row) => <Paid row={row} /> },
    { key: 'amount', header: words.amount, align: 'right', cell: (row) => <Amount row={row} /> },
    { ...actionsColumn, header: words.actions, cell: (row) => row.status === 'open' && <Close row={row} /> },
  ]
  return (
    <DataTable
      caption={words.paymentLinks}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.paymentLinkID}
      highlightedKey={madeID}
      empty={
        isFiltered
          ? { sentence: words.noPaymentLinksWithThis, help: words.clearFilterToSeeAll }
          : {
              sentence: words.noPaymentLinksYet,
              help: words.paymentLinksHelp,
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
      {row.reference && `${row.reference} · `}
      {words.madeDay(dayOf(row.createdAt))}
    </span>
  </div>
)

const Status = ({ row }: { row: PaymentLinkView }) => {
  const [tone, word] = faces()[row.status]
  return (
    <div className="flex flex-col items-start gap-1 cards:items-end">
      <Badge tone={tone}>{word}</Badge>
      {row.status === 'open' && (
        <span className="text-xs whitespace-nowrap text-ink-faint">
          {row.once ? words.forOnePayment : words.forAnyNumber}
          {row.expiresAt && <>{words.untilDay(dayOf(row.expiresAt))}</>}
        </span>
      )}
    </div>
  )
}

/** The whole address can be read and opened; where scripts run, it is copied with one press. */
function Address({ row }: { row: PaymentLinkView }) {
  const { origin = '' } = useRouteLoaderData<{ origin: string }>('root') ?? {}
  const path = `/pay/${row.token}`
  if (row.status !== 'open') return <span className="text-ink-faint">{words.none}</span>
  return (
    <div className="flex min-w-0 items-center gap-1 cards:justify-end">
      <TextLink to={path} reloadDocument className="relative max-w-40 truncate font-mono text-xs" title={origin + path}>
        {path}
        <span className="sr-only"> {words.opensTheCheckoutOf(row.description)}</span>
      </TextLink>
      <CopyButton value={origin + path} label={words.theAddressOfDescription(row.description)} />
    </div>
  )
}

const Paid = ({ row }: { row: PaymentLinkView }) =>
  row.payments === 0 ? (
    <span className="text-ink-faint">{words.notYet}</span>
  ) : (
    <div className="flex flex-col items-end">
      <span className="text-ink">{row.payments === 1 ? words.once : words.paymentsTimes(row.payments)}</span>
      <span className="text-xs text-ink-faint">{words.moneyInAll(formatMoney(row.amountPaid, row.currency))}</span>
    </div>
  )

const Amount = ({ row }: { row: PaymentLinkView }) =>
  row.amount === null ? (
    <span className="whitespace-nowrap">{words.payerChoosesCurrency(row.currency)}</span>
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
    {words.close} <span className="sr-only">{row.description}</span>
  </ButtonLink>
)
