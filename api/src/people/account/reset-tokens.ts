import { Injectable } from '@nestjs/common'
import { randomBytes } from 'node:crypto'
import { type EntityManager, In, MoreThan } from 'typeorm'
import { clock } from '#contract/clock.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { type Account, Accounts } from '../sign-in/accounts.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { ResetToken } from './reset-token.entity.js'

export const newResetToken = (): string => randomBytes(32).toString('base64url')

@Injectable()
export class ResetTokens {
  private readonly hashes: KeyedHash

  constructor(
    secret: AppSecret,
    private readonly accounts: Accounts,
  ) {
    this.hashes = new KeyedHash(secret, 'reset-tokens')
  }

  async issue(
    manager: EntityManager,
    audience: LoginAudience,
    subjectID: string,
    lifeMs: number,
  ): Promise<{ token: string; endsAt: Date }> {
    const account = await this.accounts.find(manager, audience, subjectID)
    if (!account) throw new Error(`There is no ${audience} ${subjectID} to send a link to`)
    await this.endAll(manager, subjectID)
    const token = newResetToken()
    const now = clock.time()
    const endsAt = new Date(now + lifeMs)
    await manager.insert(ResetToken, {
      tokenHash: this.hashes.of(token),
      audience,
      subjectID,
      email: account.email,
      endsAt,
      createdAt: new Date(now),
    })
    return { token, endsAt }
  }

  async find(manager: EntityManager, token: string): Promise<Account | null> {
    const row = await manager.findOneBy(ResetToken, {
      tokenHash: In(this.hashes.all(token)),
      endsAt: MoreThan(clock.now()),
    })
    if (!row) return null
    const account = await this.accounts.find(manager, row.audience, row.subjectID)
    return account?.email === row.email ? account : null
  }

  async redeem(manager: EntityManager, token: string): Promise<Account | null> {
    const account = await this.find(manager, token)
    if (account) await this.endAll(manager, account.id)
    return account
  }

  async endAll(manager: EntityManager, subjectID: string): Promise<void> {
    await manager.delete(ResetToken, { subjectID })
  }
}
