import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { accountLockMs, failedSignInsMax, guessesBeforeWaiting, signInWaitsMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { AccountLocked, PasswordTriesUsedUp, SignInSlowed } from './sign-in.errors.js'
import { SignInFailure } from './sign-in-failure.entity.js'

/** What strangers guess at: `client:email`, whether or not there is such a login. */
export type GuessedAccount = `${LoginAudience}:${string}`

export interface Guess {
  account: GuessedAccount
  deviceID: string | null
}

/** What a guesser meets next: strangers or the device. `asked`: right, but a second factor is still missing. */
export type Outcome = 'cleared' | 'asked' | 'counted' | 'slowed' | 'locked' | 'device_locked'

/** Strangers, each known device and each session have tries of their own. */
@Injectable()
export class SignInAttempts {
  private readonly waitsMs: number[]

  constructor(
    private readonly database: Database,
    { RATE_LIMIT_SCALE }: Environment,
  ) {
    this.waitsMs = signInWaitsMs.map((waitMs) => Math.round(waitMs / Math.max(1, RATE_LIMIT_SCALE)))
  }

  /** Asked before the password is looked at, so that guessing at a locked account costs us nothing. */
  async requireMayTry(guess: Guess): Promise<void> {
    if (await readKnown(this.database.read, guess)) return
    refuseStranger(await this.database.read.findOneBy(SignInFailure, { account: guess.account }))
  }

  /** In the unit that answers the sign-in, so that no parallel guess slips past the one that makes others wait. */
  async settle(manager: EntityManager, guess: Guess, isRight: boolean): Promise<Outcome> {
    const known = await readKnown(manager, guess)
    if (known) {
      const outcome = await count(manager, known.account, known.row, isRight)
      return outcome === 'locked' ? 'device_locked' : outcome
    }
    const row = await manager.findOneBy(SignInFailure, { account: guess.account })
    refuseStranger(row)
    return count(manager, guess.account, row, isRight, this.waitsMs)
  }

  /** As `settle`, for a right password that is not enough: it must not clear the count of wrong codes. */
  async ask(manager: EntityManager, guess: Guess): Promise<Outcome> {
    if (!(await readKnown(manager, guess)))
      refuseStranger(await manager.findOneBy(SignInFailure, { account: guess.account }))
    return 'asked'
  }

  async requireMayTryInside(sessionID: string): Promise<void> {
    refuseSession(await this.database.read.findOneBy(SignInFailure, { account: nameOfSession(sessionID) }))
  }

  async settleInside(manager: EntityManager, sessionID: string, isRight: boolean): Promise<Outcome> {
    const account = nameOfSession(sessionID)
    const row = await manager.findOneBy(SignInFailure, { account })
    refuseSession(row)
    return count(manager, account, row, isRight)
  }

  async unlock(manager: EntityManager, account: GuessedAccount): Promise<boolean> {
    const row = await manager.findOneBy(SignInFailure, { account })
    if (row) await manager.delete(SignInFailure, { account })
    return isAhead(row?.lockedUntil)
  }
}

const nameOfSession = (sessionID: string) => `session:${sessionID}`
const isAhead = (time: Date | null | undefined) => (time?.getTime() ?? 0) > clock.time()

/** Null for a stranger, and for a device whose own guesses are used up. */
async function readKnown(manager: EntityManager, { deviceID }: Guess) {
  if (!deviceID) return null
  const account = `device:${deviceID}`
  const row = await manager.findOneBy(SignInFailure, { account })
  return isAhead(row?.lockedUntil) ? null : { account, row }
}

async function count(
  manager: EntityManager,
  account: string,
  row: SignInFailure | null,
  isRight: boolean,
  waitsMs: readonly number[] = [],
): Promise<Exclude<Outcome, 'asked' | 'device_locked'>> {
  if (isRight) {
    if (row) await manager.delete(SignInFailure, { account })
    return 'cleared'
  }
  const now = clock.time()
  const wrong = (row && isAhead(row.windowEndsAt) ? row.count : 0) + 1
  const isLocked = wrong >= failedSignInsMax
  const waitMs = waitsMs[wrong - guessesBeforeWaiting - 1]
  const windowEndsAt = new Date(now + accountLockMs)
  const lockedUntil = isLocked ? windowEndsAt : null
  const slowedUntil = waitMs ? new Date(now + waitMs) : null
  await manager.upsert(SignInFailure, { account, count: wrong, windowEndsAt, lockedUntil, slowedUntil }, ['account'])
  if (isLocked) return 'locked'
  return slowedUntil ? 'slowed' : 'counted'
}

function refuseStranger(row: SignInFailure | null): void {
  if (row?.lockedUntil && isAhead(row.lockedUntil)) throw new AccountLocked(row.lockedUntil)
  if (row?.slowedUntil && isAhead(row.slowedUntil)) throw new SignInSlowed(row.slowedUntil)
}

function refuseSession(row: SignInFailure | null): void {
  if (row?.lockedUntil && isAhead(row.lockedUntil)) throw new PasswordTriesUsedUp(row.lockedUntil)
}
