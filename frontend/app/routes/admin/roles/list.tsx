import * as words from '#contract/messages/admin/roles.js'
import { failed } from '#contract/messages/outcomes.js'
import { ownerRoleID } from '#contract/choices.js'
import type { RoleView } from '#contract/roles.js'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listRoles } from '../../../api/roles.server'
import { Badge } from '../../../components/badge'
import type { Column } from '../../../components/data-table'
import { pageMeta } from '../../../components/page-meta'
import { ListFilter } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink, PageLink } from '../parts/page-links'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'
import { audienceOptions, audienceWords } from './audiences'

const list = '/admin/roles'

export const meta: Route.MetaFunction = () => pageMeta(words.roles)

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterFrom(url, 'q', 'sort', 'audience')
  return { filter, page: await mainCall(context, listRoles(context, filter, url.searchParams.get('cursor'))) }
}

export default function Roles({ loaderData }: Route.ComponentProps) {
  const { filter, page } = loaderData
  const { may } = useMay()
  const add = may('POST /roles') && may('GET /permissions') && <AddLink to={`${list}/new`} label={words.addRole} />
  return (
    <ListPage
      title={words.roles}
      lead={words.rolesHelp}
      action={
        <div className="flex flex-wrap gap-2">
          <PageLink call="GET /permissions" to={`${list}/matrix`} label={words.matrix} />
          {add}
        </div>
      }
      filter={
        <ListFilter label={words.filterRoles} placeholder={words.nameOrId} q={filter.q ?? ''}>
          <select
            className="control w-auto!"
            name="audience"
            aria-label={words.carriedBy}
            defaultValue={filter.audience ?? ''}
          >
            <option value="">{words.everybody}</option>
            {audienceOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </ListFilter>
      }
      {...(may('GET /roles/export.csv') && { csv: `${list}.csv` })}
      page={page}
      failure={failed.role.fetch}
      columns={columns}
      rowKey={({ roleID }) => roleID}
      list={list}
      cardsBelow={560}
      empty={{ sentence: words.noRolesFound, help: words.aRoleIsAName, action: add }}
    />
  )
}

const columns: Column<RoleView>[] = [
  { key: 'name', header: words.name, sort: 'name', cell: ({ name }) => name },
  {
    key: 'permissions',
    header: words.permissions,
    align: 'right',
    cell: ({ roleID, permissionIDs }) => (roleID === ownerRoleID ? words.allPermissions : permissionIDs.length),
  },
  {
    key: 'for',
    header: words.forWord,
    cell: ({ audience }) => <Badge tone={audience === 'staff' ? 'neutral' : 'info'}>{audienceWords[audience]}</Badge>,
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

function Actions({ row: { roleID, name } }: { row: RoleView }) {
  const { may } = useMay()
  if (roleID === ownerRoleID) return null
  return (
    <RowActions at={`${list}/${roleID}`} of={name}>
      <RowAction to="usage" call="GET /roles/:roleID/usage" label={words.usage} />
      {may('GET /permissions') && <RowAction to="edit" call="PUT /roles/:roleID" label={words.edit} />}
      <RowAction to="delete" call="DELETE /roles/:roleID" label={words.deleteWord} />
    </RowActions>
  )
}
