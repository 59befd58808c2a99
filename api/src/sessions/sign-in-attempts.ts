import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { accountLockMs, failedSignInsMax } from '#contract/limits.js'
import { AppError } from '../common/app-error.js'
import { Database } from '../database/database.js'
import { SignInFailure } from './sign-in-failure.entity.js'

class AccountLocked extends AppError {
  constructor(lockedUntil: Date) {
    const seconds = Math.max(1, Math.ceil((lockedUntil.getTime() - Date.now()) / 1000))
    const sentence = 'Too many wrong passwords. This account is locked for a while; resetting the password unlocks it'
    super(429, 'ACCOUNT_LOCKED', sentence, undefined, { 'retry-after': String(seconds) })
  }
}

export type Account = `${'client' | 'portal'}:${string}`

/** Ten wrong passwords lock an account for half an hour, also against the right one. */
@Injectable()
export class SignInAttempts {
  constructor(private readonly database: Database) {}

  /** Asked before the password is looked at, so that guessing at a locked account costs us nothing. */
  async requireUnlocked(account: Account): Promise<void> {
    refuseLocked(await this.database.read.findOneBy(SignInFailure, { account }))
  }

  /**
   * Counts a checked password, in the unit that answers the sign-in: of many parallel guesses, none that comes after the
   * tenth wrong one is answered. Says whether this one locked the account.
   */
  async settle(manager: EntityManager, account: Account, isRight: boolean): Promise<'locked' | 'counted' | 'cleared'> {
    const row = await manager.findOneBy(SignInFailure, { account })
    refuseLocked(row)
    if (isRight) {
      if (row) await manager.delete(SignInFailure, { account })
      return 'cleared'
    }
    const now = Date.now()
    const count = (row && row.windowEndsAt.getTime() > now ? row.count : 0) + 1
    const isLocked = count >= failedSignInsMax
    const until = new Date(now + accountLockMs)
    await manager.upsert(SignInFailure, { account, count, windowEndsAt: until, lockedUntil: isLocked ? until : null }, [
      'account',
    ])
    return isLocked ? 'locked' : 'counted'
  }

  /** Forgets the wrong passwords; says whether the account was locked. */
  async unlock(manager: EntityManager, account: Account): Promise<boolean> {
    const row = await manager.findOneBy(SignInFailure, { account })
    if (row) await manager.delete(SignInFailure, { account })
    return isLocked(row)
  }
}

const isLocked = (row: SignInFailure | null) => (row?.lockedUntil?.getTime() ?? 0) > Date.now()

function refuseLocked(row: SignInFailure | null): void {
  if (row?.lockedUntil && isLocked(row)) throw new AccountLocked(row.lockedUntil)
}
