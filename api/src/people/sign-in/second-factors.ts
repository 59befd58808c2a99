import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { FactorMethod } from '#contract/factor-limits.js'
import type { ProveSecondFactor } from '#contract/factors.js'
import type { AppError } from '../../platform/http/app-error.js'
import type { Account, ResetUnit } from './accounts.js'
import { WrongFactorCode } from './sign-in.errors.js'

export type GivenProof = Pick<ProveSecondFactor, 'method' | 'code' | 'credential'>

export interface CheckedProof {
  settle(unit: ResetUnit, account: Account): Promise<boolean>
  refusal(): AppError
}

export type FactorProof =
  | { method: 'totp' | 'recovery_code'; code: string }
  | { method: 'passkey'; assertion: CheckedProof }

export interface ProofUse {
  purpose: 'second_factor' | 'step_up'
  loginID: string
  holder: string
}

export interface FactorKeeper {
  methodsOf(manager: EntityManager, loginID: string): Promise<FactorMethod[]>
  enrolledAmong(manager: EntityManager, loginIDs: string[]): Promise<Set<string>>
  endAll(manager: EntityManager, loginID: string): Promise<void>
  prepare(given: GivenProof, use: ProofUse): Promise<FactorProof>
  prove(unit: ResetUnit, account: Account, proof: FactorProof): Promise<boolean>
}

@Injectable()
export class SecondFactors {
  private keeper: FactorKeeper | null = null

  register(keeper: FactorKeeper): void {
    this.keeper = keeper
  }

  async methodsOf(manager: EntityManager, loginID: string): Promise<FactorMethod[]> {
    return this.keeper ? this.keeper.methodsOf(manager, loginID) : []
  }

  async enrolledAmong(manager: EntityManager, loginIDs: string[]): Promise<Set<string>> {
    return this.keeper && loginIDs.length > 0 ? this.keeper.enrolledAmong(manager, loginIDs) : new Set()
  }

  async endAll(manager: EntityManager, loginID: string): Promise<void> {
    await this.keeper?.endAll(manager, loginID)
  }

  async prepare(given: GivenProof, use: ProofUse): Promise<FactorProof> {
    return this.keeper ? this.keeper.prepare(given, use) : { method: 'totp', code: '' }
  }

  async prove(unit: ResetUnit, account: Account, proof: FactorProof): Promise<boolean> {
    return this.keeper ? this.keeper.prove(unit, account, proof) : false
  }
}

export const proofRefusal = (proof: FactorProof): AppError =>
  proof.method === 'passkey' ? proof.assertion.refusal() : new WrongFactorCode()
