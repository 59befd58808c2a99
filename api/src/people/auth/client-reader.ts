import { ownerRoleID } from '#contract/choices.js'
import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import type { ClientMember } from '../clients/client-member.entity.js'
import { ClientsService } from '../clients/clients.service.js'
import { findMember, findMembership } from '../clients/memberships.js'
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
    const member = await this.memberOf(session)
    const client = member && (await this.clients.find(member.clientID))
    if (!client) throw new Unauthenticated()
    const { clientID, isActive } = client
    const { clientMemberID, loginID, roleID } = member
    const { sessionID, subjectID: accountID } = session
    const isOwner = roleID === ownerRoleID
    const person = { audience: 'client', id: clientID, loginID, isOwner } as const
    const enrolFrom = await this.duty.missingFrom(this.database.read, person)
    const who = { clientID, accountID, loginID, clientMemberID, roleIDs: [roleID], isOwner }
    return { session, caller: { audience: 'client', ...who, sessionID, isActive, enrolFrom } }
  }

  private async memberOf({ clientMemberID, subjectID, loginID }: Session): Promise<ClientMember | null> {
    if (clientMemberID) return findMember(this.database.read, clientMemberID)
    // A version before this one opened it: its subject is the client, and its login the client's own.
    const ownID = loginID ?? (await this.clients.find(subjectID))?.loginID
    return ownID ? findMembership(this.database.read, subjectID, ownID) : null
  }
}
