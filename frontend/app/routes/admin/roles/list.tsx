import { failed } from '#contract/messages/outcomes.js'
import type { RoleView } from '#contract/roles.js'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listRoles } from '../../../api/roles.server'
import { Badge } from '../../../components/badge'
import { ButtonLink } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { PlusIcon } from '../../../components/icon'
import { pageMeta } from '../../../components/page-meta'
import { ListFilter } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/roles'

export const meta: Route.MetaFunction = () => pageMeta('Roles')

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterFrom(url, 'q', 'sort')
  return { filter, page: await mainCall(context, listRoles(context, filter, url.searchParams.get('cursor'))) }
}

export default function Roles({ loaderData }: Route.ComponentProps) {
  const { filter, page } = loaderData
  const { may } = useMay()
  const add = may('POST /roles') && may('GET /permissions') && (
    <ButtonLink {...openDialog} to={`${list}/new`} icon={<PlusIcon />}>
      Add role
    </ButtonLink>
  )
  return (
    <ListPage
      title="Roles"
      lead="What people do here, as sets of permissions."
      action={
        <div className="flex flex-wrap gap-2">
          {may('GET /permissions') && (
            <ButtonLink to={`${list}/matrix`} variant="outline">
              Matrix
            </ButtonLink>
          )}
          {add}
        </div>
      }
      filter={<ListFilter label="Filter roles" placeholder="Name or id" q={filter.q ?? ''} />}
      {...(may('GET /roles/export.csv') && { csv: `${list}.csv` })}
      page={page}
      failure={failed.role.fetch}
      columns={columns}
      rowKey={({ roleID }) => roleID}
      list={list}
      cardsBelow={560}
      empty={{ sentence: 'No roles found.', help: 'A role is a name for what somebody may do.', action: add }}
    />
  )
}

const columns: Column<RoleView>[] = [
  { key: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name },
  { key: 'permissions', header: 'Permissions', align: 'right', cell: ({ permissionIDs }) => permissionIDs.length },
  {
    key: 'for',
    header: 'For',
    cell: ({ assignableToApiUsers }) =>
      assignableToApiUsers ? <Badge tone="info">API users</Badge> : <Badge tone="neutral">Staff</Badge>,
  },
  { key: 'actions', header: 'Actions', headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

function Actions({ row: { roleID, name } }: { row: RoleView }) {
  const { may } = useMay()
  return (
    <RowActions>
      {may('PUT /roles/:roleID') && may('GET /permissions') && (
        <RowAction to={`${list}/${roleID}/edit`} of={name}>
          Edit
        </RowAction>
      )}
      {may('DELETE /roles/:roleID') && (
        <RowAction to={`${list}/${roleID}/delete`} of={name}>
          Delete
        </RowAction>
      )}
    </RowActions>
  )
}
