import { Injectable } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { SessionView } from '#contract/sessions.js'
import type { PortalCaller } from '../common/caller.js'
import { AdministratorsOnly } from '../permissions/permissions.errors.js'
import { OwnedSessions } from '../sessions/owned-sessions.js'
import { PortalUsersService } from './portal-users.service.js'

/** Staff and the sessions of other staff. Only an administrator ends those of an administrator. */
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
    if (user.isAdmin && !caller.isAdmin) throw new AdministratorsOnly()
    await this.sessions.end('portal', user.id, sessionID)
  }
}
