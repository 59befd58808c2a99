import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.js'
import { type Row, routesCoveredBy } from './coverage.js'
import { RouteTable } from './route-table.js'

interface Snapshot {
  epoch: number
  routesByRole: Map<string, Set<string>>
  nameByRoute: Map<string, string>
}

type LinkedRow = Row & { permissionID: string; name: string; roleID: string | null }

/** The routes of each role are compiled once per version of the rights, so that a decision is one look-up. */
@Injectable()
export class Gate {
  private snapshot: Snapshot = { epoch: -1, routesByRole: new Map(), nameByRoute: new Map() }

  constructor(
    private readonly database: Database,
    private readonly table: RouteTable,
  ) {}

  async rolesCovering(roleIDs: string[], routeKey: string): Promise<string[]> {
    const { routesByRole } = await this.current()
    return roleIDs.filter((roleID) => routesByRole.get(roleID)?.has(routeKey))
  }

  async routesOf(audience: 'portal' | 'client', roleIDs: string[], passesAll: boolean): Promise<string[]> {
    const reachable = this.table.routes.filter(({ audiences }) => audiences.includes(audience)).map(({ key }) => key)
    if (passesAll) return reachable
    const { routesByRole } = await this.current()
    return reachable.filter((key) => roleIDs.some((roleID) => routesByRole.get(roleID)?.has(key)))
  }

  async routesByRole(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    return (await this.current()).routesByRole
  }

  async permissionFor(routeKey: string): Promise<string | undefined> {
    return (await this.current()).nameByRoute.get(routeKey)
  }

  // Nearly always known, and then without a promise, which would cost more than the decision.
  private current(): Snapshot | Promise<Snapshot> {
    const isCurrent = this.database.versions.confirmedEpoch('rights') === this.snapshot.epoch
    return isCurrent ? this.snapshot : this.renew()
  }

  private async renew(): Promise<Snapshot> {
    const epoch = await this.database.versions.epoch('rights')
    if (epoch !== this.snapshot.epoch) this.snapshot = { epoch, ...(await this.compile()) }
    return this.snapshot
  }

  private async compile(): Promise<Omit<Snapshot, 'epoch'>> {
    const coveredBy = new Map<string, string[]>()
    const nameByRoute: Snapshot['nameByRoute'] = new Map()
    const routesByRole: Snapshot['routesByRole'] = new Map()
    for (const { permissionID, name, roleID, ...row } of await this.readRows()) {
      const covered = coveredBy.get(permissionID) ?? routesCoveredBy(row, this.table.routes).map(({ key }) => key)
      coveredBy.set(permissionID, covered)
      const ownRoute = `${row.httpMethod} ${row.routePattern}`
      if (!nameByRoute.has(ownRoute)) nameByRoute.set(ownRoute, name)
      if (roleID === null) continue
      const routes = routesByRole.get(roleID) ?? new Set()
      for (const key of covered) routes.add(key)
      routesByRole.set(roleID, routes)
    }
    return { nameByRoute, routesByRole }
  }

  // One statement, so that rows and links are of one moment: two could pair a link with a row as it never was.
  private readRows(): Promise<LinkedRow[]> {
    return this.database.read.query(
      `SELECT "permissions"."permissionID", "name", "httpMethod", "routePattern", "roleID" FROM "permissions"
       LEFT JOIN "role_permissions" ON "role_permissions"."permissionID" = "permissions"."permissionID"
       ORDER BY "permissions"."permissionID"`,
    )
  }
}
