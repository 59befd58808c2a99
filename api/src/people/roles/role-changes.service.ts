import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull, Not } from 'typeorm'
import { ownerRoleID, type RoleAudience } from '#contract/choices.js'
import type { SaveRole } from '#contract/roles.js'
import { clock } from '#contract/clock.js'
import { ForcedPasswords } from '../portal-users/forced-passwords.js'
import { ApiUser } from '../api-users/api-user.entity.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
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
import { ClientMember } from '../clients/client-member.entity.js'
import { audienceOf, Role } from '../gate/role.entity.js'
import { readRole } from './read-role.js'
import { viewRole } from './role.view.js'
import { OwnerRoleStays, RoleInUse, RoleNameTaken } from './roles.errors.js'
import { OwnRoles } from '../portal-users/grants.errors.js'

@Injectable()
export class RoleChangesService {
  constructor(
    private readonly audit: AuditLog,
    private readonly forced: ForcedPasswords,
  ) {}

  create(caller: PortalCaller, input: SaveRole): Promise<Role> {
    const { name, permissionIDs } = input
    return this.change(caller, async (manager, record, giver) => {
      const permissions = await readPermissions(manager, permissionIDs ?? [])
      requireHeld(giver, permissions, 'permissionIDs')
      const role = manager.create(Role, {
        roleID: newId('rol'),
        name,
        ...marksOf(input, 'staff'),
        refundLimits: input.refundLimits ?? {},
        createdAt: clock.now(),
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
      if (roleID === ownerRoleID) throw new OwnerRoleStays()
      if (!giver.isAdmin && giver.roleIDs.includes(roleID)) throw new OwnRoles()
      requireSeen(ifMatch, viewRole(role))
      const held = role.permissions ?? []
      const permissions = input.permissionIDs ? await readPermissions(manager, input.permissionIDs) : held
      requireHeld(giver, [...held, ...permissions], 'permissionIDs')
      const before = factsOf(role)
      const marks = marksOf(input, audienceOf(role))
      if (marks.isForMembers !== role.isForMembers) await requireUnused(manager, roleID)
      const refundLimits = input.refundLimits ?? role.refundLimits ?? {}
      Object.assign(role, { name: input.name, permissions, refundLimits, ...marks })
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
      if (roleID === ownerRoleID) throw new OwnerRoleStays()
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

// What a caller knows that was written before there were members says of integrator and staff alone.
function marksOf({ audience, assignableToApiUsers }: SaveRole, now: RoleAudience) {
  const beside = now === 'member' ? now : assignableToApiUsers ? 'integrator' : 'staff'
  const wanted = audience ?? (typeof assignableToApiUsers === 'boolean' ? beside : now)
  return { assignableToApiUsers: wanted === 'integrator', isForMembers: wanted === 'member' }
}

const targetOf = ({ roleID }: Role) => ({ kind: 'role', id: roleID })
const factsOf = (role: Role) => ({
  name: role.name,
  audience: audienceOf(role),
  refundLimits: role.refundLimits ?? {},
  permissionIDs: (role.permissions ?? []).map(({ permissionID }) => permissionID).sort(),
})

async function requireUnused(manager: EntityManager, roleID: string): Promise<void> {
  const portalUsers = await manager.countBy(PortalUser, { roles: { roleID } })
  const apiUsers = await manager.countBy(ApiUser, { roleID, deletedAt: IsNull() })
  const members = await manager.countBy(ClientMember, { roleID, status: Not('removed') })
  if (portalUsers + apiUsers + members > 0) throw new RoleInUse(portalUsers, apiUsers, members)
  // Who was removed keeps a row, which would keep the role.
  await manager.update(ClientMember, { roleID, status: 'removed' }, { roleID: ownerRoleID })
}
