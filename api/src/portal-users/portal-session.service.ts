import { Injectable } from '@nestjs/common'
import type {
  LoginPortalUser,
  PortalLoginView,
  RefreshedTokenView,
  SignedInPortalUserView,
} from '#contract/portal-users.js'
import { type AuditFact, AuditLog } from '../audit/audit-log.js'
import { signInFact } from '../audit/sign-in-fact.js'
import type { Origin } from '../common/caller.js'
import { isPassword } from '../common/passwords.js'
import { Gate } from '../permissions/gate.js'
import { type Refreshed, sessionEnded, SessionsService } from '../sessions/sessions.service.js'
import { SignInAttempts } from '../sessions/sign-in-attempts.js'
import { Tokens } from '../sessions/tokens.js'
import { PortalUser } from './portal-user.entity.js'
import { viewPortalUser } from './portal-user.view.js'
import { WrongPortalCredentials } from './portal-users.errors.js'
import { PortalUsersService } from './portal-users.service.js'

@Injectable()
export class PortalSessionService {
  constructor(
    private readonly audit: AuditLog,
    private readonly attempts: SignInAttempts,
    private readonly users: PortalUsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: Tokens,
    private readonly gate: Gate,
  ) {}

  async login({ email, password }: LoginPortalUser, origin: Origin): Promise<PortalLoginView> {
    const account = `portal:${email}` as const
    await this.attempts.requireUnlocked(account)
    const user = await this.users.findByEmail(email)
    const isRight = await isPassword(password, user?.passwordHash)
    const open = await this.audit.unit(async (manager, record) => {
      const outcome = await this.attempts.settle(manager, account, isRight)
      await record(signInFact('portal_user', user?.id ?? null, outcome))
      if (!user || !isRight) return null
      // A password that was changed while this one was checked opens nothing any more.
      const { id, passwordHash } = user
      const { affected } = await manager.update(PortalUser, { id, passwordHash }, { lastSignInAt: new Date() })
      return affected === 1 ? this.sessions.open(manager, 'portal', id, origin) : null
    })
    if (!user || !open) throw new WrongPortalCredentials()
    return { token: open.token, expiresAt: open.expiresAt.toISOString(), user: viewPortalUser(user) }
  }

  async refresh(oldToken: string, origin: Origin): Promise<RefreshedTokenView> {
    const claims = this.tokens.verify(oldToken, 'portal', { ignoreExpiration: true })
    const issued = await this.audit.unit(async (manager, record) => {
      const refreshed = await this.sessions.refresh(manager, claims, origin)
      const fact = refreshFact(refreshed)
      if (fact) await record(fact)
      return refreshed.issued
    })
    if (!issued) throw sessionEnded()
    return { token: issued.token, expiresAt: issued.expiresAt.toISOString() }
  }

  async me(id: string): Promise<SignedInPortalUserView> {
    const user = await this.users.get(id)
    const roleIDs = (user.roles ?? []).map(({ roleID }) => roleID)
    return { ...viewPortalUser(user), routes: await this.gate.routesOf(roleIDs, user.isAdmin) }
  }

  async logout(sessionID: string): Promise<void> {
    await this.audit.unit(async (manager, record) => {
      await this.sessions.end(manager, sessionID, 'signed out')
      await record({ action: 'portal_user.signed_out' })
    })
  }
}

// Nobody has signed in for this call, so the fact itself says who it was; a reused token may be in a thief's hands.
function refreshFact({ outcome, session }: Refreshed): AuditFact | null {
  if (outcome === 'ended' || outcome === 'repeated') return null
  const target = { kind: 'portal_user', id: session.subjectID }
  return outcome === 'rotated'
    ? { action: 'portal_user.token_refreshed', target, actor: { kind: 'portal', id: session.subjectID } }
    : { action: 'portal_user.token_reused', target, after: { sessionID: session.sessionID } }
}
