import { useLocation } from 'react-router'
import type { ApiUserView } from '#contract/api-users.js'
import { apiUserStatuses } from '#contract/choices.js'
import * as words from '#contract/messages/admin/api-users.js'
import { staffTitle } from '#contract/messages/request-logs.js'
import { empty } from '#contract/messages/lists.js'
import { failed } from '#contract/messages/outcomes.js'
import { listApiUsers } from '../../../api/api-user-admin.server'
import { clientNames } from '../../../api/client-admin.server'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { FromAddress, LimitFacts } from '../../../components/api-user-limits'
import { ButtonLink } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { Email } from '../../../components/email'
import { listAddress } from '../../../components/list-address'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { PostButton } from '../../../components/post-button'
import { SecretField } from '../../../components/secret-field'
import { StatusBadge, statusWord } from '../../../components/status-badge'
import { FilterSelect, ListFilter } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink, PageLink } from '../parts/page-links'
import { OfClient } from '../parts/of-client'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/api-users'

export const meta: Route.MetaFunction = () => pageMeta(words.apiUsers)

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterFrom(url, 'q', 'clientID', 'status', 'sort')
  const page = await mainCall(context, listApiUsers(context, filter, url.searchParams.get('cursor')))
  const clientIDs = [...(page?.items.map(({ clientID }) => clientID) ?? []), ...(filter.clientID ?? '').split(' ')]
  return { filter, page, names: await clientNames(context, clientIDs) }
}

export default function ApiUsers({ loaderData }: Route.ComponentProps) {
  const { filter, page, names } = loaderData
  const { may } = useMay()
  const add = may('POST /api-users') && may('GET /clients') && may('GET /roles') && (
    <AddLink to={`${list}/new`} label={words.addApiUser} />
  )
  const of = filter.clientID && (names[filter.clientID] ?? filter.clientID)
  return (
    <ListPage
      title={words.apiUsers}
      lead={of ? words.theKeysOf(of) : words.theKeysThatThePlatforms}
      action={
        <div className="flex flex-wrap gap-2">
          <PageLink call="GET /request-logs" to="/admin/logs" label={staffTitle} />
          {add}
        </div>
      }
      filter={
        <ListFilter label={words.filterApiUsers} placeholder={words.nameEmailKeyOrId} q={filter.q ?? ''}>
          <FilterSelect
            label={words.status}
            name="status"
            value={filter.status ?? ''}
            all={words.everyStatus}
            options={apiUserStatuses.map((value) => ({ value, label: statusWord(value) }))}
          />
          {filter.clientID && <input type="hidden" name="clientID" value={filter.clientID} />}
          {filter.clientID && (
            <ButtonLink to={list} variant="ghost">
              {words.ofAllClients}
            </ButtonLink>
          )}
        </ListFilter>
      }
      {...(may('GET /api-users/export.csv') && { csv: `${list}.csv` })}
      isOfMode
      page={page}
      failure={failed.apiUser.fetch}
      columns={columnsWith(names)}
      rowKey={({ apiUserID }) => apiUserID}
      list={list}
      cardsBelow={960}
      empty={{ sentence: empty.apiUsers, help: words.clientsAddTheirOwnAnd, action: add }}
    />
  )
}

const columnsWith = (names: Record<string, string>): Column<ApiUserView>[] => [
  { key: 'name', header: words.name, sort: 'name', cell: (row) => <Developer row={row} /> },
  {
    key: 'client',
    header: words.client,
    cell: ({ clientID }) => <OfClient clientID={clientID} name={names[clientID]} />,
  },
  { key: 'role', header: words.roleAndStatus, cell: (row) => <RoleAndStatus row={row} /> },
  { key: 'key', header: words.key, cell: ({ apiKey }) => <Key apiKey={apiKey} /> },
  {
    key: 'used',
    header: words.lastUsed,
    sort: '-lastUsed',
    isTime: true,
    cell: (row) => <LastUsed row={row} />,
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

const Developer = ({ row }: { row: ApiUserView }) => (
  <div className="flex flex-col">
    {row.developerName}
    <span className="text-xs font-normal text-ink-faint">
      <Email address={row.developerEmailAddress} />
    </span>
  </div>
)

const RoleAndStatus = ({ row }: { row: ApiUserView }) => (
  <div className="flex flex-col items-start gap-1 cards:items-end">
    <span>{row.roleName}</span>
    <StatusBadge status={row.status} />
    <LimitFacts row={row} />
  </div>
)

const LastUsed = ({ row: { lastUsedAt, lastUsedFrom } }: { row: ApiUserView }) => (
  <div className="flex flex-col">
    {lastUsedAt ? <Moment iso={lastUsedAt} /> : words.never}
    <FromAddress address={lastUsedFrom} />
  </div>
)

const Key = ({ apiKey }: { apiKey: string }) => (
  <div className="[&_button]:px-2 [&_code]:text-xs [&_code]:break-all [&_code]:whitespace-normal [&>span]:flex-wrap w-36 cards:w-auto">
    <SecretField label={words.apiKey} value={apiKey} />
  </div>
)

function Actions({ row: { apiUserID, developerName, status } }: { row: ApiUserView }) {
  const { may } = useMay()
  const { search } = useLocation()
  return (
    <RowActions at={`${list}/${apiUserID}`} of={developerName}>
      {may('GET /roles') && <RowAction to="edit" call="PUT /api-users/:apiUserID" label={words.edit} />}
      <RowAction to="delete" call="DELETE /api-users/:apiUserID" label={words.deleteWord} />
      {status === 'active' && (
        <RowAction to="disable" call="POST /api-users/:apiUserID/disable" label={words.disable} />
      )}
      {status === 'disabled' && may('POST /api-users/:apiUserID/enable') && (
        <PostButton
          preventScrollReset
          variant="ghost"
          className="px-2!"
          action={listAddress(`${list}/${apiUserID}/enable`, search)}
        >
          {words.enable} <span className="sr-only">{developerName}</span>
        </PostButton>
      )}
    </RowActions>
  )
}
