import { permissionMethods } from '#contract/choices.js'
import * as words from '#contract/messages/admin/permissions.js'
import { failed } from '#contract/messages/outcomes.js'
import type { PermissionView } from '#contract/permissions.js'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listPermissions, listRoutes } from '../../../api/permissions.server'
import { silently } from '../../../api/silently.server'
import type { Column } from '../../../components/data-table'
import { pageMeta } from '../../../components/page-meta'
import { may } from '../../../session/rights.server'
import { type Route as GatedRoute, routesCoveredBy } from '../parts/coverage'
import { FilterSelect, ListFilter } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink } from '../parts/page-links'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/permissions'

export const meta: Route.MetaFunction = () => pageMeta(words.permissions)

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterFrom(url, 'q', 'httpMethod', 'sort')
  const [page, routes] = await Promise.all([
    mainCall(context, listPermissions(context, filter, url.searchParams.get('cursor'))),
    may(context, 'GET /permissions/routes') ? silently(listRoutes(context), null) : null,
  ])
  return { filter, page, routes: routes?.items ?? null }
}

export default function Permissions({ loaderData }: Route.ComponentProps) {
  const { filter, page, routes } = loaderData
  const { isAdmin, may: mayCall } = useMay()
  const add = isAdmin && <AddLink to={`${list}/new`} label={words.addPermission} />
  const methods = permissionMethods.map((value) => ({ value, label: value }))
  return (
    <ListPage
      title={words.permissions}
      lead={words.permissionsLead}
      action={add}
      filter={
        <ListFilter label={words.filterPermissions} placeholder={words.namePatternOrId} q={filter.q ?? ''}>
          <FilterSelect
            label={words.method}
            name="httpMethod"
            value={filter.httpMethod ?? ''}
            all={words.everyMethod}
            options={methods}
          />
        </ListFilter>
      }
      {...(mayCall('GET /permissions/export.csv') && { csv: `${list}.csv` })}
      page={page}
      failure={failed.permission.fetch}
      columns={columnsWith(routes)}
      rowKey={({ permissionID }) => permissionID}
      list={list}
      cardsBelow={560}
      empty={{ sentence: words.noPermissionsFound, help: words.aPermissionOpensRoutesTo }}
    />
  )
}

const columnsWith = (routes: GatedRoute[] | null): Column<PermissionView>[] => [
  { key: 'name', header: words.name, sort: 'name', cell: ({ name }) => name },
  { key: 'method', header: words.method, cell: ({ httpMethod }) => <Code>{httpMethod ?? words.any}</Code> },
  { key: 'pattern', header: words.routePattern, cell: ({ routePattern }) => <Code>{routePattern ?? words.none}</Code> },
  ...(routes
    ? [{ key: 'covers', header: words.covers, cell: (row: PermissionView) => <Covers count={countOf(row, routes)} /> }]
    : []),
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

const countOf = (row: PermissionView, routes: GatedRoute[]) => routesCoveredBy(row, routes).length

const Code = ({ children }: { children: string }) => (
  <span className="font-mono text-xs [overflow-wrap:anywhere]">{children}</span>
)

const Covers = ({ count }: { count: number }) =>
  count === 0 ? (
    <span className="text-pending">{words.noRouteGrantsNothing}</span>
  ) : (
    `${count} ${count === 1 ? 'route' : 'routes'}`
  )

function Actions({ row: { permissionID, name } }: { row: PermissionView }) {
  const { isAdmin } = useMay()
  if (!isAdmin) return null
  return (
    <RowActions at={`${list}/${permissionID}`} of={name}>
      <RowAction to="edit" label={words.edit} />
      <RowAction to="delete" label={words.deleteWord} />
    </RowActions>
  )
}
