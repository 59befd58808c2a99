import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import type { SaveRole } from '#contract/roles.js'
import { ForcedPasswords } from '../portal-users/forced-passwords.js'
import { ApiUser } from '../api-users/api-user.entity.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { newId } from '../../platform/crypto/ids.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { isDuplicate } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { type Giver, readGiver, requireHeld } from '../portal-users/grants.js'
import { carriersOf, keepTaken } from '../portal-users/held-rights.js'
import type { Permission } from '../gate/permission.entity.js'
import { readPermissions } from '../permissions/permissions.service.js'
import { PortalUser } from '../portal-users/portal-user.entity.js'
import { Role } from '../gate/role.entity.js'
import { viewRole } from './role.view.js'
import { RoleInUse, RoleNameTaken } from './roles.errors.js'
import { OwnRoles } from '../portal-users/grants.errors.js'

@Injectable()
export class RoleChangesService {
  constructor(
    private readonly audit: AuditLog,
    private readonly forced: ForcedPasswords,
  ) {}

  create(caller: PortalCaller, { name, permissionIDs, assignableToApiUsers }: SaveRole): Promise<Role> {
    return this.change(caller, async (manager, record, giver) => {
      const permissions = await readPermissions(manager, permissionIDs ?? [])
      requireHeld(giver, permissions, 'permissionIDs')
      const role = manager.create(Role, {
        roleID: newId('rol'),
        name,
        assignableToApiUsers: assignableToApiUsers ?? false,
        createdAt: new Date(),
        permissions,
      })
      await manager.save(role)
      await record({ action: 'role.created', target: targetOf(role), after: factsOf(role) })
      return role
    })
  }

  update(caller: PortalCaller, roleID: string, input: SaveRole, ifMatch?: string): Promise<Role> {
    return this.change(caller, async (manager, record, giver) => {
      const role = await readRole(manager, roleID)
      if (!giver.isAdmin && giver.roleIDs.includes(roleID)) throw new OwnRoles()
      requireSeen(ifMatch, viewRole(role))
      const held = role.permissions ?? []
      const permissions = input.permissionIDs ? await readPermissions(manager, input.permissionIDs) : held
      requireHeld(giver, [...held, ...permissions], 'permissionIDs')
      const before = factsOf(role)
      const assignableToApiUsers = input.assignableToApiUsers ?? role.assignableToApiUsers
      Object.assign(role, { name: input.name, permissions, assignableToApiUsers })
      await manager.save(role)
      await record({ action: 'role.updated', target: targetOf(role), before, after: factsOf(role) })
      const carriers = await carriersOf(manager, [roleID])
      const ids = carriers.map(({ id }) => id)
      await keepTaken(manager, ids, { rows: without(held, permissions) })
      await this.forced.require(manager, record, carriers, { rows: without(permissions, held), isAdmin: false })
      return role
    })
  }

  delete(caller: PortalCaller, roleID: string): Promise<void> {
    return this.change(caller, async (manager, record) => {
      const role = await readRole(manager, roleID)
      await requireUnused(manager, roleID)
      await manager
        .createQueryBuilder()
        .update(ApiUser)
        .set({ roleID: () => 'NULL' })
        .where({ roleID })
        .execute()
      const before = factsOf(role)
      await manager.remove(role)
      await record({ action: 'role.deleted', target: { kind: 'role', id: roleID }, before })
    })
  }

  private async change<T>(caller: PortalCaller, work: Work<T>): Promise<T> {
    try {
      return await this.audit.unit(async (manager, record) => {
        const kept = await work(manager, record, await readGiver(manager, caller))
        await Versions.raise(manager, 'rights')
        return kept
      })
    } catch (error) {
      throw isDuplicate(error) ? new RoleNameTaken() : error
    }
  }
}

type Work<T> = (manager: EntityManager, record: RecordFact, giver: Giver) => Promise<T>

const without = (rows: Permission[], others: Permission[]) =>
  rows.filter(({ permissionID }) => !others.some((other) => other.permissionID === permissionID))

const targetOf = ({ roleID }: Role) => ({ kind: 'role', id: roleID })
const factsOf = ({ name, assignableToApiUsers, permissions = [] }: Role) => ({
  name,
  assignableToApiUsers,
  permissionIDs: permissions.map(({ permissionID }) => permissionID).sort(),
})

async function readRole(manager: EntityManager, roleID: string): Promise<Role> {
  const role = await manager.findOne(Role, { where: { roleID }, relations: { permissions: true } })
  if (!role) throw new NotFound('role')
  return role
}

async function requireUnused(manager: EntityManager, roleID: string): Promise<void> {
  const portalUsers = await manager.countBy(PortalUser, { roles: { roleID } })
  const apiUsers = await manager.countBy(ApiUser, { roleID, deletedAt: IsNull() })
  if (portalUsers + apiUsers > 0) throw new RoleInUse(portalUsers, apiUsers)
}
