import { permissionMethods } from '#contract/choices.js'
import { failed } from '#contract/messages/outcomes.js'
import type { PermissionView } from '#contract/permissions.js'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listPermissions, listRoutes } from '../../../api/permissions.server'
import { silently } from '../../../api/silently.server'
import { ButtonLink } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { PlusIcon } from '../../../components/icon'
import { pageMeta } from '../../../components/page-meta'
import { may } from '../../../session/rights.server'
import { type Route as GatedRoute, routesCoveredBy } from '../parts/coverage'
import { FilterSelect, ListFilter } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/permissions'

export const meta: Route.MetaFunction = () => pageMeta('Permissions')

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
  const add = isAdmin && (
    <ButtonLink {...openDialog} to={`${list}/new`} icon={<PlusIcon />}>
      Add permission
    </ButtonLink>
  )
  const methods = permissionMethods.map((value) => ({ value, label: value }))
  return (
    <ListPage
      title="Permissions"
      lead="Each names a method and a route pattern. Only administrators change them."
      action={add}
      filter={
        <ListFilter label="Filter permissions" placeholder="Name, pattern or id" q={filter.q ?? ''}>
          <FilterSelect
            label="Method"
            name="httpMethod"
            value={filter.httpMethod ?? ''}
            all="Every method"
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
      empty={{ sentence: 'No permissions found.', help: 'A permission opens routes to the roles that have it.' }}
    />
  )
}

const columnsWith = (routes: GatedRoute[] | null): Column<PermissionView>[] => [
  { key: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name },
  { key: 'method', header: 'Method', cell: ({ httpMethod }) => <Code>{httpMethod ?? 'Any'}</Code> },
  { key: 'pattern', header: 'Route pattern', cell: ({ routePattern }) => <Code>{routePattern ?? 'None'}</Code> },
  ...(routes
    ? [{ key: 'covers', header: 'Covers', cell: (row: PermissionView) => <Covers count={countOf(row, routes)} /> }]
    : []),
  { key: 'actions', header: 'Actions', headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

const countOf = (row: PermissionView, routes: GatedRoute[]) => routesCoveredBy(row, routes).length

const Code = ({ children }: { children: string }) => (
  <span className="font-mono text-xs [overflow-wrap:anywhere]">{children}</span>
)

const Covers = ({ count }: { count: number }) =>
  count === 0 ? (
    <span className="text-pending">No route: grants nothing</span>
  ) : (
    `${count} ${count === 1 ? 'route' : 'routes'}`
  )

function Actions({ row: { permissionID, name } }: { row: PermissionView }) {
  const { isAdmin } = useMay()
  if (!isAdmin) return null
  return (
    <RowActions>
      <RowAction to={`${list}/${permissionID}/edit`} of={name}>
        Edit
      </RowAction>
      <RowAction to={`${list}/${permissionID}/delete`} of={name}>
        Delete
      </RowAction>
    </RowActions>
  )
}
