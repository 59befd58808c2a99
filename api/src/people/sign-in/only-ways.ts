import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { LoginAudience } from '#contract/login-audiences.js'
import type { Account } from './accounts.js'

type Rule = (manager: EntityManager, account: Account) => Promise<string | null>

/** Whose password and passkeys open nothing, because another way in is the only one: the room that knows it registers its rule. */
@Injectable()
export class OnlyWays {
  private readonly rules = new Map<LoginAudience, Rule>()

  register(audience: LoginAudience, rule: Rule): void {
    this.rules.set(audience, rule)
  }

  async nameFor(manager: EntityManager, account: Account): Promise<string | null> {
    return (await this.rules.get(account.audience)?.(manager, account)) ?? null
  }
}
