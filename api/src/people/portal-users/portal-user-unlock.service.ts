import { Injectable } from '@nestjs/common'
import { AuditLog } from '../../platform/audit/audit-log.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { readGiver } from './grants.js'
import { SignInAttempts } from '../sign-in/sign-in-attempts.js'
import { requireMayTouch } from './portal-user-rules.js'
import { readPortalUser, targetOf } from './portal-user-rows.js'
import type { PortalUser } from './portal-user.entity.js'

@Injectable()
export class PortalUserUnlockService {
  constructor(
    private readonly audit: AuditLog,
    private readonly attempts: SignInAttempts,
  ) {}

  unlock(caller: PortalCaller, id: string): Promise<PortalUser> {
    return this.audit.unit(async (manager, record) => {
      const giver = await readGiver(manager, caller)
      const user = await readPortalUser(manager, id)
      await requireMayTouch(manager, giver, user)
      const wasLocked = await this.attempts.unlock(manager, `portal:${user.email}`)
      if (wasLocked) await record({ action: 'portal_user.unlocked', target: targetOf(user) })
      return user
    })
  }
}
