import { clientStatuses } from '#contract/choices.js'
import type { ClientView } from '#contract/clients.js'
import { plans } from '#contract/messages/admin/plans.js'
import * as words from '#contract/messages/admin/clients.js'
import { failed } from '#contract/messages/outcomes.js'
import { listClients } from '../../../api/client-admin.server'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import type { Column } from '../../../components/data-table'
import { Email } from '../../../components/email'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { StatusBadge, statusWord } from '../../../components/status-badge'
import { TextLink } from '../../../components/text-link'
import { FilterSelect, ListFilter } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink, PageLink } from '../parts/page-links'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/clients'

export const meta: Route.MetaFunction = () => pageMeta(words.clients)

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterFrom(url, 'q', 'status', 'sort')
  const page = await mainCall(context, listClients(context, filter, url.searchParams.get('cursor')))
  return { filter, page: page && { ...page, items: page.items.map(shown) } }
}

// The browser is handed what it shows: an address is on the client's own page.
type ShownClient = Pick<
  ClientView,
  'clientID' | 'name' | 'clientType' | 'emailAddress' | 'phoneNumber' | 'status' | 'chargePercentage' | 'createdAt'
>

function shown(row: ClientView): ShownClient {
  const { clientID, name, clientType, emailAddress, phoneNumber, status, chargePercentage, createdAt } = row
  return { clientID, name, clientType, emailAddress, phoneNumber, status, chargePercentage, createdAt }
}

export default function Clients({ loaderData }: Route.ComponentProps) {
  const { filter, page } = loaderData
  const { may } = useMay()
  const add = may('POST /clients') && <AddLink to={`${list}/new`} label={words.addClient} />
  const actions = (
    <div className="flex flex-wrap gap-2">
      <PageLink call="GET /plans" to="/admin/plans" label={plans} />
      {add}
    </div>
  )
  return (
    <ListPage
      title={words.clients}
      lead={words.everyBusinessOnThePlatform}
      action={actions}
      filter={<ClientsFilter q={filter.q ?? ''} status={filter.status ?? ''} />}
      {...(may('GET /clients/export.csv') && { csv: `${list}.csv` })}
      page={page}
      failure={failed.client.fetch}
      columns={columns}
      rowKey={({ clientID }) => clientID}
      list={list}
      cardsBelow={960}
      empty={{
        sentence: words.noClientsFound,
        help: words.clientsAppearHereWhenThey,
        action: add,
      }}
    />
  )
}

const columns: Column<ShownClient>[] = [
  { key: 'name', header: words.name, sort: 'name', cell: (row) => <NameLink row={row} /> },
  { key: 'email', header: words.emailAndPhone, cell: (row) => <Contact row={row} /> },
  { key: 'status', header: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'rate',
    header: words.rate,
    align: 'right',
    cell: ({ chargePercentage }) => `${chargePercentage.toFixed(2)}%`,
  },
  {
    key: 'created',
    header: words.registered,
    sort: '-created',
    isTime: true,
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

function ClientsFilter({ q, status }: { q: string; status: string }) {
  const options = clientStatuses.map((value) => ({ value, label: statusWord(value) }))
  return (
    <ListFilter label={words.filterClients} placeholder={words.nameEmailOrId} q={q}>
      <FilterSelect label={words.status} name="status" value={status} all={words.everyStatus} options={options} />
    </ListFilter>
  )
}

function NameLink({ row: { clientID, name, clientType } }: { row: ShownClient }) {
  const { may } = useMay()
  return (
    <div className="flex flex-col">
      {may('GET /clients/:clientID') ? <TextLink to={`${list}/${clientID}`}>{name}</TextLink> : name}
      <span className="text-xs font-normal text-ink-faint">{clientType}</span>
    </div>
  )
}

const Contact = ({ row }: { row: ShownClient }) => (
  <div className="flex min-w-40 flex-col cards:min-w-0">
    <Email address={row.emailAddress} />
    <span className="whitespace-nowrap text-ink-faint">{row.phoneNumber}</span>
  </div>
)

function Actions({ row: { clientID, name } }: { row: ShownClient }) {
  const { may } = useMay()
  if (!may('GET /clients/:clientID')) return null
  return (
    <RowActions at={`${list}/${clientID}`} of={name}>
      <RowAction to="edit" call="PUT /clients/:clientID" label={words.edit} />
      <RowAction to="delete" call="DELETE /clients/:clientID" label={words.deleteWord} />
    </RowActions>
  )
}
