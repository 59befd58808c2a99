import { Form, useLocation } from 'react-router'
import type { CustomerView } from '#contract/customers.js'
import * as words from '#contract/messages/client/customers.js'
import { listOwnCustomers } from '../../../api/customers.server'
import { silently } from '../../../api/silently.server'
import { Button, ButtonLink as PlainLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { Email } from '../../../components/email'
import { DownloadIcon, PlusIcon } from '../../../components/icon'
import { listAddress } from '../../../components/list-address'
import { LoadFailure } from '../../../components/load-failure'
import { inMode, useMode } from '../../../components/mode-switch'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { TextLink } from '../../../components/text-link'
import { ButtonLink, useMay } from '../parts/may'
import type { Route } from './+types/list'

export const meta: Route.MetaFunction = () => pageMeta(words.customers)

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim()
  const page = await silently(listOwnCustomers(context, { q, cursor: url.searchParams.get('cursor') }), null)
  return { page, q }
}

export default function Customers({ loaderData: { page, q } }: Route.ComponentProps) {
  const { search } = useLocation()
  const may = useMay()
  const mode = useMode()
  const add = (
    <ButtonLink {...openDialog} to={listAddress('/client/customers/new', search)} icon={<PlusIcon />}>
      {words.newCustomer}
    </ButtonLink>
  )
  const clear = (
    <PlainLink to="/client/customers" variant="outline">
      {words.clear}
    </PlainLink>
  )
  return (
    <DialogFrame>
      <PageHeader title={words.customers} lead={words.lead} action={add} />
      <Card flush>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-3.5">
          <Search q={q} />
          {may('GET /customers/export.csv') && (
            <PlainLink
              reloadDocument
              to={inMode(`/client/customers.csv?${new URLSearchParams({ q })}`, mode)}
              variant="ghost"
              icon={<DownloadIcon />}
            >
              CSV
            </PlainLink>
          )}
        </div>
        {page ? (
          <>
            <DataTable
              caption={words.customers}
              columns={columns()}
              rows={page.items}
              rowKey={({ customerID }) => customerID}
              empty={
                q
                  ? { sentence: words.noneFound, help: words.noneFoundHelp, action: clear }
                  : { sentence: words.noneYet, help: words.noneYetHelp, action: add }
              }
            />
            <Pager label={words.more} nextCursor={page.nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </DialogFrame>
  )
}

const Search = ({ q }: { q: string }) => (
  <Form key={q} role="search" className="flex w-full min-w-0 gap-2 sm:w-auto sm:max-w-md sm:flex-1">
    <input
      type="search"
      name="q"
      defaultValue={q}
      aria-label={words.search}
      placeholder={words.search}
      className="control min-w-0 flex-1"
    />
    <Button variant="outline">{words.find}</Button>
  </Form>
)

const columns = (): Column<CustomerView>[] => [
  { key: 'customer', header: words.customer, cell: (row) => <Name row={row} /> },
  { key: 'email', header: words.email, cell: ({ emailAddress }) => emailAddress && <Email address={emailAddress} /> },
  { key: 'createdAt', header: words.createdAt, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
]

const Name = ({ row: { customerID, name, emailAddress, reference } }: { row: CustomerView }) => (
  <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
    <TextLink to={`/client/customers/${customerID}`}>{name ?? emailAddress}</TextLink>
    {reference && <span className="text-xs font-normal text-ink-faint">{reference}</span>}
  </span>
)
