import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { PortalUsersService } from '../portal-users/portal-users.service.js'
import { KnownCallers } from '../sessions/known-callers.js'
import type { Session } from '../sessions/session.entity.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { type Claims, Tokens } from '../sessions/tokens.js'
import { FactorDuty } from '../sign-in/factor-duty.js'
import type { CallerReader } from './caller-reader.js'

@Injectable()
export class PortalReader implements CallerReader {
  constructor(
    private readonly callers: KnownCallers,
    private readonly tokens: Tokens,
    private readonly sessions: SessionsService,
    private readonly portalUsers: PortalUsersService,
    private readonly duty: FactorDuty,
    private readonly database: Database,
  ) {}

  async read(token: string): Promise<PortalCaller | null> {
    if (this.tokens.audienceOf(token) !== 'portal') return null
    const claims = this.tokens.verify(token, 'portal')
    const { session, caller } = await this.callers.remember(`portal ${claims.sid} ${claims.jti}`, () =>
      this.readSession(claims),
    )
    this.sessions.requireLive(session, claims)
    return caller
  }

  private async readSession(claims: Claims): Promise<{ session: Session; caller: PortalCaller }> {
    const session = await this.sessions.find(claims)
    const user = await this.portalUsers.find(session.subjectID)
    if (!user) throw new Unauthenticated()
    const { id: portalUserID, isAdmin } = user
    const roleIDs = (user.roles ?? []).map(({ roleID }) => roleID)
    const { sessionID, loginID } = { ...session, loginID: session.loginID ?? user.loginID }
    const enrolFrom = session.providerID
      ? null
      : await this.duty.missingFrom(this.database.read, { audience: 'portal', id: portalUserID, loginID })
    return { session, caller: { audience: 'portal', portalUserID, loginID, sessionID, isAdmin, roleIDs, enrolFrom } }
  }
}
