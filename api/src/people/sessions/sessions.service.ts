import { Injectable } from '@nestjs/common'
import { randomBytes } from 'node:crypto'
import { type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm'
import { type ProofMethod, proofLifeMs } from '#contract/factor-limits.js'
import { portalRefreshGraceMs, sessionsMax } from '#contract/limits.js'
import * as words from '#contract/messages/errors/sessions.js'
import type { Record as RecordFact } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { Origin } from '../../platform/http/caller.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { Session } from './session.entity.js'
import { type Claims, type IssuedToken, Tokens } from './tokens.js'

type Audience = Session['audience']

export interface SessionLife {
  idleMs: number
  maxMs: number
  tokenMs: number
}

export interface SessionBeginning {
  providerID: string
  provenAt: Date | null
  keep: (manager: EntityManager, session: Pick<Session, 'sessionID' | 'endsAt'>) => Promise<void>
}

export type Refreshed =
  | { outcome: 'rotated' | 'repeated'; session: Session; issued: IssuedToken }
  | { outcome: 'reused'; session: Session; issued?: undefined }
  | { outcome: 'ended'; session?: undefined; issued?: undefined }

export const suspended = 'suspended'

const newTokenID = () => randomBytes(16).toString('base64url')

/** In the unit that writes: what began a session that has ended since is not done. */
export async function requireOpenSession(manager: EntityManager, sessionID: string): Promise<void> {
  if (!(await manager.existsBy(Session, { sessionID, endedAt: IsNull() }))) throw sessionEnded()
}

@Injectable()
export class SessionsService {
  private readonly lives = new Map<Audience, SessionLife>()

  constructor(
    private readonly database: Database,
    private readonly tokens: Tokens,
  ) {}

  allow(audience: Audience, life: SessionLife): void {
    this.lives.set(audience, life)
  }

  async open(
    manager: EntityManager,
    record: RecordFact,
    owner: Pick<Session, 'audience' | 'subjectID' | 'loginID' | 'provenBy'> &
      Partial<SessionBeginning> & { clientMemberID?: string | undefined },
    origin: Origin,
  ): Promise<IssuedToken> {
    const { audience, subjectID, loginID, provenBy, clientMemberID = null, providerID = null } = owner
    await this.makeRoom(manager, record, owner)
    const now = clock.time()
    const { idleMs, maxMs } = this.lifeOf(audience)
    const session = manager.create(Session, {
      sessionID: newId('ses', now),
      audience,
      subjectID,
      loginID,
      clientMemberID,
      tokenID: newTokenID(),
      idleUntil: new Date(now + idleMs),
      endsAt: new Date(now + maxMs),
      provenAt: owner.provenAt === undefined ? new Date(now) : owner.provenAt,
      provenBy,
      providerID,
      createdAt: new Date(now),
      ...origin,
    })
    await manager.insert(Session, session)
    await owner.keep?.(manager, session)
    return this.issueFor(session)
  }

  wasOpen(
    manager: EntityManager,
    owner: { audience: Audience; subjectID: string; loginID: string },
    from?: Origin,
  ): Promise<boolean> {
    const place = from && { address: from.address, userAgent: from.userAgent ?? IsNull() }
    return manager.existsBy(Session, { ...owner, ...place })
  }

  async find({ sid, aud }: Claims): Promise<Session> {
    const session = sid ? await this.database.read.findOneBy(Session, { sessionID: sid }) : null
    if (!session || session.audience !== aud) throw sessionEnded()
    return session
  }

  requireLive(session: Session, { jti }: Claims): void {
    if (!isLive(session)) throw sessionEnded()
    if (jti !== session.tokenID && !isWithinGrace(session, jti)) throw sessionEnded()
  }

  /** A replaced token may be a thief's: it ends the session, so the caller refuses only after the unit is kept. */
  async refresh(manager: EntityManager, { sid, jti }: Claims, requestID: string): Promise<Refreshed> {
    const session = sid ? await manager.findOneBy(Session, { sessionID: sid, audience: 'portal' }) : null
    if (!session || !isLive(session)) return { outcome: 'ended' }
    if (jti === session.tokenID)
      return { outcome: 'rotated', session, issued: await this.rotate(manager, session, requestID) }
    const isSameRefresh = isWithinGrace(session, jti) && session.refreshedBy === requestID
    if (isSameRefresh) return { outcome: 'repeated', session, issued: this.issueFor(session) }
    await this.end(manager, session.sessionID, 'token reused')
    return { outcome: 'reused', session }
  }

  async prove(manager: EntityManager, sessionID: string, provenBy: ProofMethod): Promise<Date> {
    const provenAt = clock.now()
    await manager.update(Session, { sessionID }, { provenAt, provenBy })
    return new Date(provenAt.getTime() + proofLifeMs)
  }

  async end(manager: EntityManager, sessionID: string, endReason: string): Promise<void> {
    await manager.update(Session, { sessionID, endedAt: IsNull() }, { endedAt: clock.now(), endReason })
    await Versions.raise(manager, 'callers')
  }

  async endAll(manager: EntityManager, subjectID: string, endReason: string, exceptSessionID?: string): Promise<void> {
    const criteria = { subjectID, endedAt: IsNull(), ...(exceptSessionID && { sessionID: Not(exceptSessionID) }) }
    await manager.update(Session, criteria, { endedAt: clock.now(), endReason })
    await Versions.raise(manager, 'callers')
  }

  async endOfProvider(manager: EntityManager, providerID: string, endReason: string): Promise<void> {
    await manager.update(Session, { providerID, endedAt: IsNull() }, { endedAt: clock.now(), endReason })
    await Versions.raise(manager, 'callers')
  }

  async endActing(manager: EntityManager, clientMemberIDs: string[], endReason: string): Promise<void> {
    const criteria = { clientMemberID: In(clientMemberIDs), endedAt: IsNull() }
    await manager.update(Session, criteria, { endedAt: clock.now(), endReason })
    await Versions.raise(manager, 'callers')
  }

  async actAs(manager: EntityManager, sessionID: string, clientMemberID: string): Promise<void> {
    await manager.update(Session, { sessionID, endedAt: IsNull() }, { clientMemberID })
    await Versions.raise(manager, 'callers')
  }

  async listActing(clientMemberIDs: string[], subjectID: string): Promise<Session[]> {
    const rows = await this.database.read.find(Session, {
      where: [
        { clientMemberID: In(clientMemberIDs), endedAt: IsNull() },
        { audience: 'client', subjectID, clientMemberID: IsNull(), endedAt: IsNull() },
      ],
      order: { createdAt: 'DESC' },
    })
    return rows.filter(isLive)
  }

  async list(audience: Audience, subjectID: string): Promise<Session[]> {
    const rows = await this.database.read.find(Session, {
      where: { audience, subjectID, endedAt: IsNull() },
      order: { createdAt: 'DESC' },
    })
    return rows.filter(isLive)
  }

  // Asked and ended in the unit that opens the new one: of many at the same moment none slips past.
  private async makeRoom(
    manager: EntityManager,
    record: RecordFact,
    owner: Pick<Session, 'audience' | 'subjectID' | 'loginID'>,
  ) {
    const { audience, subjectID, loginID } = owner
    const now = clock.now()
    const live = await manager.find(Session, {
      select: { sessionID: true },
      where: { audience, subjectID, endedAt: IsNull(), idleUntil: MoreThan(now), endsAt: MoreThan(now) },
      order: { createdAt: 'DESC', sessionID: 'DESC' },
    })
    const replaced = live.slice(sessionsMax - 1).map(({ sessionID }) => sessionID)
    if (replaced.length === 0) return
    await manager.update(
      Session,
      { sessionID: In(replaced) },
      { endedAt: now, endReason: 'replaced by a newer sign-in' },
    )
    await Versions.raise(manager, 'callers')
    const actor = { kind: audience, id: subjectID, loginID }
    for (const id of replaced) await record({ action: 'session.replaced', target: { kind: 'session', id }, actor })
  }

  private async rotate(manager: EntityManager, session: Session, requestID: string): Promise<IssuedToken> {
    const now = clock.time()
    const next = {
      tokenID: newTokenID(),
      previousTokenID: session.tokenID,
      refreshedAt: new Date(now),
      refreshedBy: requestID,
      idleUntil: new Date(now + this.lifeOf(session.audience).idleMs),
    }
    await manager.update(Session, { sessionID: session.sessionID }, next)
    await Versions.raise(manager, 'callers')
    return this.issueFor({ ...session, ...next })
  }

  private lifeOf(audience: Audience): SessionLife {
    const life = this.lives.get(audience)
    if (!life) throw new Error(`No room says how long sessions of the audience ${audience} live`)
    return life
  }

  private issueFor({ audience, subjectID, sessionID, tokenID, endsAt }: Session): IssuedToken {
    const lifeMs = Math.min(this.lifeOf(audience).tokenMs, endsAt.getTime() - clock.time())
    return this.tokens.issue(audience, lifeMs, { sub: subjectID, sid: sessionID, jti: tokenID })
  }
}

function isLive({ endedAt, idleUntil, endsAt }: Session): boolean {
  const now = clock.time()
  return endedAt === null && idleUntil.getTime() > now && endsAt.getTime() > now
}

function isWithinGrace({ previousTokenID, refreshedAt }: Session, tokenID: string | undefined): boolean {
  if (!tokenID || tokenID !== previousTokenID || !refreshedAt) return false
  return clock.time() - refreshedAt.getTime() <= portalRefreshGraceMs
}

export const sessionEnded = () => new Unauthenticated(words.yourSessionHasEndedPlease)
