import type { EntityManager } from 'typeorm'
import type { RoleCallerView, RouteUseView } from '#contract/role-usage.js'
import { roleCallersShown } from '#contract/role-usage-limits.js'

type Kind = RoleCallerView['kind']
export type Counted = 'used' | 'refused'

interface Found {
  route: string
  callerKind: Kind
  callerID: string
  clientID: string | null
  calls: number | string
  lastAt: number | string
  routeCalls: number | string
  routeLastAt: number | string
  callers: number | string
}

const lastOf = { used: 'lastUsedAt', refused: 'lastRefusedAt' } as const

export async function routesUsed(
  manager: EntityManager,
  roleID: string,
  fromDay: number,
  counted: Counted,
): Promise<RouteUseView[]> {
  const rows: Found[] = await manager.query(
    `SELECT * FROM (
       SELECT "route", "callerKind", "callerID", "clientID", "calls", "lastAt",
         SUM("calls") OVER (PARTITION BY "route") AS "routeCalls",
         MAX("lastAt") OVER (PARTITION BY "route") AS "routeLastAt",
         COUNT(*) OVER (PARTITION BY "route") AS "callers",
         ROW_NUMBER() OVER (PARTITION BY "route" ORDER BY "calls" DESC, "callerID") AS "place"
       FROM (
         SELECT "route", "callerKind", "callerID", MAX("clientID") AS "clientID",
           SUM("${counted}") AS "calls", MAX("${lastOf[counted]}") AS "lastAt"
         FROM "role_uses" WHERE "roleID" = $1 AND "day" >= $2 AND "${counted}" > 0
         GROUP BY "route", "callerKind", "callerID"
       ) AS "by_caller"
     ) AS "ranked" WHERE "place" <= ${roleCallersShown} ORDER BY "route", "place"`,
    [roleID, fromDay],
  )
  const names = await namesOf(manager, rows)
  const byRoute = [...Map.groupBy(rows, ({ route }) => route)]
  return byRoute
    .map(([route, callers]) => ({
      route,
      calls: Number(callers[0]?.routeCalls),
      lastUsedAt: moment(callers[0]?.routeLastAt),
      callers: callers.map(({ callerKind: kind, callerID: id, clientID, calls, lastAt }) => ({
        kind,
        id,
        name: names.get(id) ?? null,
        clientID,
        calls: Number(calls),
        lastUsedAt: moment(lastAt),
      })),
      callersTotal: Number(callers[0]?.callers),
    }))
    .sort((one, other) => other.calls - one.calls || (one.route < other.route ? -1 : 1))
}

const moment = (milliseconds: number | string | undefined): string => new Date(Number(milliseconds)).toISOString()

const named: Record<Kind, { table: string; id: string; name: string }> = {
  portal: { table: 'portal_users', id: 'id', name: 'userName' },
  client: { table: 'client_members', id: 'clientMemberID', name: 'name' },
  integrator: { table: 'api_users', id: 'apiUserID', name: 'developerName' },
}

async function namesOf(manager: EntityManager, rows: Found[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [kind, callers] of Map.groupBy(rows, ({ callerKind }) => callerKind)) {
    const { table, id, name } = named[kind]
    const ids = [...new Set(callers.map(({ callerID }) => callerID))]
    const marks = ids.map((_, at) => `$${at + 1}`).join(', ')
    const found: { id: string; name: string }[] = await manager.query(
      `SELECT "${id}" AS "id", "${name}" AS "name" FROM "${table}" WHERE "${id}" IN (${marks})`,
      ids,
    )
    for (const one of found) names.set(one.id, one.name)
  }
  return names
}
