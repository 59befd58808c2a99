import * as words from '#contract/messages/admin/why.js'
import type { RouteReachView } from '#contract/permissions.js'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { TextLink } from '../../../components/text-link'

interface WhoReachesProps {
  routes: RouteReachView[]
  method: string
  template: string
}

const keyOf = ({ method, template }: Pick<RouteReachView, 'method' | 'template'>) => `${method} ${template}`

export const WhoReaches = ({ routes, method, template }: WhoReachesProps) => (
  <TableCard
    title={words.whoCanCallWhat}
    lead={words.everyGatedRouteAdministratorsPass}
    columns={columns}
    rows={routes}
    rowKey={keyOf}
    highlightedKey={keyOf({ method, template })}
    empty={{ sentence: words.noRoutesFound }}
  />
)

const columns: Column<RouteReachView>[] = [
  {
    key: 'route',
    header: words.route,
    cell: (row) => (
      <TextLink
        to={`/admin/why?${new URLSearchParams({ method: row.method, path: row.template })}`}
        className="font-mono text-xs [overflow-wrap:anywhere]"
      >
        {keyOf(row)}
      </TextLink>
    ),
  },
  { key: 'permission', header: words.permission, cell: ({ permission }) => permission },
  {
    key: 'roles',
    header: words.roles,
    cell: ({ roles }) => roles.map(({ name }) => name).join(', ') || words.none,
  },
  { key: 'portalUsers', header: words.portalUsers, align: 'right', cell: ({ portalUsers }) => portalUsers },
  { key: 'apiUsers', header: words.apiUsers, align: 'right', cell: ({ apiUsers }) => apiUsers },
]
