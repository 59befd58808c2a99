import { Injectable } from '@nestjs/common'
import { freshSignInSlackSeconds } from '#contract/single-sign-on-limits.js'
import type { BeginSignOnStepUp, BegunSignOnView, FinishSignOn, SignedOutView } from '#contract/identity-providers.js'
import type { StepUpView } from '#contract/step-up.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { Session } from '../sessions/session.entity.js'
import { requireOpenSession, SessionsService } from '../sessions/sessions.service.js'
import { IdentityProvider } from './identity-provider.entity.js'
import { LinkedIdentity } from './linked-identity.entity.js'
import { ProviderClient } from './provider-client.js'
import { ProviderSession } from './provider-session.entity.js'
import { NotBySignOn, OtherPerson, SignOnInvalid, SignOnNotFresh } from './sign-on.errors.js'
import { SignOnStates } from './sign-on-states.js'
import { signedInAt, SingleSignOn } from './single-sign-on.service.js'

@Injectable()
export class SignOnInSession {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly states: SignOnStates,
    private readonly client: ProviderClient,
    private readonly signOn: SingleSignOn,
    private readonly sessions: SessionsService,
  ) {}

  async beginStepUp({ sessionID }: PortalCaller, { browserToken }: BeginSignOnStepUp): Promise<BegunSignOnView> {
    const session = await this.database.read.findOneBy(Session, { sessionID })
    if (!session?.providerID) throw new NotBySignOn()
    const provider = await this.signOn.offered(session.providerID)
    const { providerID } = provider
    const begun = await this.database.write((manager) =>
      this.states.issue(manager, { providerID, browserToken, purpose: 'step_up', sessionID }),
    )
    const url = await this.client.addressFor(provider, begun, { isFresh: true })
    return { url, browserToken: begun.browserToken }
  }

  /** The same person, who has signed in there after the question: a sign-in of before is one that anybody at the browser may use. */
  async finishStepUp(
    { sessionID, portalUserID, loginID }: PortalCaller,
    { answer, browserToken }: FinishSignOn,
  ): Promise<StepUpView> {
    const state = new URLSearchParams(answer).get('state') ?? ''
    const back = await this.database.write((manager) =>
      this.states.use(manager, state, { purpose: 'step_up', sessionID, browserToken }),
    )
    if (!back) throw new SignOnInvalid()
    const provider = await this.signOn.offered(back.providerID)
    const { claims, subject } = await this.client.identityFor(provider, answer, back)
    const signedIn = signedInAt(claims)?.getTime() ?? 0
    if (signedIn < back.createdAt.getTime() - freshSignInSlackSeconds * 1_000) throw new SignOnNotFresh(provider.name)
    const provenUntil = await this.audit.unit(async (manager, record) => {
      await requireOpenSession(manager, sessionID)
      const { providerID } = provider
      const isSame = await manager.existsBy(LinkedIdentity, { loginID: loginID ?? '', providerID, subject })
      const target = { kind: 'portal_user', id: portalUserID, loginID }
      const after = { method: 'single_sign_on', providerID }
      await record({ action: isSame ? 'portal_user.stepped_up' : 'portal_user.step_up_failed', target, after })
      return isSame ? this.sessions.prove(manager, sessionID, 'single_sign_on') : null
    })
    if (!provenUntil) throw new OtherPerson()
    return { method: 'single_sign_on', provenUntil: provenUntil.toISOString() }
  }

  async signOut({ sessionID, portalUserID, loginID }: PortalCaller): Promise<SignedOutView> {
    const session = await this.database.read.findOneBy(Session, { sessionID })
    const kept = await this.database.read.findOneBy(ProviderSession, { sessionID })
    await this.audit.unit(async (manager, record) => {
      await this.sessions.end(manager, sessionID, 'signed out')
      await manager.delete(ProviderSession, { sessionID })
      await record({ action: 'portal_user.signed_out', target: { kind: 'portal_user', id: portalUserID, loginID } })
    })
    const providerID = session?.providerID ?? null
    const provider = providerID && (await this.database.read.findOneBy(IdentityProvider, { providerID }))
    if (!provider) return { signOutUrl: null }
    const idToken = kept && this.client.openIdToken(sessionID, kept.sealedIdToken)
    return { signOutUrl: await this.client.signOutAddress(provider, idToken) }
  }
}
