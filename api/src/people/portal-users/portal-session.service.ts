import { Injectable } from '@nestjs/common'
import type {
  LoginPortalUser,
  PortalLoginView,
  RefreshedTokenView,
  SignedInPortalUserView,
} from '#contract/portal-users.js'
import { SignInLinks } from '../account/sign-in-links.js'
import { type AuditFact, AuditLog } from '../../platform/audit/audit-log.js'
import { signInFact } from '../../platform/audit/sign-in-fact.js'
import type { Origin } from '../../platform/http/caller.js'
import { isPassword } from '../../platform/crypto/passwords.js'
import { Gate } from '../permissions/gate.js'
import { DeviceTokens } from '../sessions/device-tokens.js'
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
    private readonly devices: DeviceTokens,
    private readonly signInLinks: SignInLinks,
  ) {}

  async login({ email, password }: LoginPortalUser, origin: Origin, deviceToken?: string): Promise<PortalLoginView> {
    const user = await this.users.findByEmail(email)
    const owner = user && ({ audience: 'portal', id: user.id, passwordHash: user.passwordHash } as const)
    const deviceID = this.devices.deviceOf(deviceToken, 'portal', owner)
    const guess = { account: `portal:${email}`, deviceID } as const
    await this.attempts.requireMayTry(guess)
    const isRight = await isPassword(password, user?.passwordHash)
    const { outcome, open } = await this.audit.unit(async (manager, record) => {
      const outcome = await this.attempts.settle(manager, guess, isRight)
      await record(signInFact('portal_user', user?.id ?? null, outcome))
      if (!user || !isRight) return { outcome, open: null }
      // A password that was changed while this one was checked opens nothing any more.
      const { id, passwordHash } = user
      const { affected } = await manager.update(PortalUser, { id, passwordHash }, { lastSignInAt: new Date() })
      if (affected !== 1) return { outcome, open: null }
      const subject = { audience: 'portal', subjectID: id } as const
      return { outcome, open: await this.sessions.open(manager, record, subject, origin) }
    })
    this.signInLinks.offerAfter(outcome, 'portal', user?.id)
    if (!user || !owner || !open) throw new WrongPortalCredentials()
    const { token, expiresAt } = open
    const known = this.devices.issue(owner, deviceID)
    return { token, expiresAt: expiresAt.toISOString(), deviceToken: known, user: viewPortalUser(user) }
  }

  async refresh(oldToken: string, requestID: string): Promise<RefreshedTokenView> {
    const claims = this.tokens.verify(oldToken, 'portal', { ignoreExpiration: true })
    const issued = await this.audit.unit(async (manager, record) => {
      const refreshed = await this.sessions.refresh(manager, claims, requestID)
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
