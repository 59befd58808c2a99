import type { RouteReachView } from '#contract/permissions.js'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { TextLink } from '../../../components/text-link'

interface WhoReachesProps {
  routes: RouteReachView[]
  /** The route that was asked about: marked. */
  method: string
  template: string
}

const keyOf = ({ method, template }: Pick<RouteReachView, 'method' | 'template'>) => `${method} ${template}`

/** The other way round: each gated route, and who can call it. */
export const WhoReaches = ({ routes, method, template }: WhoReachesProps) => (
  <Card flush title="Who can call what" lead="Every gated route. Administrators pass without a role.">
    <DataTable
      caption="Who can call what"
      columns={columns}
      rows={routes}
      rowKey={keyOf}
      highlightedKey={keyOf({ method, template })}
      empty={{ sentence: 'No routes found.' }}
    />
  </Card>
)

const columns: Column<RouteReachView>[] = [
  {
    key: 'route',
    header: 'Route',
    cell: (row) => (
      <TextLink
        to={`/admin/why?${new URLSearchParams({ method: row.method, path: row.template })}`}
        className="font-mono text-xs [overflow-wrap:anywhere]"
      >
        {keyOf(row)}
      </TextLink>
    ),
  },
  { key: 'permission', header: 'Permission', cell: ({ permission }) => permission },
  {
    key: 'roles',
    header: 'Roles',
    cell: ({ roles }) => roles.map(({ name }) => name).join(', ') || 'None',
  },
  { key: 'portalUsers', header: 'Portal users', align: 'right', cell: ({ portalUsers }) => portalUsers },
  { key: 'apiUsers', header: 'API users', align: 'right', cell: ({ apiUsers }) => apiUsers },
]
