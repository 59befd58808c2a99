import * as words from '#contract/messages/admin/roles.js'
import type { PermissionUseView, RoleCallerView, RouteUseView } from '#contract/role-usage.js'
import { Badge } from '../../../components/badge'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { dayOf, Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'

export const PermissionsByUse = ({ permissions }: { permissions: PermissionUseView[] }) => (
  <TableCard
    title={words.permissionsByUse}
    columns={permissionColumns}
    rows={permissions}
    rowKey={({ permissionID }) => permissionID}
    empty={{ sentence: words.roleHasNoPermissions }}
  />
)

export const RefusedCalls = ({ refused }: { refused: RouteUseView[] }) => (
  <TableCard
    title={words.refusedCalls}
    lead={words.refusedLead}
    columns={refusedColumns}
    rows={refused}
    rowKey={({ route }) => route}
    empty={{ sentence: words.nothingRefused }}
  />
)

const callsOf = ({ used }: PermissionUseView) => used.reduce((sum, { calls }) => sum + calls, 0)
const lastOf = ({ used }: PermissionUseView) =>
  used.map(({ lastUsedAt }) => lastUsedAt).sort((one, other) => (one < other ? 1 : -1))[0]

/** Of a wide permission, who calls several of its routes stands once. */
function callersOf({ used }: PermissionUseView): { callers: RoleCallerView[]; more: number } {
  const callers = new Map<string, RoleCallerView>()
  for (const one of used.flatMap((route) => route.callers)) if (!callers.has(one.id)) callers.set(one.id, one)
  return { callers: [...callers.values()], more: Math.max(0, ...used.map(({ callersTotal: all }) => all - 5)) }
}

const permissionColumns: Column<PermissionUseView>[] = [
  {
    key: 'permission',
    header: words.permission,
    cell: (row) => (
      <span className="flex flex-col gap-0.5">
        <span>{row.name}</span>
        <span className="font-mono text-xs text-ink-faint [overflow-wrap:anywhere]">
          {row.httpMethod ?? words.any} {row.routePattern ?? words.noRoute}
        </span>
        {row.routes > 1 && <span className="text-xs text-ink-faint">{words.routesOpened(row.routes)}</span>}
      </span>
    ),
  },
  {
    key: 'calls',
    header: words.calls,
    align: 'right',
    cell: (row) => <span className="tabular">{callsOf(row).toLocaleString('en')}</span>,
  },
  {
    key: 'last',
    header: words.lastUsed,
    isTime: true,
    cell: (row) => {
      const last = lastOf(row)
      if (last) return <Moment iso={last} />
      return (
        <span className="flex flex-col items-start gap-1">
          <Badge tone="neutral">{words.notUsed}</Badge>
          <span className="text-xs whitespace-nowrap text-ink-faint">{words.heldSince(dayOf(row.heldSince))}</span>
        </span>
      )
    },
  },
  {
    key: 'by',
    header: words.byWhom,
    cell: (row) => (
      <span className="flex flex-col gap-1">
        <Callers {...callersOf(row)} />
        {!row.isNeeded && row.used.length > 0 && <span className="text-xs text-ink-soft">{words.coveredByOthers}</span>}
      </span>
    ),
  },
]

const refusedColumns: Column<RouteUseView>[] = [
  {
    key: 'route',
    header: words.routeWord,
    cell: ({ route }) => <span className="font-mono text-xs [overflow-wrap:anywhere]">{route}</span>,
  },
  {
    key: 'calls',
    header: words.calls,
    align: 'right',
    cell: ({ calls }) => <span className="tabular">{calls.toLocaleString('en')}</span>,
  },
  { key: 'last', header: words.lastRefused, isTime: true, cell: ({ lastUsedAt }) => <Moment iso={lastUsedAt} /> },
  {
    key: 'by',
    header: words.byWhom,
    cell: ({ callers, callersTotal }) => <Callers callers={callers} more={callersTotal - callers.length} />,
  },
]

const pageOf: Record<RoleCallerView['kind'], (caller: RoleCallerView) => string> = {
  portal: ({ id }) => `/admin/portal-users?q=${id}`,
  client: ({ clientID }) => `/admin/clients/${clientID}`,
  integrator: ({ id }) => `/admin/api-users?q=${id}`,
}

const Callers = ({ callers, more }: { callers: RoleCallerView[]; more: number }) => (
  <span className="flex flex-wrap gap-x-3 gap-y-0.5">
    {callers.map((caller) => (
      <span key={caller.id} className="whitespace-nowrap">
        {caller.name === null ? (
          <span className="text-ink-faint">
            {caller.id} ({words.callerGone})
          </span>
        ) : (
          <TextLink to={pageOf[caller.kind](caller)}>{caller.name}</TextLink>
        )}{' '}
        <span className="tabular text-xs text-ink-faint">{caller.calls.toLocaleString('en')}</span>
      </span>
    ))}
    {more > 0 && <span className="text-ink-faint">{words.andMoreCallers(more)}</span>}
  </span>
)
