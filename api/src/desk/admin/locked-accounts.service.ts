import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { ListLockedAccounts, LockedAccountView } from '#contract/admin.js'
import type { Page } from '#contract/answers.js'
import { pageSizeMax } from '#contract/limits.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { Accounts } from '../../people/sign-in/accounts.js'
import { Login } from '../../people/sign-in/login.entity.js'
import { SignInFailure } from '../../people/sign-in/sign-in-failure.entity.js'

interface Locked {
  loginID: string
  lockedUntil: number | string
}

@Injectable()
export class LockedAccountsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
  ) {}

  async list({ id }: ListLockedAccounts): Promise<Page<LockedAccountView>> {
    const items = await this.database.list(async (manager) => {
      const lists: LockedAccountView[][] = []
      for (const audience of this.accounts.audiences) lists.push(await this.lockedOf(manager, audience, id))
      return lists.flat()
    })
    return { items: items.sort((one, other) => (one.lockedUntil < other.lockedUntil ? 1 : -1)), nextCursor: null }
  }

  private async lockedOf(manager: EntityManager, audience: LoginAudience, id?: string): Promise<LockedAccountView[]> {
    const wanted = id === undefined ? null : await this.accounts.find(manager, audience, id)
    if (id !== undefined && !wanted) return []
    const views: LockedAccountView[] = []
    for (const { loginID, lockedUntil } of await locked(manager, audience, wanted?.loginID)) {
      const account = wanted ?? (await this.accounts.ofLogin(manager, loginID))
      if (!account) continue
      const { id, name, email } = account
      views.push({ audience, id, name, email, lockedUntil: new Date(Number(lockedUntil)).toISOString() })
    }
    return views
  }
}

function locked(manager: EntityManager, audience: LoginAudience, loginID?: string): Promise<Locked[]> {
  const email = `SUBSTR(failure.account, ${audience.length + 2})`
  const builder = manager
    .createQueryBuilder(SignInFailure, 'failure')
    .innerJoin(Login, 'login', `login.audience = :audience AND login.emailAddress = ${email}`, { audience })
    .where('failure.lockedUntil > :now', { now: clock.time() })
    .andWhere('failure.account >= :from AND failure.account < :to', { from: `${audience}:`, to: `${audience};` })
    .select(['login.loginID AS "loginID"', 'failure.lockedUntil AS "lockedUntil"'])
    .orderBy('failure.lockedUntil', 'DESC')
    .limit(pageSizeMax)
  if (loginID) builder.andWhere('login.loginID = :loginID', { loginID })
  return builder.getRawMany<Locked>()
}
