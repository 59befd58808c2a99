import { Injectable } from '@nestjs/common'
import { AuditLog } from '../audit/audit-log.js'
import { NotFound } from '../common/app-error.js'
import type { PortalCaller } from '../common/caller.js'
import { readGiver, requireAdministrator } from '../permissions/grants.js'
import { SignInAttempts } from '../sessions/sign-in-attempts.js'
import { PortalUser } from './portal-user.entity.js'

/** Lets somebody in again whom wrong passwords have locked out. Only an administrator does it for an administrator. */
@Injectable()
export class PortalUserUnlockService {
  constructor(
    private readonly audit: AuditLog,
    private readonly attempts: SignInAttempts,
  ) {}

  unlock(caller: PortalCaller, id: string): Promise<PortalUser> {
    return this.audit.unit(async (manager, record) => {
      const user = await manager.findOne(PortalUser, { where: { id }, relations: { roles: true } })
      if (!user) throw new NotFound('portal user')
      if (user.isAdmin) requireAdministrator(await readGiver(manager, caller))
      const wasLocked = await this.attempts.unlock(manager, `portal:${user.email}`)
      if (wasLocked) await record({ action: 'portal_user.unlocked', target: { kind: 'portal_user', id } })
      return user
    })
  }
}
