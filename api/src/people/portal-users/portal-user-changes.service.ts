import { Injectable } from '@nestjs/common'
import { CreatePortalUser, RegisterPortalUser } from '#contract/portal-users.js'
import { clock } from '#contract/clock.js'
import { PasswordWriter } from '../account/password-writer.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { readInput } from '../../platform/http/contract-pipe.js'
import { readGiver, requireAdministrator } from './grants.js'
import { endLogin } from '../sign-in/logins.js'
import { PortalUserSignUp } from './portal-user-sign-up.service.js'
import { requireAnotherAdministrator, requireMayGive, requireMayTouch } from './portal-user-rules.js'
import {
  changePortalUsers,
  factsOf,
  hashNewPassword,
  insertPortalUser,
  newPortalUser,
  readPortalUser,
  readRoles,
  targetOf,
} from './portal-user-rows.js'
import type { PortalUser } from './portal-user.entity.js'
import { UnconfirmedAccounts } from './unconfirmed-accounts.js'

@Injectable()
export class PortalUserChangesService {
  constructor(
    private readonly audit: AuditLog,
    private readonly passwords: PasswordWriter,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly signUp: PortalUserSignUp,
  ) {}

  async create(caller: PortalCaller | null, body: unknown): Promise<PortalUser> {
    return caller
      ? this.createByStaff(caller, await readInput(CreatePortalUser, body))
      : this.signUp.register(await readInput(RegisterPortalUser, body))
  }

  async delete(caller: PortalCaller, id: string): Promise<void> {
    await changePortalUsers(this.audit, async (manager, record) => {
      const giver = await readGiver(manager, caller)
      const user = await readPortalUser(manager, id)
      await requireMayTouch(manager, giver, user)
      if (user.isAdmin) await requireAnotherAdministrator(manager)
      const [target, before, { loginID }] = [targetOf(user), factsOf(user), user]
      await this.passwords.endProofs(manager, id, 'account deleted')
      await manager.remove(user)
      await endLogin(manager, loginID)
      await record({ action: 'portal_user.deleted', target, before })
    })
  }

  private async createByStaff(caller: PortalCaller, input: CreatePortalUser): Promise<PortalUser> {
    const passwordHash = await hashNewPassword(input.password, input)
    return changePortalUsers(this.audit, async (manager, record) => {
      const giver = await readGiver(manager, caller)
      const isAdmin = input.isAdmin ?? false
      if (isAdmin) requireAdministrator(giver, 'isAdmin')
      const roles = await readRoles(manager, input.roles ?? [])
      requireMayGive(giver, roles)
      const { userName, email } = input
      const proof = { passwordSetBy: giver.portalUserID, emailVerifiedAt: clock.now() }
      const user = newPortalUser(manager, { userName, email, isAdmin, roles, ...proof })
      await this.unconfirmed.giveWay(manager, record, email, user.id)
      await insertPortalUser(manager, record, 'portal_user.created', user, passwordHash)
      return user
    })
  }
}
