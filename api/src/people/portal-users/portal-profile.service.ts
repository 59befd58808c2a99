import { Injectable } from '@nestjs/common'
import type { UpdateOwnPortalUser } from '#contract/portal-users.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { requireOpenSession } from '../sessions/sessions.service.js'
import { changePortalUsers, readPortalUser, targetOf } from './portal-user-rows.js'
import { PortalUser } from './portal-user.entity.js'

@Injectable()
export class PortalProfile {
  constructor(private readonly audit: AuditLog) {}

  update({ portalUserID: id, sessionID }: PortalCaller, { userName }: UpdateOwnPortalUser): Promise<PortalUser> {
    return changePortalUsers(this.audit, async (manager, record) => {
      await requireOpenSession(manager, sessionID)
      const user = await readPortalUser(manager, id)
      if (user.userName === userName) return user
      const [before, after] = [{ userName: user.userName }, { userName }]
      await manager.update(PortalUser, { id }, { userName })
      user.userName = userName
      await record({ action: 'portal_user.profile_updated', target: targetOf(user), before, after })
      return user
    })
  }
}
