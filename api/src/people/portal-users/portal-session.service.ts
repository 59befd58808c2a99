import { Injectable, type OnModuleInit } from '@nestjs/common'
import type {
  LoginPortalUser,
  PortalLoginView,
  RefreshedTokenView,
  SignedInPortalUserView,
} from '#contract/portal-users.js'
import { type AuditFact, AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import type { Origin, PortalCaller } from '../../platform/http/caller.js'
import { Gate } from '../gate/gate.js'
import { type Refreshed, sessionEnded, SessionsService } from '../sessions/sessions.service.js'
import { type Door, type OpenedSession, SignIn } from '../sign-in/sign-in.service.js'
import { Tokens } from '../sessions/tokens.js'
import { PortalUser } from './portal-user.entity.js'
import { viewPortalUser } from './portal-user.view.js'
import { WrongPortalCredentials } from './portal-users.errors.js'
import { PortalUsersService } from './portal-users.service.js'

@Injectable()
export class PortalSessionService implements OnModuleInit {
  private readonly door: Door<PortalUser> = {
    admit: async (manager, { id }) => {
      const user = await manager.findOne(PortalUser, { where: { id }, relations: { roles: true } })
      const opened = () => manager.update(PortalUser, { id }, { lastSignInAt: clock.now() })
      return user && { person: user, opens: true, opened }
    },
    answer: (user, session) => answerWith(user, session),
  }

  constructor(
    private readonly audit: AuditLog,
    private readonly users: PortalUsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: Tokens,
    private readonly gate: Gate,
    private readonly signIn: SignIn,
  ) {}

  onModuleInit(): void {
    this.signIn.register('portal', this.door)
  }

  async login({ email, password }: LoginPortalUser, origin: Origin, deviceToken?: string): Promise<PortalLoginView> {
    const typed = { audience: 'portal', emailAddress: email, password, deviceToken } as const
    const signedIn = await this.signIn.withPassword(typed, origin, this.door)
    if (!signedIn?.session) throw new WrongPortalCredentials()
    return answerWith(signedIn.person, signedIn.session)
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

  async me({ portalUserID, enrolFrom }: PortalCaller): Promise<SignedInPortalUserView> {
    const user = await this.users.get(portalUserID)
    const roleIDs = (user.roles ?? []).map(({ roleID }) => roleID)
    const routes = await this.gate.routesOf('portal', roleIDs, user.isAdmin)
    const announced = enrolFrom && { secondFactorRequiredFrom: enrolFrom.toISOString() }
    return { ...viewPortalUser(user), routes, ...announced }
  }

  async logout({ portalUserID, sessionID, loginID }: PortalCaller): Promise<void> {
    await this.audit.unit(async (manager, record) => {
      await this.sessions.end(manager, sessionID, 'signed out')
      await record({ action: 'portal_user.signed_out', target: { kind: 'portal_user', id: portalUserID, loginID } })
    })
  }
}

const answerWith = (user: PortalUser, { token, expiresAt, deviceToken }: OpenedSession): PortalLoginView => ({
  token,
  expiresAt: expiresAt.toISOString(),
  deviceToken,
  user: viewPortalUser(user),
})

// This call has no signed-in person, so the fact itself says who it was; a thief may reuse a token.
function refreshFact({ outcome, session }: Refreshed): AuditFact | null {
  if (outcome === 'ended' || outcome === 'repeated') return null
  const target = { kind: 'portal_user', id: session.subjectID, loginID: session.loginID }
  return outcome === 'rotated'
    ? {
        action: 'portal_user.token_refreshed',
        target,
        actor: { kind: 'portal', id: session.subjectID, loginID: session.loginID },
      }
    : { action: 'portal_user.token_reused', target, after: { sessionID: session.sessionID } }
}
