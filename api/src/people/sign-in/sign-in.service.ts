import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { FactorMethod, ProofMethod } from '#contract/factor-limits.js'
import type { SecondFactorView } from '#contract/factors.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import type { Origin } from '../../platform/http/caller.js'
import { type SessionBeginning, SessionsService } from '../sessions/sessions.service.js'
import type { IssuedToken } from '../sessions/tokens.js'
import { type Account, Accounts, type ResetUnit } from './accounts.js'
import { Challenges } from './challenges.js'
import { DeviceTokens } from './device-tokens.js'
import { OnlyWays } from './only-ways.js'
import { NewDevices } from './new-devices.js'
import { PasswordCheck, type Typed } from './password-check.js'
import { proofRefusal, SecondFactors } from './second-factors.js'
import { FactorDuty } from './factor-duty.js'
import { guessOf, SecondStep, type SecondStepInput } from './second-step.js'
import { SignInAttempts } from './sign-in-attempts.js'
import { signInFact } from './sign-in-fact.js'
import {
  ChallengeInvalid,
  SecondFactorEnrolmentRequired,
  SecondFactorRequired,
  SingleSignOnRequired,
} from './sign-in.errors.js'

export interface Admission<T> {
  person: T
  opens: boolean
  clientMemberID?: string | undefined
  opened?: () => Promise<unknown>
}

export type OpenedSession = IssuedToken & { deviceToken: string }

export interface SignedIn<T> {
  person: T
  session: OpenedSession | null
}

export interface Door<T> {
  admit: (manager: EntityManager, account: Account) => Promise<Admission<T> | null>
  answer: (person: T, session: OpenedSession) => SecondFactorView
  waiting?: WaitingRoom<T>
}

export interface WaitingRoom<T> {
  turnAway(person: T): SecondFactorView
}

export interface SoleProof {
  deviceID: string | null
  provenBy: 'passkey' | 'single_sign_on'
  begin?: () => SessionBeginning
  /** Null: it was not right. It counts, so what refuses does so once the unit is kept. */
  settle: (manager: EntityManager, record: RecordFact) => Promise<Account | null>
}

interface Elsewhere {
  way: string
}

interface Asked {
  challenge: string
  methods: FactorMethod[]
}

