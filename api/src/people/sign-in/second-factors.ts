import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { FactorMethod } from '#contract/factor-limits.js'
import type { Account, ResetUnit } from './accounts.js'

export interface FactorProof {
  method: FactorMethod
  code: string
}

/** Whoever keeps what people have enrolled. */
export interface FactorKeeper {
  /** None: nothing is enrolled, and the password is enough. */
  methodsOf(manager: EntityManager, loginID: string): Promise<FactorMethod[]>
  /** Those of these logins that have something enrolled. */
  enrolledAmong(manager: EntityManager, loginIDs: string[]): Promise<Set<string>>
  /** All of it ends, in that unit. */
  endAll(manager: EntityManager, loginID: string): Promise<void>
  /** Whether it is right; one that is, is used up in that unit. */
  prove(unit: ResetUnit, account: Account, proof: FactorProof): Promise<boolean>
}

/** What proves more than a password: the room that keeps it registers itself. */
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

  async prove(unit: ResetUnit, account: Account, proof: FactorProof): Promise<boolean> {
    return this.keeper ? this.keeper.prove(unit, account, proof) : false
  }
}
