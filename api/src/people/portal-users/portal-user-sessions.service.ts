import { Injectable } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { SessionView } from '#contract/sessions.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { readGiver } from './grants.js'
import { OwnedSessions } from '../sessions/owned-sessions.js'
import { requireMayTouch } from './portal-user-rules.js'
import { readPortalUser } from './portal-user-rows.js'
import { PortalUsersService } from './portal-users.service.js'

@Injectable()
export class PortalUserSessionsService {
  constructor(
    private readonly users: PortalUsersService,
    private readonly sessions: OwnedSessions,
  ) {}

  async list(id: string, currentSessionID: string): Promise<Page<SessionView>> {
    const user = await this.users.get(id)
    return this.sessions.list('portal', user.id, currentSessionID)
  }

  async end(caller: PortalCaller, id: string, sessionID: string): Promise<void> {
    const user = await this.users.get(id)
    await this.sessions.end('portal', user.id, sessionID, async (manager) => {
      const giver = await readGiver(manager, caller)
      await requireMayTouch(manager, giver, await readPortalUser(manager, id))
    })
  }
}
