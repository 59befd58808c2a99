import { Injectable, type OnModuleInit } from '@nestjs/common'
import { toString } from 'qrcode'
import type {
  ConfirmedFactorView,
  ConfirmTotp,
  FactorsView,
  FactorView,
  NewTotpView,
  RecoveryCodesView,
  RenameFactor,
} from '#contract/factors.js'
import { factorsMax } from '#contract/factor-limits.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { NotFound, Unauthenticated } from '../../platform/http/app-error.js'
import type { ClientCaller, PortalCaller } from '../../platform/http/caller.js'
import type { FactorChange } from '../../platform/mail/letter.js'
import { requireOpenSession } from '../sessions/sessions.service.js'
import { type Account, Accounts, type ResetUnit, targetOf } from '../sign-in/accounts.js'
import { SecurityMails, type Undo } from '../sign-in/security-mails.js'
import { WrongFactorCode } from '../sign-in/sign-in.errors.js'
import { Undoings } from '../sign-in/undoings.js'
import { viewFactor } from './factor.view.js'
import { NoSecondFactor, TooManyFactors } from './factors.errors.js'
import { LoginFactor } from './login-factor.entity.js'
import { LoginFactors } from './login-factors.js'
import { RecoveryCodes } from './recovery-codes.js'
import { totpUri } from './totp.js'

/** Somebody who is signed in by a login of their own. */
export type Person = ClientCaller | PortalCaller

interface Unit extends ResetUnit {
  account: Account
}

type Work<T> = (unit: Unit) => Promise<T>

@Injectable()
export class FactorsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly accounts: Accounts,
    private readonly factors: LoginFactors,
    private readonly codes: RecoveryCodes,
    private readonly mails: SecurityMails,
    private readonly undoings: Undoings,
  ) {}

  onModuleInit(): void {
    this.undoings.register('factor', (unit, account, factorID) => this.takeBack(unit, account, factorID))
    this.undoings.register('recovery_codes', (unit, account) => this.endCodes(unit, account))
  }

  async list({ loginID }: Person): Promise<FactorsView> {
    if (!loginID) throw new Unauthenticated()
    const factors = await this.factors.confirmed(this.database.read, loginID)
    return { items: factors.map(viewFactor), recoveryCodesLeft: await this.codes.left(this.database.read, loginID) }
  }

  async begin(person: Person): Promise<NewTotpView> {
    const { factorID, key, email } = await this.unit(person, async ({ manager, record, account }) => {
      const { loginID, email } = account
      if ((await this.factors.confirmed(manager, loginID)).length >= factorsMax) throw new TooManyFactors()
      const begun = await this.factors.begin(manager, loginID)
      await record({ action: `${account.kind}.second_factor_begun`, target: targetOf(account) })
      return { ...begun, email }
    })
    const uri = totpUri(key, email)
    return { factorID, secret: key, uri, qr: await toString(uri, { type: 'svg', errorCorrectionLevel: 'M' }) }
  }

  /** A code that the app shows says that it works; with the first one come the recovery codes. */
  confirm(person: Person, { factorID, code, name }: ConfirmTotp): Promise<ConfirmedFactorView> {
    return this.unit(person, async ({ manager, record, account }) => {
      const factor = await this.factors.pending(manager, account.loginID, factorID)
      if (!factor) throw new NotFound('second factor')
      const isFirst = (await this.factors.confirmed(manager, account.loginID)).length === 0
      if (!(await this.factors.use(manager, factor, code))) throw new WrongFactorCode()
      await this.factors.rename(manager, factorID, name ?? null)
      const recoveryCodes = isFirst ? await this.codes.renew(manager, account.loginID) : undefined
      await this.tell({ manager, record, account }, 'added', { kind: 'factor', id: factorID })
      return { ...(recoveryCodes && { recoveryCodes }) }
    })
  }

  /** Without any factor left, the recovery codes are for nothing. */
  async remove(person: Person, factorID: string): Promise<void> {
    await this.unit(person, async (unit) => {
      if (!(await this.end(unit, factorID))) throw new NotFound('second factor')
      await this.tell(unit, 'removed')
    })
  }

  rename(person: Person, factorID: string, { name }: RenameFactor): Promise<FactorView> {
    return this.unit(person, async ({ manager, record, account }) => {
      const owned = await this.factors.confirmed(manager, account.loginID)
      const factor = owned.find((one) => one.factorID === factorID)
      if (!factor) throw new NotFound('second factor')
      if (factor.name === name) return viewFactor(factor)
      await this.factors.rename(manager, factorID, name)
      const [before, after] = [{ name: factor.name }, { name }]
      await record({ action: `${account.kind}.second_factor_renamed`, target: targetOf(account), before, after })
      return viewFactor({ ...factor, name })
    })
  }

  renewCodes(person: Person): Promise<RecoveryCodesView> {
    return this.unit(person, async ({ manager, record, account }) => {
      const { loginID } = account
      if ((await this.factors.confirmed(manager, loginID)).length === 0) throw new NoSecondFactor()
      const recoveryCodes = await this.codes.renew(manager, loginID)
      await this.tell({ manager, record, account }, 'codes_made', { kind: 'recovery_codes', id: loginID })
      return { recoveryCodes }
    })
  }

  private unit<T>({ sessionID, loginID }: Person, work: Work<T>): Promise<T> {
    return this.audit.unit(async (manager, record) => {
      await requireOpenSession(manager, sessionID)
      const account = loginID ? await this.accounts.ofLogin(manager, loginID) : null
      if (!account) throw new Unauthenticated()
      return work({ manager, record, account })
    })
  }

  private async end({ manager, account: { loginID } }: Unit, factorID: string): Promise<boolean> {
    const owned = await this.factors.confirmed(manager, loginID)
    if (!owned.some((factor) => factor.factorID === factorID)) return false
    await manager.delete(LoginFactor, { factorID, loginID })
    if (owned.length === 1) await this.codes.endAll(manager, loginID)
    return true
  }

  private async takeBack({ manager, record }: ResetUnit, account: Account, factorID: string): Promise<void> {
    if (!(await this.end({ manager, record, account }, factorID))) return
    await record({ action: `${account.kind}.${actions.removed}`, target: targetOf(account) })
  }

  private async endCodes({ manager, record }: ResetUnit, account: Account): Promise<void> {
    await this.codes.endAll(manager, account.loginID)
    await record({ action: `${account.kind}.recovery_codes_ended`, target: targetOf(account) })
  }

  private async tell({ manager, record, account }: Unit, change: FactorChange, undo?: Undo): Promise<void> {
    const event = actions[change]
    await record({ action: `${account.kind}.${event}`, target: targetOf(account) })
    const left = await this.codes.left(manager, account.loginID)
    const letter = { kind: 'second-factor', data: { change, left } } as const
    await this.mails.tell(manager, account, { letter, event, ...(undo && { undo }) })
  }
}

const actions = {
  added: 'second_factor_added',
  removed: 'second_factor_removed',
  codes_made: 'recovery_codes_made',
  code_used: 'recovery_code_used',
} as const
