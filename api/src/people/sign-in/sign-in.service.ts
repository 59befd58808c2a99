import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { FactorMethod } from '#contract/factor-limits.js'
import type { SecondFactorView } from '#contract/factors.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import type { Origin } from '../../platform/http/caller.js'
import { SessionsService } from '../sessions/sessions.service.js'
import type { IssuedToken } from '../sessions/tokens.js'
import type { Account } from './accounts.js'
import { Challenges } from './challenges.js'
import { DeviceTokens } from './device-tokens.js'
import { PasswordCheck, type Typed } from './password-check.js'
import { SecondFactors } from './second-factors.js'
import { SecondStep, type SecondStepInput } from './second-step.js'
import { ChallengeInvalid, SecondFactorRequired, WrongFactorCode } from './sign-in.errors.js'

export interface Admission<T> {
  person: T
  opens: boolean
  /** Of somebody who may act for several: as which member the session begins. */
  clientMemberID?: string | undefined
  /** In the unit that opens it. */
  opened?: () => Promise<unknown>
}

export type OpenedSession = IssuedToken & { deviceToken: string }

export interface SignedIn<T> {
  person: T
  /** Null, if no session was opened. */
  session: OpenedSession | null
}

/** How people of an audience come in. */
export interface Door<T> {
  admit: (manager: EntityManager, account: Account) => Promise<Admission<T> | null>
  /** What a sign-in answers that has opened a session. */
  answer: (person: T, session: OpenedSession) => SecondFactorView
}

interface Asked {
  challenge: string
  methods: FactorMethod[]
}

interface Opened<T, Issued = IssuedToken> {
  account: Account
  person: T
  issued: Issued
}

@Injectable()
export class SignIn {
  private readonly doors = new Map<LoginAudience, Door<unknown>>()

  constructor(
    private readonly audit: AuditLog,
    private readonly check: PasswordCheck,
    private readonly sessions: SessionsService,
    private readonly devices: DeviceTokens,
    private readonly factors: SecondFactors,
    private readonly challenges: Challenges,
    private readonly step: SecondStep,
  ) {}

  /** For those who finish with a second factor. */
  register<T>(audience: LoginAudience, { admit, answer }: Door<T>): void {
    this.doors.set(audience, { admit, answer: (person, session) => answer(person as T, session) })
  }

  /** Null for a wrong password, and for nobody: the room says so in its own words. */
  async withPassword<T>(typed: Typed, origin: Origin, { admit }: Door<T>): Promise<SignedIn<T> | null> {
    const password = await this.check.atDoor(typed)
    type Admitted = Asked | Opened<T, IssuedToken | null> | null
    const admitted = await this.audit.unit(async (manager, record): Promise<Admitted> => {
      const account = await password.settle(manager, record)
      const admission = account && (await admit(manager, account))
      if (!admission) return null
      if (!admission.opens) return { account, person: admission.person, issued: null }
      const methods = await this.factors.methodsOf(manager, account.loginID)
      if (methods.length === 0) return this.open(manager, record, { account, admission, origin })
      return { methods, challenge: await this.challenges.issue(manager, account, password.deviceID) }
    })
    if (!admitted) return null
    if ('challenge' in admitted) throw new SecondFactorRequired(admitted.challenge, admitted.methods)
    const { account, person, issued } = admitted
    return { person, session: issued && this.sessionFor(account, issued, password.deviceID) }
  }

  /** The rest of a sign-in whose password was right. Whoever may not come in any more begins again, and hears why there. */
  async withSecondFactor(input: SecondStepInput, origin: Origin): Promise<SecondFactorView> {
    const step = await this.step.begin(input)
    const door = this.doorOf(step.account.audience)
    const outcome = await this.audit.unit(async (manager, record) => {
      const proved = await this.step.settle(manager, record, step)
      if (proved.outcome !== 'right') return proved.outcome
      const admission = await door.admit(manager, proved.account)
      if (!admission?.opens) return 'ended'
      return this.open(manager, record, { account: proved.account, admission, origin })
    })
    if (outcome === 'ended') throw new ChallengeInvalid()
    if (outcome === 'wrong') throw new WrongFactorCode()
    const { account, person, issued } = outcome
    return door.answer(person, this.sessionFor(account, issued, step.deviceID))
  }

  private async open<T>(
    manager: EntityManager,
    record: RecordFact,
    { account, admission, origin }: { account: Account; admission: Admission<T>; origin: Origin },
  ): Promise<Opened<T>> {
    const { audience, id: subjectID, loginID } = account
    const { clientMemberID } = admission
    await admission.opened?.()
    const issued = await this.sessions.open(manager, record, { audience, subjectID, loginID, clientMemberID }, origin)
    return { account, person: admission.person, issued }
  }

  private sessionFor(account: Account, issued: IssuedToken, deviceID: string | null): OpenedSession {
    return { ...issued, deviceToken: this.devices.issue(account, deviceID) }
  }

  private doorOf(audience: LoginAudience): Door<unknown> {
    const door = this.doors.get(audience)
    if (!door) throw new Error(`No room lets people of the audience ${audience} in`)
    return door
  }
}
