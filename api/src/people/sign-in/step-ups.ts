import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { type ProofMethod, proofLifeMs } from '#contract/factor-limits.js'
import * as words from '#contract/messages/step-up.js'
import type { ProveAgain, StepUpView } from '#contract/step-up.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { InvalidInput, Unauthenticated } from '../../platform/http/app-error.js'
import type { ClientCaller, PortalCaller } from '../../platform/http/caller.js'
import type { AskedOf } from '../../platform/http/step-up.js'
import { Session } from '../sessions/session.entity.js'
import { requireOpenSession, SessionsService } from '../sessions/sessions.service.js'
import { type Account, Accounts, targetOf } from './accounts.js'
import { ComparedPassword } from './password-check.js'
import { type FactorProof, proofRefusal, SecondFactors } from './second-factors.js'
import { SignOnNotProved, StepUpRequired, WrongPasswordInSession } from './sign-in.errors.js'
import { SignInAttempts } from './sign-in-attempts.js'

type Person = Pick<ClientCaller | PortalCaller, 'sessionID' | 'loginID'>

type Compared = { password: ComparedPassword } | { factor: FactorProof }

@Injectable()
export class StepUps {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly accounts: Accounts,
    private readonly attempts: SignInAttempts,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionsService,
  ) {}

  async require(person: Person, of: AskedOf): Promise<void> {
    const methods = await this.missing(person, of)
    if (methods) throw new StepUpRequired(methods)
  }

  /** What could prove it; null if nothing has to. Asked of the database, so that a proof counts everywhere at once. */
  async missing({ sessionID, loginID }: Person, of: AskedOf): Promise<ProofMethod[] | null> {
    const session = await this.database.read.findOneBy(Session, { sessionID })
    const methods = await this.methodsOf(this.database.read, loginID, session)
    const hasMore = !methods.includes('password')
    if (!hasMore && of === 'enrolled') return null
    return session && isProof(session, hasMore) ? null : methods
  }

  async prove(person: Person, input: ProveAgain): Promise<StepUpView> {
    const { sessionID, loginID } = person
    await this.attempts.requireMayTryInside(sessionID)
    const account = loginID ? await this.accounts.ofLogin(this.database.read, loginID) : null
    if (!account) throw new Unauthenticated()
    const method = input.method ?? 'password'
    requireWhole(input)
    const session = await this.database.read.findOneBy(Session, { sessionID })
    if (!(await this.methodsOf(this.database.read, loginID, session)).includes(method))
      throw new InvalidInput({ [input.method ? 'method' : 'password']: words.notThisWay })
    if (method === 'single_sign_on') return signedOnAgain(session)
    const compared = await this.compare(person, account, input)
    const provenUntil = await this.audit.unit(async (manager, record) => {
      await requireOpenSession(manager, sessionID)
      const isRight = await this.isRight({ manager, record }, account, compared)
      const outcome = await this.attempts.settleInside(manager, sessionID, isRight)
      const action = isRight ? 'stepped_up' : outcome === 'locked' ? 'password_tries_used_up' : 'step_up_failed'
      await record({ action: `${account.kind}.${action}`, target: targetOf(account), after: { method } })
      return isRight ? this.sessions.prove(manager, sessionID, method) : null
    })
    if (!provenUntil) throw 'factor' in compared ? proofRefusal(compared.factor) : new WrongPasswordInSession()
    return { method, provenUntil: provenUntil.toISOString() }
  }

  private async compare(
    { sessionID }: Person,
    account: Account,
    { password = '', ...proof }: ProveAgain,
  ): Promise<Compared> {
    const { method, ...given } = proof
    if (!method || method === 'single_sign_on') return { password: await ComparedPassword.of(account, password) }
    const use = { purpose: 'step_up', loginID: account.loginID, holder: sessionID } as const
    return { factor: await this.factors.prepare({ method, ...given }, use) }
  }

  /** A session from an identity provider is proved there, or by a second factor, never by a password. */
  private async methodsOf(
    manager: EntityManager,
    loginID: string | null,
    session: Session | null,
  ): Promise<ProofMethod[]> {
    const methods = loginID ? await this.factors.methodsOf(manager, loginID) : []
    if (session?.providerID) return [...methods, 'single_sign_on']
    return methods.length > 0 ? methods : ['password']
  }

  private isRight(unit: { manager: EntityManager; record: RecordFact }, account: Account, compared: Compared) {
    return 'factor' in compared
      ? this.factors.prove(unit, account, compared.factor)
      : compared.password.isRight(unit.manager)
  }
}

function requireWhole({ password, method, code }: ProveAgain): void {
  if (method && method !== 'passkey' && method !== 'single_sign_on' && !code)
    throw new InvalidInput({ code: words.codeRequired })
  if (!method && !password) throw new InvalidInput({ password: words.passwordOrCode })
}

/** It was proved by the way back from the provider, in another tab: this only says so to the form that waits. */
function signedOnAgain(session: Session | null): StepUpView {
  if (!session?.provenAt || session.provenBy !== 'single_sign_on' || !isProof(session, true))
    throw new SignOnNotProved()
  const provenUntil = new Date(session.provenAt.getTime() + proofLifeMs)
  return { method: 'single_sign_on', provenUntil: provenUntil.toISOString() }
}

function isProof({ provenAt, provenBy }: Session, hasFactor: boolean): boolean {
  if (!provenAt || clock.time() - provenAt.getTime() >= proofLifeMs) return false
  return !hasFactor || provenBy !== 'password'
}
