import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull } from 'typeorm'
import { CreatePortalUser, RegisterPortalUser, type UpdatePortalUser } from '#contract/portal-users.js'
import { ResetToken } from '../account/reset-token.entity.js'
import { AuditLog, type Record as RecordFact } from '../audit/audit-log.js'
import { Client } from '../clients/client.entity.js'
import { NotFound } from '../common/app-error.js'
import type { PortalCaller } from '../common/caller.js'
import { isCommonPassword } from '../common/common-passwords.js'
import { readInput } from '../common/contract-pipe.js'
import { newId } from '../common/ids.js'
import { hashPassword } from '../common/passwords.js'
import { requireSeen } from '../common/row-version.js'
import { isDuplicate } from '../database/database.js'
import { Versions } from '../database/versions.js'
import { readGiver, requireAdministrator } from '../permissions/grants.js'
import { Role } from '../roles/role.entity.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { requireAnotherAdministrator, requireMayChange, requireMayGive } from './portal-user-rules.js'
import { PortalUser } from './portal-user.entity.js'
import { viewPortalUser } from './portal-user.view.js'
import { CommonPassword, EmailTaken, UnknownClient, UnknownRoles } from './portal-users.errors.js'

/** Making, changing and deleting portal users. Who may is decided inside the unit, on what is true there. */
@Injectable()
export class PortalUserChangesService {
  constructor(
    private readonly audit: AuditLog,
    private readonly sessions: SessionsService,
  ) {}

  /** Staff give roles; a visitor names the client and gets an account that reaches nothing. */
  async create(caller: PortalCaller | null, body: unknown): Promise<PortalUser> {
    return caller
      ? this.createByStaff(caller, await readInput(CreatePortalUser, body))
      : this.register(await readInput(RegisterPortalUser, body))
  }

  async update(caller: PortalCaller, id: string, input: UpdatePortalUser, ifMatch?: string): Promise<PortalUser> {
    const passwordHash = input.password ? await hashNew(input.password) : undefined
    return this.change(async (manager, record) => {
      const giver = await readGiver(manager, caller)
      const user = await readUser(manager, id)
      requireSeen(ifMatch, viewPortalUser(user))
      const { userName, email } = input
      const isAdmin = input.isAdmin ?? user.isAdmin
      const roles = input.roles ? await readRoles(manager, input.roles) : (user.roles ?? [])
      requireMayChange(giver, user, { email, password: passwordHash !== undefined, isAdmin, roles })
      if (user.isAdmin && !isAdmin) await requireAnotherAdministrator(manager)
      const before = factsOf(user)
      Object.assign(user, { userName, email, isAdmin, roles, ...(passwordHash && { passwordHash }) })
      await manager.save(user)
      if (passwordHash) await this.endProofs(manager, id, 'password changed')
      const after = { ...factsOf(user), ...(passwordHash && { password: 'changed' }) }
      await record({ action: 'portal_user.updated', target: { kind: 'portal_user', id }, before, after })
      return user
    })
  }

  async delete(caller: PortalCaller, id: string): Promise<void> {
    await this.change(async (manager, record) => {
      const giver = await readGiver(manager, caller)
      const user = await readUser(manager, id)
      if (user.isAdmin) requireAdministrator(giver)
      if (user.isAdmin) await requireAnotherAdministrator(manager)
      const before = factsOf(user)
      await this.endProofs(manager, id, 'account deleted')
      await manager.remove(user)
      await record({ action: 'portal_user.deleted', target: { kind: 'portal_user', id }, before })
    })
  }

  private async createByStaff(caller: PortalCaller, input: CreatePortalUser): Promise<PortalUser> {
    const passwordHash = await hashNew(input.password)
    return this.change(async (manager, record) => {
      const giver = await readGiver(manager, caller)
      const { userName, email } = input
      const isAdmin = input.isAdmin ?? false
      if (isAdmin) requireAdministrator(giver, 'isAdmin')
      const roles = await readRoles(manager, input.roles ?? [])
      requireMayGive(giver, roles)
      return insert(manager, record, 'portal_user.created', { userName, email, passwordHash, isAdmin, roles })
    })
  }

  private async register({ userName, email, password, clientID }: RegisterPortalUser): Promise<PortalUser> {
    const passwordHash = await hashNew(password)
    return this.change(async (manager, record) => {
      const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
      if (!client || client.status === 'rejected') throw new UnknownClient()
      const details = { userName, email, passwordHash, isAdmin: false, roles: [], clientID }
      return insert(manager, record, 'portal_user.registered', details)
    })
  }

  /** Ends what lets somebody in: sessions, and links that would set a password. */
  private async endProofs(manager: EntityManager, id: string, endReason: string): Promise<void> {
    await this.sessions.endAll(manager, id, endReason)
    await manager.delete(ResetToken, { subjectID: id })
  }

  private async change<T>(work: (manager: EntityManager, record: RecordFact) => Promise<T>): Promise<T> {
    try {
      return await this.audit.unit(async (manager, record) => {
        const kept = await work(manager, record)
        await Versions.raise(manager, 'callers')
        return kept
      })
    } catch (error) {
      throw isDuplicate(error) ? new EmailTaken() : error
    }
  }
}

async function insert(
  manager: EntityManager,
  record: RecordFact,
  action: string,
  details: Partial<PortalUser>,
): Promise<PortalUser> {
  const user = manager.create(PortalUser, { id: newId('usr'), createdAt: new Date(), ...details })
  await manager.save(user)
  await record({ action, target: { kind: 'portal_user', id: user.id }, after: factsOf(user) })
  return user
}

function hashNew(password: string): Promise<string> {
  if (isCommonPassword(password)) throw new CommonPassword()
  return hashPassword(password)
}

async function readUser(manager: EntityManager, id: string): Promise<PortalUser> {
  const user = await manager.findOne(PortalUser, { where: { id }, relations: { roles: { permissions: true } } })
  if (!user) throw new NotFound('portal user')
  return user
}

async function readRoles(manager: EntityManager, roleIDs: string[]): Promise<Role[]> {
  const roles = await manager.find(Role, { where: { roleID: In(roleIDs) }, relations: { permissions: true } })
  if (roles.length !== roleIDs.length) throw new UnknownRoles()
  return roles
}

const factsOf = ({ userName, email, isAdmin, roles = [], clientID }: PortalUser) => ({
  userName,
  email,
  isAdmin,
  roles: roles.map(({ roleID }) => roleID).sort(),
  ...(clientID && { clientID }),
})
