import * as words from '#contract/messages/admin/portal-users.js'
import { failed } from '#contract/messages/outcomes.js'
import type { PortalUserView } from '#contract/portal-users.js'
import { listLockedAccounts } from '../../../api/admin.server'
import { clientNames } from '../../../api/client-admin.server'
import { ifMay } from '../../../api/if-may.server'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listPortalUsers } from '../../../api/portal-user-admin.server'
import { listEveryRole } from '../../../api/roles.server'
import { Badge } from '../../../components/badge'
import { ButtonLink } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { Email } from '../../../components/email'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { FilterSelect, ListFilter } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink } from '../parts/page-links'
import { OfClient } from '../parts/of-client'
import { RowAction, RowActions } from '../parts/row-actions'
import { UnlockButton } from '../parts/unlock-button'
import type { Route } from './+types/list'

const list = '/admin/portal-users'

export const meta: Route.MetaFunction = () => pageMeta(words.portalUsers)

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterFrom(url, 'q', 'roleID', 'waitingFor', 'sort')
  const [page, roles, locked] = await Promise.all([
    mainCall(context, listPortalUsers(context, filter, url.searchParams.get('cursor'))),
    ifMay(context, 'GET /roles', () => listEveryRole(context)),
    ifMay(context, 'GET /admin/locked-accounts', () => listLockedAccounts(context)),
  ])
  return {
    filter,
    page,
    clientNames: await clientNames(context, page?.items.map(({ clientID }) => clientID ?? '') ?? []),
    roles: (roles ?? []).map(({ roleID, name }) => ({ value: roleID, label: name })),
    lockedIDs: (locked?.items ?? []).map(({ id }) => id),
  }
}

export default function PortalUsers({ loaderData }: Route.ComponentProps) {
  const { filter, page, roles, lockedIDs, clientNames: names } = loaderData
  const { may } = useMay()
  const add = may('POST /portal-users') && may('GET /roles') && (
    <AddLink to={`${list}/new`} label={words.addPortalUser} />
  )
  return (
    <ListPage
      title={words.portalUsers}
      lead={filter.waitingFor ? onlyWaiting : words.staffAccountsLead}
      action={add}
      filter={
        <ListFilter label={words.filterPortalUsers} placeholder={words.nameEmailOrId} q={filter.q ?? ''}>
          {roles.length > 0 && (
            <FilterSelect
              label={words.role}
              name="roleID"
              value={filter.roleID ?? ''}
              all={words.everyRole}
              options={roles}
            />
          )}
          {filter.waitingFor && <input type="hidden" name="waitingFor" value={filter.waitingFor} />}
          {filter.waitingFor && (
            <ButtonLink to={list} variant="ghost">
              {words.allPortalUsers}
            </ButtonLink>
          )}
        </ListFilter>
      }
      {...(may('GET /portal-users/export.csv') && { csv: `${list}.csv` })}
      page={page}
      failure={failed.user.fetch}
      columns={columnsWith(new Set(lockedIDs), names)}
      rowKey={({ id }) => id}
      list={list}
      cardsBelow={960}
      empty={{ sentence: words.noPortalUsersFound, help: words.addThePeopleWhoRun, action: add }}
    />
  )
}

const onlyWaiting = words.whoSignedUpHasConfirmed

const columnsWith = (lockedIDs: Set<string>, names: Record<string, string>): Column<PortalUserView>[] => [
  { key: 'name', header: words.name, sort: 'name', cell: (row) => <Name row={row} isLocked={lockedIDs.has(row.id)} /> },
  { key: 'email', header: words.email, cell: (row) => <EmailAndClient row={row} names={names} /> },
  { key: 'roles', header: words.roles, cell: (row) => <Roles row={row} /> },
  {
    key: 'signIn',
    header: words.lastSignIn,
    sort: '-lastSignIn',
    isTime: true,
    cell: ({ lastSignInAt }) => (lastSignInAt ? <Moment iso={lastSignInAt} /> : words.never),
  },
  {
    key: 'actions',
    header: words.actions,
    headerHidden: true,
    align: 'right',
    cell: (row) => <Actions row={row} isLocked={lockedIDs.has(row.id)} />,
  },
]

const Name = ({ row: { userName, emailVerifiedAt, needsNewPassword }, isLocked }: RowProps) => (
  <span className="flex flex-wrap items-center gap-2">
    {userName}
    {isLocked && <Badge tone="failed">{words.locked}</Badge>}
    {emailVerifiedAt === null && <Badge tone="pending">{words.unconfirmed}</Badge>}
    {needsNewPassword && <Badge tone="pending">{words.newPasswordNeeded}</Badge>}
  </span>
)

const EmailAndClient = ({
  row: { email, clientID },
  names,
}: {
  row: PortalUserView
  names: Record<string, string>
}) => (
  <span className="flex min-w-40 flex-col cards:min-w-0">
    <Email address={email} />
    {clientID && (
      <span className="text-xs text-ink-faint">
        {words.signedUpFor} <OfClient clientID={clientID} name={names[clientID]} />
      </span>
    )}
  </span>
)

interface RowProps {
  row: PortalUserView
  isLocked: boolean
}

const Roles = ({ row: { isAdmin, roles } }: { row: PortalUserView }) => (
  <span className="flex flex-wrap items-center gap-2 cards:justify-end">
    {isAdmin && <Badge tone="info">{words.administrator}</Badge>}
    {roles.map(({ role }) => role.name).join(', ')}
    {!isAdmin && roles.length === 0 && <Badge tone="pending">{words.noRoleYet}</Badge>}
  </span>
)

function Actions({ row: { id, userName, isAdmin }, isLocked }: RowProps) {
  const { may, isAdmin: iAmAdmin } = useMay()
  const mayTouch = iAmAdmin || !isAdmin
  return (
    <RowActions at={`${list}/${id}`} of={userName}>
      {isLocked && mayTouch && <UnlockButton audience="portal" id={id} name={userName} quiet />}
      <RowAction to="sessions" call="GET /portal-users/:id/sessions" label={words.sessions} />
      {mayTouch && may('GET /roles') && <RowAction to="edit" call="PUT /portal-users/:id" label={words.edit} />}
      {mayTouch && <RowAction to="delete" call="DELETE /portal-users/:id" label={words.deleteWord} />}
    </RowActions>
  )
}
