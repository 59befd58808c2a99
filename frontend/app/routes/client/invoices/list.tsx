import { Form } from 'react-router'
import { clock } from '#contract/clock.js'
import type { InvoiceSummaryView } from '#contract/invoices.js'
import * as customers from '#contract/messages/client/customers.js'
import * as words from '#contract/messages/client/invoices.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { listOwnInvoices } from '../../../api/invoices.server'
import { silently } from '../../../api/silently.server'
import { Button, ButtonLink as PlainLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { DownloadIcon, PlusIcon } from '../../../components/icon'
import { LoadFailure } from '../../../components/load-failure'
import { inMode, useMode } from '../../../components/mode-switch'
import { dayOf } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { TextLink } from '../../../components/text-link'
import { ButtonLink, useMay } from '../parts/may'
import type { Route } from './+types/list'
import { InvoiceBadge } from '../parts/invoice-badge'
import { isPastDue } from './past-due'
import { customerNames } from '../parts/plans.server'
import { queryOf, type StatusFilter, statusFilterIn, statusFilters } from './status-filter'
import { InvoiceTabs } from './tabs'

type Row = InvoiceSummaryView & { customerName: string | null; isPastDue: boolean }

export const meta: Route.MetaFunction = () => pageMeta(words.invoices)

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim()
  const status = statusFilterIn(url.searchParams.get('status'))
  const asked = { q, ...queryOf(status), cursor: url.searchParams.get('cursor') }
  const page = await silently(listOwnInvoices(context, asked), null)
  const names = await customerNames(context, page?.items ?? [])
  const now = clock.time()
  const rows = page?.items.map(
    (row): Row => ({ ...row, customerName: names.get(row.customerID) ?? null, isPastDue: isPastDue(row, now) }),
  )
  return { rows, nextCursor: page?.nextCursor ?? null, q, status }
}

export default function Invoices({ loaderData: { rows, nextCursor, q, status } }: Route.ComponentProps) {
  const add = (
    <ButtonLink to="/client/invoices/new" icon={<PlusIcon />}>
      {words.newInvoice}
    </ButtonLink>
  )
  const clear = (
    <PlainLink to="/client/invoices" variant="outline">
      {customers.clear}
    </PlainLink>
  )
  return (
    <>
      <PageHeader title={words.invoices} lead={words.lead} action={add} />
      <InvoiceTabs />
      <Card flush>
        <Filter q={q} status={status} />
        {rows ? (
          <>
            <DataTable
              caption={words.invoices}
              columns={columns()}
              rows={rows}
              rowKey={({ invoiceID }) => invoiceID}
              empty={
                q || status
                  ? { sentence: words.noneFound, help: words.noneFoundHelp, action: clear }
                  : { sentence: words.noneYet, help: words.noneYetHelp, action: add }
              }
            />
            <Pager label={words.more} nextCursor={nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </>
  )
}

function Filter({ q, status }: { q: string; status: StatusFilter | null }) {
  const may = useMay()
  const mode = useMode()
  const file = `/client/invoices.csv?${new URLSearchParams({ q, status: status ?? '' })}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-3.5">
      <Form
        key={`${q} ${status}`}
        role="search"
        className="flex w-full min-w-0 flex-wrap gap-2 sm:w-auto sm:flex-1 sm:flex-nowrap"
      >
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={words.search}
          placeholder={words.search}
          className="control w-full! min-w-0 sm:max-w-72"
        />
        <select
          name="status"
          aria-label={words.status}
          defaultValue={status ?? ''}
          className="control max-w-full flex-1 basis-44 sm:w-44! sm:flex-none"
        >
          <option value="">{words.everyStatus}</option>
          {statusFilters.map((value) => (
            <option key={value} value={value}>
              {value === 'uncharged' ? words.uncharged : words.statuses[value]}
            </option>
          ))}
        </select>
        <Button variant="outline">{customers.find}</Button>
      </Form>
      {may('GET /invoices/export.csv') && (
        <PlainLink reloadDocument to={inMode(file, mode)} variant="ghost" icon={<DownloadIcon />}>
          CSV
        </PlainLink>
      )}
    </div>
  )
}

const columns = (): Column<Row>[] => [
  { key: 'number', header: words.number, cell: (row) => <Name row={row} /> },
  {
    key: 'customer',
    header: customers.customer,
    cell: ({ customerName }) => <span className="[overflow-wrap:anywhere]">{customerName}</span>,
  },
  {
    key: 'status',
    header: words.status,
    cell: ({ status, isPastDue }) => <InvoiceBadge status={status} isPastDue={isPastDue} />,
  },
  { key: 'dueAt', header: words.dueDate, cell: ({ dueAt }) => dueAt && dayOf(dueAt) },
  {
    key: 'total',
    header: customers.amount,
    align: 'right',
    cell: ({ total, currency }) => <span className="text-ink">{formatMoney(total, currency)}</span>,
  },
]

const Name = ({ row: { invoiceID, number, reference } }: { row: Row }) => (
  <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
    <TextLink to={`/client/invoices/${invoiceID}`}>{number ?? words.draftInvoice}</TextLink>
    {reference && <span className="text-xs font-normal text-ink-faint">{reference}</span>}
  </span>
)
