import * as words from '#contract/messages/admin/roles.js'
import { failed } from '#contract/messages/outcomes.js'
import { ownerRoleID } from '#contract/choices.js'
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
  const add = may('POST /roles') && may('GET /permissions') && (
    <ButtonLink {...openDialog} to={`${list}/new`} icon={<PlusIcon />}>
      {words.addRole}
    </ButtonLink>
  )
  return (
    <ListPage
      title={words.roles}
      lead={words.whatPeopleDoHereAs}
      action={
        <div className="flex flex-wrap gap-2">
          {may('GET /permissions') && (
            <ButtonLink to={`${list}/matrix`} variant="outline">
              {words.matrix}
            </ButtonLink>
          )}
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
  { key: 'permissions', header: words.permissions, align: 'right', cell: ({ permissionIDs }) => permissionIDs.length },
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
    <RowActions>
      {may('GET /roles/:roleID/usage') && (
        <RowAction to={`${list}/${roleID}/usage`} of={name}>
          {words.usage}
        </RowAction>
      )}
      {may('PUT /roles/:roleID') && may('GET /permissions') && (
        <RowAction to={`${list}/${roleID}/edit`} of={name}>
          {words.edit}
        </RowAction>
      )}
      {may('DELETE /roles/:roleID') && (
        <RowAction to={`${list}/${roleID}/delete`} of={name}>
          {words.deleteWord}
        </RowAction>
      )}
    </RowActions>
  )
}
