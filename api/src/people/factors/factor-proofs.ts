import { Injectable, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { FactorMethod } from '#contract/factor-limits.js'
import { type Account, type ResetUnit, targetOf } from '../sign-in/accounts.js'
import { SecurityMails } from '../sign-in/security-mails.js'
import { type FactorKeeper, type FactorProof, SecondFactors } from '../sign-in/second-factors.js'
import { LoginFactors } from './login-factors.js'
import { RecoveryCodes } from './recovery-codes.js'

/** Tells the sign-in what proves more than a password. */
@Injectable()
export class FactorProofs implements OnModuleInit, FactorKeeper {
  constructor(
    private readonly secondFactors: SecondFactors,
    private readonly factors: LoginFactors,
    private readonly codes: RecoveryCodes,
    private readonly mails: SecurityMails,
  ) {}

  onModuleInit(): void {
    this.secondFactors.register(this)
  }

  async methodsOf(manager: EntityManager, loginID: string): Promise<FactorMethod[]> {
    const factors = await this.factors.confirmed(manager, loginID)
    if (factors.length === 0) return []
    return (await this.codes.left(manager, loginID)) > 0 ? ['totp', 'recovery_code'] : ['totp']
  }

  prove(unit: ResetUnit, account: Account, { method, code }: FactorProof): Promise<boolean> {
    return method === 'totp' ? this.byApp(unit, account, code) : this.byRecoveryCode(unit, account, code)
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
