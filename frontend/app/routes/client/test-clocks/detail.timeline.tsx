import type { CustomerView } from '#contract/customers.js'
import * as customers from '#contract/messages/client/customers.js'
import * as subscriptions from '#contract/messages/client/subscriptions.js'
import * as words from '#contract/messages/client/test-clocks.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { ClockStepView, ClockTimelineView } from '#contract/test-clocks.js'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { LoadFailure } from '../../../components/load-failure'
import { Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { customerLabel } from '../parts/customer-label'
import { failureName } from '../parts/failure-name'

interface TimelineProps {
  /** Null: it could not be read. */
  timeline: ClockTimelineView | null
  customers: CustomerView[]
}

type Row = ClockStepView & { key: string; customer: string }

export function ClockTimeline({ timeline, customers: known }: TimelineProps) {
  const names = new Map(known.map((customer) => [customer.customerID, customerLabel(customer)]))
  const rows = timeline?.items.map(
    (step, at): Row => ({ ...step, key: String(at), customer: names.get(step.customerID) ?? step.customerID }),
  )
  return (
    <Card flush title={words.whatHappened} lead={words.newestFirst}>
      {rows ? (
        <DataTable
          caption={words.whatHappened}
          columns={columns()}
          rows={rows}
          rowKey={({ key }) => key}
          cardsBelow={560}
          empty={{ sentence: words.nothingYet }}
        />
      ) : (
        <LoadFailure inset />
      )}
      {timeline?.isCut && <p className="border-t border-line px-5 py-3 text-sm text-ink-soft">{words.onlyTheNewest}</p>}
    </Card>
  )
}

function addressOf({ kind, invoiceID, subscriptionID, transactionID }: Row): string {
  if (kind.startsWith('payment') && transactionID) return `/client/transactions/${transactionID}`
  return invoiceID ? `/client/invoices/${invoiceID}` : `/client/subscriptions/${subscriptionID}`
}

const columns = (): Column<Row>[] => [
  { key: 'at', header: customers.date, cell: ({ at }) => <Moment iso={at} /> },
  { key: 'step', header: customers.description, cell: (row) => <Step row={row} /> },
  {
    key: 'customer',
    header: customers.customer,
    cell: ({ customer }) => <span className="[overflow-wrap:anywhere]">{customer}</span>,
  },
  {
    key: 'amount',
    header: customers.amount,
    align: 'right',
    cell: ({ amount, currency }) => amount !== null && currency && formatMoney(amount, currency),
  },
]

function Step({ row }: { row: Row }) {
  const { kind, invoiceNumber, reason, failureCode } = row
  const details = [
    invoiceNumber,
    failureCode && subscriptions.becauseOf(failureName(failureCode)),
    reason && subscriptions.tryReasons[reason],
  ].filter(Boolean)
  return (
    <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
      <TextLink to={addressOf(row)}>{words.steps[kind]}</TextLink>
      {details.map((detail) => (
        <span key={detail} className="text-xs font-normal text-ink-faint">
          {detail}
        </span>
      ))}
    </span>
  )
}
