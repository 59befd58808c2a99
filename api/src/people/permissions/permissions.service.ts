import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { only, permissionFieldNames } from '#contract/field-names.js'
import type { ListPermissions, PermissionView, SavePermission } from '#contract/permissions.js'
import { faultOfPattern } from '#contract/route-pattern.js'
import { clock } from '#contract/clock.js'
import { ForcedPasswords } from '../portal-users/forced-passwords.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { newId } from '../../platform/crypto/ids.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { readSortedPage, type Sortings } from '../../platform/lists/sorted-page.js'
import { matching } from '../../platform/lists/text-search.js'
import { Database, isDuplicate } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { Role } from '../gate/role.entity.js'
import { includesRow } from '../gate/coverage.js'
import { readGiver, requireAdministrator } from '../portal-users/grants.js'
import { carriersOf, keepTaken } from '../portal-users/held-rights.js'
import { Permission } from '../gate/permission.entity.js'
import { viewPermission } from './permission.view.js'
import {
  PermissionInUse,
  PermissionNameTaken,
  UnknownPermissions,
  UnreadableRoutePattern,
} from './permissions.errors.js'
import type { Readable } from 'node:stream'
import { permissionColumns } from '#contract/csv-columns.js'
import { csvOf } from '../../platform/lists/csv.js'

const sortings: Sortings<Permission> = {
  name: { column: 'name', kind: 'text' },
  created: { column: 'createdAt', kind: 'time' },
}

@Injectable()
export class PermissionsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly forced: ForcedPasswords,
  ) {}

  list({ q, httpMethod, ...query }: ListPermissions): Promise<Page<PermissionView>> {
    return this.database.list((manager) => {
      const builder = manager.createQueryBuilder(Permission, 'permission').where('1 = 1')
      if (httpMethod) builder.andWhere('permission.httpMethod = :httpMethod', { httpMethod })
      if (q) builder.andWhere(matching(q, ['permission.name', 'permission.routePattern'], ['permission.permissionID']))
      return readSortedPage({ builder, alias: 'permission', idName: 'permissionID', sortings }, query, viewPermission)
    })
  }

  csv(query: ListPermissions): Promise<Readable> {
    return csvOf(permissionColumns, query, (page) => this.database.dear(() => this.list(page)))
  }

  get(permissionID: string): Promise<Permission> {
    return readPermission(this.database.read, permissionID)
  }

  create(caller: PortalCaller, { name, httpMethod = null, routePattern = null }: SavePermission): Promise<Permission> {
    requireReadable(routePattern)
    const permission = { permissionID: newId('prm'), name, httpMethod, routePattern, createdAt: clock.now() }
    return this.change(caller, async (manager, record) => {
      await manager.insert(Permission, permission)
      await record('permission.created', permission.permissionID, undefined, permission)
      return permission
    })
  }

  update(caller: PortalCaller, permissionID: string, input: SavePermission, ifMatch?: string): Promise<Permission> {
    requireReadable(input.routePattern ?? null)
    return this.change(caller, async (manager, record, recordFact) => {
      const before = await readPermission(manager, permissionID)
      requireSeen(ifMatch, viewPermission(before))
      const { name, httpMethod = before.httpMethod, routePattern = before.routePattern } = input
      await manager.update(Permission, { permissionID }, { name, httpMethod, routePattern })
      const after = { ...before, name, httpMethod, routePattern }
      await record('permission.updated', permissionID, before, after)
      await this.settleCarriers(manager, recordFact, before, after)
      return after
    })
  }

  delete(caller: PortalCaller, permissionID: string): Promise<void> {
    return this.change(caller, async (manager, record) => {
      const before = await readPermission(manager, permissionID)
      const roles = await manager.countBy(Role, { permissions: { permissionID } })
      if (roles > 0) throw new PermissionInUse(roles)
      await manager.delete(Permission, { permissionID })
      await record('permission.deleted', permissionID, before, undefined)
    })
  }

  private async settleCarriers(manager: EntityManager, record: RecordFact, before: Permission, after: Permission) {
    const { permissionID } = after
    const roles = await manager.findBy(Role, { permissions: { permissionID } })
    const carriers = await carriersOf(
      manager,
      roles.map(({ roleID }) => roleID),
    )
    const ids = carriers.map(({ id }) => id)
    if (!includesRow(after, before)) await keepTaken(manager, ids, { rows: [before] })
    if (!includesRow(before, after))
      await this.forced.require(manager, record, carriers, { rows: [after], isAdmin: false })
  }

  private async change<T>(
    caller: PortalCaller,
    work: (manager: EntityManager, record: RecordChange, recordFact: RecordFact) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.audit.unit(async (manager, record) => {
        requireAdministrator(await readGiver(manager, caller))
        const recordChange: RecordChange = (action, id, before, after) =>
          record({
            action,
            target: { kind: 'permission', id },
            ...(before && { before: factsOf(before) }),
            ...(after && { after: factsOf(after) }),
          })
        const kept = await work(manager, recordChange, record)
        await Versions.raise(manager, 'rights')
        return kept
      })
    } catch (error) {
      throw isDuplicate(error) ? new PermissionNameTaken() : error
    }
  }
}

type RecordChange = (action: string, id: string, before?: Permission, after?: Permission) => Promise<void>

const factsOf = (permission: Permission) => only(permission, permissionFieldNames)

export async function readPermissions(manager: EntityManager, permissionIDs: string[]): Promise<Permission[]> {
  const permissions = await manager.findBy(Permission, { permissionID: In(permissionIDs) })
  if (permissions.length !== permissionIDs.length) throw new UnknownPermissions()
  return permissions
}

async function readPermission(manager: EntityManager, permissionID: string): Promise<Permission> {
  return orNotFound(await manager.findOneBy(Permission, { permissionID }), 'permission')
}

function requireReadable(routePattern: string | null): void {
  const fault = routePattern === null ? null : faultOfPattern(routePattern)
  if (fault) throw new UnreadableRoutePattern(fault)
}
