import { routesCoveredBy } from '../../api/src/people/gate/coverage.js'
import { type GatedRoute, RouteTable } from '../../api/src/people/gate/route-table.js'
import type { TestApi } from './test-api.js'

export interface Account {
  id: string
  email: string
  isAdmin: boolean
  roleIDs: string[]
  routes: Set<string>
}

/** Who holds which routes at one moment, read from the rows themselves. */
export interface RightsSnapshot {
  accounts: Map<string, Account>
  apiUsers: Map<string, Set<string>>
  routesByRole: Map<string, Set<string>>
  assignableRoleIDs: string[]
  permissionIDs: string[]
}

// Routes that no version has yet: what somebody would reach after an upgrade is held too.
const future = ['GET /vault', 'POST /vault/:vaultID/open', 'GET /clients/:clientID/vault'].map((key): GatedRoute => {
  const [method = '', template = ''] = key.split(' ')
  return { key, method, template, permission: key, audiences: ['portal'], isSensitive: false }
})

interface LinkRow {
  roleID: string
  permissionID: string | null
  httpMethod: string | null
  routePattern: string | null
}

export class RightsReader {
  private readonly routes: GatedRoute[]
  private readonly covered = new Map<string, string[]>()

  constructor(private readonly api: TestApi) {
    this.routes = [...api.app.get(RouteTable, { strict: false }).routes, ...future]
  }

  async read(): Promise<RightsSnapshot> {
    const query = <T>(sql: string): Promise<T[]> => this.api.database.read.query(sql)
    const users = await query<{ id: string; email: string; isAdmin: unknown }>(
      'SELECT "id", "email", "isAdmin" FROM "portal_users" ORDER BY "id"',
    )
    const carried = await query<{ id: string; roleID: string }>('SELECT "id", "roleID" FROM "portal_user_roles"')
    const apiUsers = await query<{ apiUserID: string; roleID: string }>(
      'SELECT "apiUserID", "roleID" FROM "api_users" WHERE "deletedAt" IS NULL',
    )
    const permissions = await query<{ permissionID: string }>(
      'SELECT "permissionID" FROM "permissions" ORDER BY "permissionID"',
    )
    const routesByRole = await this.readRoles()
    const roles = await query<{ roleID: string; assignableToApiUsers: unknown }>(
      'SELECT "roleID", "assignableToApiUsers" FROM "roles" ORDER BY "roleID"',
    )
    const all = new Set(this.routes.map(({ key }) => key))
    const accountOf = ({ id, email, isAdmin }: (typeof users)[number]): [string, Account] => {
      const roleIDs = carried.filter((link) => link.id === id).map(({ roleID }) => roleID)
      const routes = isAdmin ? all : new Set(roleIDs.flatMap((roleID) => [...(routesByRole.get(roleID) ?? [])]))
      return [id, { id, email, isAdmin: Boolean(isAdmin), roleIDs, routes }]
    }
    return {
      accounts: new Map(users.map(accountOf)),
      apiUsers: new Map(apiUsers.map(({ apiUserID, roleID }) => [apiUserID, routesByRole.get(roleID) ?? new Set()])),
      routesByRole,
      assignableRoleIDs: roles.filter((role) => role.assignableToApiUsers).map(({ roleID }) => roleID),
      permissionIDs: permissions.map(({ permissionID }) => permissionID),
    }
  }

  private async readRoles(): Promise<Map<string, Set<string>>> {
    const rows: LinkRow[] = await this.api.database.read.query(
      `SELECT "roles"."roleID", "permissions"."permissionID", "httpMethod", "routePattern" FROM "roles"
       LEFT JOIN "role_permissions" ON "role_permissions"."roleID" = "roles"."roleID"
       LEFT JOIN "permissions" ON "permissions"."permissionID" = "role_permissions"."permissionID"
       ORDER BY "roles"."roleID"`,
    )
    const routesByRole = new Map<string, Set<string>>()
    for (const row of rows) {
      const routes = routesByRole.get(row.roleID) ?? new Set()
      for (const key of row.permissionID === null ? [] : this.coveredBy(row)) routes.add(key)
      routesByRole.set(row.roleID, routes)
    }
    return routesByRole
  }

  private coveredBy({ httpMethod, routePattern }: LinkRow): string[] {
    const name = `${httpMethod} ${routePattern}`
    const known =
      this.covered.get(name) ?? routesCoveredBy({ httpMethod, routePattern }, this.routes).map(({ key }) => key)
    this.covered.set(name, known)
    return known
  }
}