interface Opening<T> {
  account: Account
  admission: Admission<T>
  origin: Origin
  deviceID: string | null
  provenBy: ProofMethod
  begin?: SessionBeginning | undefined
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
    private readonly accounts: Accounts,
    private readonly step: SecondStep,
    private readonly duty: FactorDuty,
    private readonly attempts: SignInAttempts,
    private readonly newDevices: NewDevices,
    private readonly ways: OnlyWays,
  ) {}

  register<T>(audience: LoginAudience, { admit, answer, waiting }: Door<T>): void {
    const door: Door<unknown> = { admit, answer: (person, session) => answer(person as T, session) }
    this.doors.set(audience, waiting ? { ...door, waiting: { turnAway: (one) => waiting.turnAway(one as T) } } : door)
  }

  /** Null for a wrong password, and for nobody: the room says so in its own words. */
  async withPassword<T>(typed: Typed, origin: Origin, { admit }: Door<T>): Promise<SignedIn<T> | null> {
    const password = await this.check.atDoor(typed)
    type Admitted = Asked | Elsewhere | Opened<T, IssuedToken | null> | null
    const admitted = await this.audit.unit(async (manager, record): Promise<Admitted> => {
      const account = await password.settle(manager, record)
      const admission = account && (await admit(manager, account))
      if (!admission) return null
      if (!admission.opens) return { account, person: admission.person, issued: null }
      const way = await this.ways.nameFor(manager, account)
      if (way) return { way }
      const methods = await this.factors.methodsOf(manager, account.loginID)
      const { deviceID } = password
      if (methods.length === 0 && (await this.duty.isMissing(manager, account)))
        return { methods, challenge: await this.challenges.issue(manager, account, deviceID, { enrols: true }) }
      if (methods.length === 0)
        return this.open(manager, record, { account, admission, origin, deviceID, provenBy: 'password' })
      return { methods, challenge: await this.challenges.issue(manager, account, deviceID) }
    })
    if (!admitted) return null
    if ('way' in admitted) throw new SingleSignOnRequired(admitted.way)
    if ('challenge' in admitted && admitted.methods.length === 0)
      throw new SecondFactorEnrolmentRequired(admitted.challenge)
    if ('challenge' in admitted) throw new SecondFactorRequired(admitted.challenge, admitted.methods)
    const { account, person, issued } = admitted
    return { person, session: issued && this.sessionFor(account, issued, password.deviceID) }
  }

  /** The rest of a sign-in whose password was right. Without access by then, the person begins again. */
  async withSecondFactor(input: SecondStepInput, origin: Origin): Promise<SecondFactorView> {
    const step = await this.step.begin(input)
    const door = this.doorOf(step.account.audience)
    const outcome = await this.audit.unit(async (manager, record) => {
      const proved = await this.step.settle(manager, record, step)
      if (proved.outcome !== 'right') return proved
      const admission = await door.admit(manager, proved.account)
      const way = await this.ways.nameFor(manager, proved.account)
      if (!admission?.opens || way) return { outcome: 'ended' as const }
      const opening = { account: proved.account, admission, origin, deviceID: step.deviceID }
      return this.open(manager, record, { ...opening, provenBy: input.proof.method })
    })
    if ('outcome' in outcome) throw outcome.outcome === 'wrong' ? proofRefusal(step.proof) : new ChallengeInvalid()
    const { account, person, issued } = outcome
    return door.answer(person, this.sessionFor(account, issued, step.deviceID))
  }

  /** A sign-in whose password was right, in the unit that has made the second factor it waited for; null: begin again. */
  async afterEnrolment(
    { manager, record }: ResetUnit,
    { account, deviceID, origin, provenBy }: Omit<Opening<never>, 'admission'>,
  ): Promise<SecondFactorView | null> {
    const door = this.doorOf(account.audience)
    const outcome = await this.attempts.settle(manager, guessOf(account, deviceID), true)
    const admission = await door.admit(manager, account)
    if (!admission?.opens || (await this.ways.nameFor(manager, account))) return null
    await record(signInFact(this.accounts.kindOf(account.audience), account, outcome))
    const { person, issued } = await this.open(manager, record, { account, admission, origin, deviceID, provenBy })
    return door.answer(person, this.sessionFor(account, issued, deviceID))
  }

  async withSoleProof(proof: SoleProof, origin: Origin): Promise<SecondFactorView | null> {
    const { deviceID, provenBy, settle } = proof
    const admitted = await this.audit.unit(
      async (manager, record): Promise<Elsewhere | Opened<unknown, IssuedToken | null> | null> => {
        const account = await settle(manager, record)
        const admission = account && (await this.doorOf(account.audience).admit(manager, account))
        if (!admission) return null
        if (!admission.opens) return { account, person: admission.person, issued: null }
        const way = provenBy === 'passkey' ? await this.ways.nameFor(manager, account) : null
        if (way) return { way }
        const begin = proof.begin?.()
        return this.open(manager, record, { account, admission, origin, deviceID, provenBy, begin })
      },
    )
    if (!admitted) return null
    if ('way' in admitted) throw new SingleSignOnRequired(admitted.way)
    const { account, person, issued } = admitted
    const door = this.doorOf(account.audience)
    if (issued) return door.answer(person, this.sessionFor(account, issued, deviceID))
    if (!door.waiting) throw new Error(`Nobody answers those of the audience ${account.audience} who may not come in`)
    return door.waiting.turnAway(person)
  }

  private async open<T>(
    manager: EntityManager,
    record: RecordFact,
    { account, admission, origin, deviceID, provenBy, begin }: Opening<T>,
  ): Promise<Opened<T>> {
    const { audience, id: subjectID, loginID } = account
    const { clientMemberID } = admission
    await admission.opened?.()
    if (!deviceID) await this.newDevices.tell(manager, account, origin)
    const owner = { audience, subjectID, loginID, provenBy, clientMemberID, ...begin }
    const issued = await this.sessions.open(manager, record, owner, origin)
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
