import { ownerRoleID } from '#contract/choices.js'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { RouteReachView } from '#contract/permissions.js'
import { Database } from '../../platform/database/database.js'
import { PortalUser } from '../portal-users/portal-user.entity.js'
import { Role } from '../gate/role.entity.js'
import { Gate } from '../gate/gate.js'
import { type GatedRoute, RouteTable } from '../gate/route-table.js'

interface Holders {
  roles: Pick<Role, 'roleID' | 'name'>[]
  apiUsersByRole: Map<string, number>
  membersByRole: Map<string, number>
  portalUsers: { isAdmin: boolean; roleIDs: string[] }[]
}

@Injectable()
export class RouteReachService {
  constructor(
    private readonly database: Database,
    private readonly gate: Gate,
    private readonly table: RouteTable,
  ) {}

  async list(): Promise<Page<RouteReachView>> {
    const routesByRole = await this.gate.routesByRole()
    const holders = await this.database.list(readHolders)
    const items = this.table.routes.map((route) =>
      viewReach(route, holders, (roleID) => routesByRole.get(roleID)?.has(route.key) ?? false),
    )
    return { items: items.sort(byAddress), nextCursor: null }
  }
}

async function readHolders(manager: EntityManager): Promise<Holders> {
  const roles = await manager.find(Role, { order: { name: 'ASC' } })
  const users = await manager.find(PortalUser, { relations: { roles: true } })
  const counts: { roleID: string; count: number | string }[] = await manager.query(
    `SELECT "roleID", COUNT(*) AS "count" FROM "api_users"
     INNER JOIN "clients" ON "clients"."clientID" = "api_users"."clientID"
     WHERE "api_users"."deletedAt" IS NULL AND "api_users"."status" = 'active'
     AND "clients"."deletedAt" IS NULL AND "clients"."status" = 'active' GROUP BY "roleID"`,
  )
  const members: typeof counts = await manager.query(
    `SELECT "roleID", COUNT(*) AS "count" FROM "client_members"
     INNER JOIN "clients" ON "clients"."clientID" = "client_members"."clientID"
     WHERE "client_members"."status" = 'active'
     AND "clients"."deletedAt" IS NULL AND "clients"."status" = 'active' GROUP BY "roleID"`,
  )
  const byRole = (rows: typeof counts) => new Map(rows.map(({ roleID, count }) => [roleID, Number(count)]))
  return {
    roles,
    apiUsersByRole: byRole(counts),
    membersByRole: byRole(members),
    portalUsers: users.map(({ isAdmin, roles = [] }) => ({ isAdmin, roleIDs: roles.map(({ roleID }) => roleID) })),
  }
}

function viewReach(route: GatedRoute, holders: Holders, covers: (roleID: string) => boolean): RouteReachView {
  const { method, template, permission, audiences } = route
  const roles = holders.roles.filter(({ roleID }) => covers(roleID)).map(({ roleID, name }) => ({ roleID, name }))
  const staff = audiences.includes('portal') ? holders.portalUsers : []
  const portalUsers = staff.filter(({ isAdmin, roleIDs }) => isAdmin || roleIDs.some(covers)).length
  const carriers = audiences.includes('integrator') ? roles : []
  const apiUsers = carriers.reduce((sum, { roleID }) => sum + (holders.apiUsersByRole.get(roleID) ?? 0), 0)
  const passing = holders.roles.filter(({ roleID }) => roleID === ownerRoleID || covers(roleID))
  const ofClients = audiences.includes('client') ? passing : []
  const members = ofClients.reduce((sum, { roleID }) => sum + (holders.membersByRole.get(roleID) ?? 0), 0)
  const people = portalUsers + apiUsers + members
  return { method, template, permission, audiences, roles, portalUsers, apiUsers, members, people }
}

const byAddress = (one: RouteReachView, other: RouteReachView) =>
  one.template === other.template ? (one.method < other.method ? -1 : 1) : one.template < other.template ? -1 : 1
