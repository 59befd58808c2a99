import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { RoleAudience } from '#contract/choices.js'
import type { PermissionUseView, RoleUsageView } from '#contract/role-usage.js'
import { roleUsesCountedDays } from '#contract/role-usage-limits.js'
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { readRows } from '../../platform/database/rows.js'
import { Setting } from '../../platform/database/setting.entity.js'
import type { Audience } from '../../platform/http/caller.js'
import { routesCoveredBy } from '../gate/coverage.js'
import { audienceOf, type Role } from '../gate/role.entity.js'
import { RouteTable } from '../gate/route-table.js'
import { readRole } from './read-role.js'
import { countingSince, dayOf } from './role-use-counter.js'
import { routesUsed } from './role-uses.js'
import { smallerRole } from './smaller-role.js'

const dayMs = 86_400_000
// Staff may carry a role of integrators beside their own.
const carriers: Record<RoleAudience, Audience[]> = {
  staff: ['portal'],
  integrator: ['integrator', 'portal'],
  member: ['client'],
}

@Injectable()
export class RoleUsageService {
  constructor(
    private readonly database: Database,
    private readonly table: RouteTable,
  ) {}

  read(roleID: string): Promise<RoleUsageView> {
    return this.database.list((manager) => this.usageOf(manager, roleID))
  }

  private async usageOf(manager: EntityManager, roleID: string): Promise<RoleUsageView> {
    const role = await readRole(manager, roleID)
    const audience = audienceOf(role)
    const fromDay = dayOf(clock.time()) - roleUsesCountedDays + 1
    const used = await routesUsed(manager, roleID, fromDay, 'used')
    const refused = await routesUsed(manager, roleID, fromDay, 'refused')
    const held = await heldSince(manager, role)
    const isUsed = new Set(used.map(({ route }) => route))
    const reachable = this.table.routes.filter(
      ({ key, audiences }) => isUsed.has(key) || audiences.some((one) => carriers[audience].includes(one)),
    )
    const rows = (role.permissions ?? []).map((permission) => ({
      permission,
      permissionID: permission.permissionID,
      routes: routesCoveredBy(permission, reachable).map(({ key }) => key),
    }))
    const smaller = smallerRole(rows, isUsed)
    const lost = new Set(smaller.loses)
    const refusedCalls = used.reduce((sum, { route, calls }) => sum + (lost.has(route) ? calls : 0), 0)
    const permissions = rows.map(({ permission, permissionID, routes }): PermissionUseView => {
      const { name, httpMethod, routePattern } = permission
      const since = (held.get(permissionID) ?? role.createdAt).toISOString()
      const own = { permissionID, name, httpMethod, routePattern, routes: routes.length, heldSince: since }
      const isNeeded = smaller.permissionIDs.includes(permissionID)
      return { ...own, used: used.filter(({ route }) => routes.includes(route)), isNeeded }
    })
    return {
      roleID,
      name: role.name,
      audience,
      days: roleUsesCountedDays,
      ...(await countedFrom(manager, role, fromDay)),
      permissions: permissions.toSorted(byUse),
      refused,
      smaller: { ...smaller, refusedCalls },
    }
  }
}

const callsOf = ({ used }: PermissionUseView): number => used.reduce((sum, { calls }) => sum + calls, 0)
const byUse = (one: PermissionUseView, other: PermissionUseView) =>
  callsOf(other) - callsOf(one) ||
  Number(other.isNeeded) - Number(one.isNeeded) ||
  one.name.localeCompare(other.name, 'en')

async function countedFrom(manager: EntityManager, role: Role, fromDay: number) {
  const [setting] = await readRows(manager, Setting, 'WHERE "name" = $1', [countingSince])
  const begun = setting ? Date.parse(setting.value) : clock.time()
  const known = Math.max(begun, role.createdAt.getTime())
  const from = fromDay * dayMs
  return { countedSince: new Date(Math.max(known, from)).toISOString(), isWholePeriod: known <= from }
}

async function heldSince(manager: EntityManager, { roleID, createdAt: madeAt }: Role): Promise<Map<string, Date>> {
  const changes = await readRows(
    manager,
    AuditEntry,
    `WHERE "targetID" = $1 AND "action" IN ('role.created', 'role.updated') ORDER BY "createdAt", "sequence"`,
    [roleID],
  )
  const since = new Map<string, Date>()
  for (const id of idsIn(changes[0]?.before)) since.set(id, madeAt)
  for (const { after, createdAt } of changes) {
    const now = new Set(idsIn(after))
    for (const id of since.keys()) if (!now.has(id)) since.delete(id)
    for (const id of now) if (!since.has(id)) since.set(id, createdAt)
  }
  return since
}

const idsIn = (facts: string | null | undefined): string[] =>
  (JSON.parse(facts ?? '{}') as { permissionIDs?: string[] }).permissionIDs ?? []
