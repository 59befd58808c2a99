import { Injectable, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type {
  ConfirmedFactorView,
  ConfirmTotp,
  FactorsView,
  FactorView,
  NewTotpView,
  RecoveryCodesView,
  RenameFactor,
} from '#contract/factors.js'
import { type FactorKind, factorsMax } from '#contract/factor-limits.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { Unauthenticated, orNotFound } from '../../platform/http/app-error.js'
import type { ClientCaller, EnrollingCaller, Origin, PortalCaller } from '../../platform/http/caller.js'
import { requireOpenSession, SessionsService } from '../sessions/sessions.service.js'
import { type Account, Accounts, type ResetUnit, targetOf } from '../sign-in/accounts.js'
import { Challenges } from '../sign-in/challenges.js'
import { SecondFactors } from '../sign-in/second-factors.js'
import { SecurityMails, type Undo } from '../sign-in/security-mails.js'
import { ChallengeInvalid, WrongFactorCode } from '../sign-in/sign-in.errors.js'
import type { SignInChallenge } from '../sign-in/sign-in-challenge.entity.js'
import { SignIn } from '../sign-in/sign-in.service.js'
import { Undoings } from '../sign-in/undoings.js'
import { viewFactor, viewPasskey } from './factor.view.js'
import { NoSecondFactor, TooManyFactors } from './factors.errors.js'
import { LoginFactor } from './login-factor.entity.js'
import type { Passkey } from '../passkeys/passkey.entity.js'
import { Passkeys } from '../passkeys/passkeys.js'
import { LoginFactors } from './login-factors.js'
import { RecoveryCodes } from './recovery-codes.js'
import { totpUri } from './totp.js'

export type Person = ClientCaller | PortalCaller

export type Enroller = Person | EnrollingCaller

export interface FactorUnit extends ResetUnit {
  account: Account
}

type Work<T> = (unit: FactorUnit) => Promise<T>
type Named = Pick<Passkey, 'factorID' | 'name'>

@Injectable()
export class FactorsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly accounts: Accounts,
    private readonly factors: LoginFactors,
    private readonly codes: RecoveryCodes,
    private readonly passkeys: Passkeys,
    private readonly mails: SecurityMails,
    private readonly undoings: Undoings,
    private readonly sessions: SessionsService,
    private readonly secondFactors: SecondFactors,
    private readonly challenges: Challenges,
    private readonly signIn: SignIn,
  ) {}

  onModuleInit(): void {
    this.undoings.register('factor', (unit, account, factorID) => this.takeBack(unit, account, factorID))
    this.undoings.register('recovery_codes', (unit, account) => this.endCodes(unit, account))
  }

  async list({ loginID }: Person): Promise<FactorsView> {
    if (!loginID) throw new Unauthenticated()
    const { read } = this.database
    const apps = (await this.factors.confirmed(read, loginID)).map(viewFactor)
    const passkeys = (await this.passkeys.of(read, loginID)).map(viewPasskey)
    return { items: [...apps, ...passkeys], recoveryCodesLeft: await this.codes.left(read, loginID) }
  }

  async begin(person: Enroller): Promise<NewTotpView> {
    const { factorID, key, email } = await this.unit(person, async ({ manager, record, account }) => {
      const { loginID, email } = account
      if ((await this.factors.confirmed(manager, loginID)).length >= factorsMax) throw new TooManyFactors()
      const begun = await this.factors.begin(manager, loginID)
      await record({ action: `${account.kind}.second_factor_begun`, target: targetOf(account) })
      return { ...begun, email }
    })
    const uri = totpUri(key, email)
    const { toString } = await import('qrcode')
    return { factorID, secret: key, uri, qr: await toString(uri, { type: 'svg', errorCorrectionLevel: 'M' }) }
  }

  confirm(person: Enroller, { factorID, code, name }: ConfirmTotp, origin: Origin): Promise<ConfirmedFactorView> {
    return this.unit(person, async ({ manager, record, account }) => {
      const factor = orNotFound(await this.factors.pending(manager, account.loginID, factorID), 'second factor')
      const isFirst = (await this.count(manager, account)) === 0
      if (!(await this.factors.use(manager, factor, code))) throw new WrongFactorCode()
      await this.factors.rename(manager, factorID, name ?? null)
      const recoveryCodes = isFirst ? await this.codes.renew(manager, account.loginID) : undefined
      await this.tell({ manager, record, account }, 'added', { undo: { kind: 'factor', id: factorID } })
      const signIn = await this.prove({ manager, record, account }, person, { origin, provenBy: 'totp' })
      return { ...(recoveryCodes && { recoveryCodes }), ...(signIn && { signIn }) }
    })
  }

  async remove(person: Person, factorID: string): Promise<void> {
    await this.unit(person, async (unit) => {
      const ended = orNotFound(await this.end(unit, factorID), 'second factor')
      await this.tell(unit, ended.change, { passkey: ended.passkey })
    })
  }

  rename(person: Person, factorID: string, { name }: RenameFactor): Promise<FactorView> {
    return this.unit(person, async ({ manager, record, account }) => {
      const { loginID } = account
      const app = (await this.factors.confirmed(manager, loginID)).find((one) => one.factorID === factorID)
      const passkey = (await this.passkeys.of(manager, loginID)).find((one) => one.factorID === factorID)
      const factor = orNotFound(app ?? passkey, 'second factor')
      if (app) await this.factors.rename(manager, factorID, name)
      if (passkey) await this.passkeys.rename(manager, passkey, name)
      const [before, after] = [{ name: factor.name }, { factorID, name }]
      const action = passkey ? 'passkey_renamed' : 'second_factor_renamed'
      await record({ action: `${account.kind}.${action}`, target: targetOf(account), before, after })
      return app ? viewFactor({ ...app, name }) : viewPasskey({ ...(passkey as Passkey), name })
    })
  }

  renewCodes(person: Person): Promise<RecoveryCodesView> {
    return this.unit(person, async ({ manager, record, account }) => {
      const { loginID } = account
      if ((await this.count(manager, account)) === 0) throw new NoSecondFactor()
      const recoveryCodes = await this.codes.renew(manager, loginID)
      await this.tell({ manager, record, account }, 'codes_made', { undo: { kind: 'recovery_codes', id: loginID } })
      return { recoveryCodes }
    })
  }

  /** What was just added is a proof: of the session, or of the sign-in that waited for it. */
  async prove(unit: FactorUnit, person: Enroller, { origin, provenBy }: { origin: Origin; provenBy: FactorKind }) {
    const { manager, account } = unit
    await Versions.raise(manager, 'callers')
    if (person.audience !== 'enrolling') {
      await this.sessions.prove(manager, person.sessionID, provenBy)
      return null
    }
    const waiting = await this.waitingOf(manager, person)
    await this.challenges.end(manager, waiting)
    const { deviceID } = waiting
    const signIn = await this.signIn.afterEnrolment(unit, { account, deviceID, origin, provenBy })
    if (!signIn) throw new ChallengeInvalid()
    return signIn
  }

  private async waitingOf(manager: EntityManager, { challenge }: EnrollingCaller): Promise<SignInChallenge> {
    const waiting = await this.challenges.find(manager, challenge, { enrols: true })
    if (!waiting) throw new ChallengeInvalid()
    return waiting
  }

  /** A person who has one by now must not add another by a password alone. */
  private async requireWaiting(manager: EntityManager, caller: EnrollingCaller): Promise<void> {
    await this.waitingOf(manager, caller)
    if ((await this.secondFactors.methodsOf(manager, caller.loginID)).length > 0) throw new ChallengeInvalid()
  }

  async count(manager: EntityManager, { loginID }: Pick<Account, 'loginID'>): Promise<number> {
    return (await this.factors.confirmed(manager, loginID)).length + (await this.passkeys.of(manager, loginID)).length
  }

  unit<T>(person: Enroller, work: Work<T>): Promise<T> {
    const { loginID } = person
    return this.audit.unit(async (manager, record) => {
      if (person.audience === 'enrolling') await this.requireWaiting(manager, person)
      else await requireOpenSession(manager, person.sessionID)
      const account = loginID ? await this.accounts.ofLogin(manager, loginID) : null
      if (!account) throw new Unauthenticated()
      return work({ manager, record, account })
    })
  }

  private async end({ manager, account: { loginID } }: FactorUnit, factorID: string) {
    const app = (await this.factors.confirmed(manager, loginID)).find((factor) => factor.factorID === factorID)
    const passkey = (await this.passkeys.of(manager, loginID)).find((one) => one.factorID === factorID)
    if (!app && !passkey) return null
    if (app) await manager.delete(LoginFactor, { factorID, loginID })
    if (passkey) await this.passkeys.remove(manager, passkey)
    if ((await this.count(manager, { loginID })) === 0) await this.codes.endAll(manager, loginID)
    await Versions.raise(manager, 'callers')
    return passkey ? ({ change: 'passkey_removed', passkey } as const) : ({ change: 'removed' } as const)
  }

  private async takeBack({ manager, record }: ResetUnit, account: Account, factorID: string): Promise<void> {
    const ended = await this.end({ manager, record, account }, factorID)
    if (ended) await record({ action: `${account.kind}.${actions[ended.change]}`, target: targetOf(account) })
  }

  private async endCodes({ manager, record }: ResetUnit, account: Account): Promise<void> {
    await this.codes.endAll(manager, account.loginID)
    await record({ action: `${account.kind}.recovery_codes_ended`, target: targetOf(account) })
  }

  async tell(
    { manager, record, account }: FactorUnit,
    change: keyof typeof actions,
    { passkey, undo }: { passkey?: Named | undefined; undo?: Undo } = {},
  ): Promise<void> {
    const event = actions[change]
    const after = passkey && { factorID: passkey.factorID, name: passkey.name }
    await record({ action: `${account.kind}.${event}`, target: targetOf(account), ...(after && { after }) })
    const left = await this.codes.left(manager, account.loginID)
    const letter = { kind: 'second-factor', data: { change, left, ...(passkey && { passkey: passkey.name }) } } as const
    await this.mails.tell(manager, account, { letter, event, ...(undo && { undo }) })
  }
}

const actions = {
  added: 'second_factor_added',
  removed: 'second_factor_removed',
  codes_made: 'recovery_codes_made',
  code_used: 'recovery_code_used',
  passkey_added: 'passkey_added',
  passkey_removed: 'passkey_removed',
} as const
