import { Injectable, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { FactorMethod } from '#contract/factor-limits.js'
import { passkeyRefusal } from '#contract/messages/passkeys.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import { type Account, type ResetUnit, targetOf } from '../sign-in/accounts.js'
import {
  type FactorKeeper,
  type FactorProof,
  type GivenProof,
  type ProofUse,
  SecondFactors,
} from '../sign-in/second-factors.js'
import { SecurityMails } from '../sign-in/security-mails.js'
import { PasskeyProofs } from '../passkeys/passkey-proofs.js'
import { Passkeys } from '../passkeys/passkeys.js'
import { endFactors } from './end-factors.js'
import { LoginFactors } from './login-factors.js'
import { RecoveryCodes } from './recovery-codes.js'

@Injectable()
export class FactorProofs implements OnModuleInit, FactorKeeper {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly factors: LoginFactors,
    private readonly codes: RecoveryCodes,
    private readonly passkeys: Passkeys,
    private readonly passkeyProofs: PasskeyProofs,
    private readonly mails: SecurityMails,
  ) {}

  onModuleInit(): void {
    this.secondFactors.register(this)
  }

  async methodsOf(manager: EntityManager, loginID: string): Promise<FactorMethod[]> {
    const methods: FactorMethod[] = []
    if ((await this.factors.confirmed(manager, loginID)).length > 0) methods.push('totp')
    if ((await this.passkeys.of(manager, loginID)).length > 0) methods.push('passkey')
    if (methods.length > 0 && (await this.codes.left(manager, loginID)) > 0) methods.push('recovery_code')
    return methods
  }

  async enrolledAmong(manager: EntityManager, loginIDs: string[]): Promise<Set<string>> {
    const apps = await this.factors.enrolledAmong(manager, loginIDs)
    return new Set([...apps, ...(await this.passkeys.enrolledAmong(manager, loginIDs))])
  }

  endAll(manager: EntityManager, loginID: string): Promise<void> {
    return endFactors(manager, loginID)
  }

  async prepare({ method, code = '', credential }: GivenProof, use: ProofUse): Promise<FactorProof> {
    if (method !== 'passkey') return { method, code }
    if (!credential) throw new InvalidInput({ credential: passkeyRefusal.credentialRequired })
    return { method, assertion: await this.passkeyProofs.check(use, credential) }
  }

  prove(unit: ResetUnit, account: Account, proof: FactorProof): Promise<boolean> {
    if (proof.method === 'passkey') return proof.assertion.settle(unit, account)
    return proof.method === 'totp'
      ? this.byApp(unit, account, proof.code)
      : this.byRecoveryCode(unit, account, proof.code)
  }

  private async byApp({ manager }: ResetUnit, { loginID }: Account, code: string): Promise<boolean> {
    for (const factor of await this.factors.confirmed(manager, loginID))
      if (await this.factors.use(manager, factor, code)) return true
    return false
  }

  private async byRecoveryCode({ manager, record }: ResetUnit, account: Account, code: string): Promise<boolean> {
    const { kind } = account
    const left = await this.codes.use(manager, account.loginID, code)
    if (left === null) return false
    await record({ action: `${kind}.recovery_code_used`, target: targetOf(account), after: { left } })
    const letter = { kind: 'second-factor', data: { change: 'code_used', left } } as const
    await this.mails.tell(manager, account, { letter, event: 'recovery_code_used' })
    return true
  }
}
