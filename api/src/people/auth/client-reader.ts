import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { ClientsService } from '../clients/clients.service.js'
import { KnownCallers } from '../sessions/known-callers.js'
import type { Session } from '../sessions/session.entity.js'
import { SessionsService, suspended } from '../sessions/sessions.service.js'
import { type Claims, Tokens } from '../sessions/tokens.js'
import { FactorDuty } from '../sign-in/factor-duty.js'
import type { CallerReader } from './caller-reader.js'

@Injectable()
export class ClientReader implements CallerReader {
  constructor(
    private readonly callers: KnownCallers,
    private readonly tokens: Tokens,
    private readonly sessions: SessionsService,
    private readonly clients: ClientsService,
    private readonly duty: FactorDuty,
    private readonly database: Database,
  ) {}

  async read(token: string): Promise<ClientCaller | null> {
    if (this.tokens.audienceOf(token) !== 'client') return null
    const claims = this.tokens.verify(token, 'client')
    const { session, caller } = await this.callers.remember(`client ${claims.sid} ${claims.jti}`, () =>
      this.readSession(claims),
    )
    // Suspension ends sessions, but the page must learn why: the guard answers ACCOUNT_DISABLED then, and nothing more.
    const isSuspended = !caller.isActive && session.endReason === suspended
    if (!isSuspended) this.sessions.requireLive(session, claims)
    return caller
  }

  private async readSession(claims: Claims): Promise<{ session: Session; caller: ClientCaller }> {
    const session = await this.sessions.find(claims)
    const client = await this.clients.find(session.subjectID)
    if (!client) throw new Unauthenticated()
    const { clientID, isActive } = client
    const loginID = session.loginID ?? client.loginID
    const person = { audience: 'client', id: clientID, loginID } as const
    const enrolFrom = await this.duty.missingFrom(this.database.read, person)
    const { sessionID } = session
    return { session, caller: { audience: 'client', clientID, loginID, sessionID, isActive, enrolFrom } }
  }
}
