import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { LoginAudience } from '#contract/login-audiences.js'
import { clock } from '#contract/clock.js'
import { SecondFactors } from './second-factors.js'

type Rule = (manager: EntityManager, person: Person) => Promise<Date | null>

interface Person {
  audience: LoginAudience
  id: string
  loginID: string | null
}

@Injectable()
export class FactorDuty {
  private readonly rules = new Map<LoginAudience, Rule>()

  constructor(private readonly factors: SecondFactors) {}

  register(audience: LoginAudience, rule: Rule): void {
    this.rules.set(audience, rule)
  }

  async missingFrom(manager: EntityManager, person: Person): Promise<Date | null> {
    const { audience, loginID } = person
    const from = (await this.rules.get(audience)?.(manager, person)) ?? null
    if (!from || !loginID) return from
    return (await this.factors.methodsOf(manager, loginID)).length > 0 ? null : from
  }

  async isMissing(manager: EntityManager, person: Person): Promise<boolean> {
    return isDue(await this.missingFrom(manager, person))
  }
}

export const isDue = (from: Date | null | undefined): boolean => Boolean(from && from.getTime() <= clock.time())
