import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Record as RecordFact } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { afterCommit } from '../../platform/database/units/after-commit.js'
import { requireOpenSession } from '../sessions/sessions.service.js'
import { type Account, Accounts, targetOf } from './accounts.js'
import { DeviceTokens } from './device-tokens.js'
import { FactorDuty } from './factor-duty.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { isPassword } from './is-password.js'
import { Login } from './login.entity.js'
import { OnlyWays } from './only-ways.js'
import { SecondFactors } from './second-factors.js'
import { type Guess, SignInAttempts } from './sign-in-attempts.js'
import { signInFact } from './sign-in-fact.js'
import { SignInLinks } from './sign-in-links.js'

export interface Typed {
  audience: LoginAudience
  emailAddress: string
  password: string
  deviceToken?: string | undefined
}

/** A hash takes longer than a unit waits: compared before it, and inside it checked to be still the password. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly attempts: SignInAttempts,
    private readonly devices: DeviceTokens,
    private readonly links: SignInLinks,
    private readonly factors: SecondFactors,
    private readonly duty: FactorDuty,
    private readonly ways: OnlyWays,
  ) {}

  async atDoor({ audience, emailAddress, password, deviceToken }: Typed): Promise<PasswordAtDoor> {
    const account = await this.accounts.findByEmail(this.database.read, audience, emailAddress)
    const deviceID = this.devices.deviceOf(deviceToken, audience, account)
    const guess: Guess = { account: `${audience}:${emailAddress}`, deviceID }
    await this.attempts.requireMayTry(guess)
    const compared = await ComparedPassword.of(account, password)
    const { accounts, attempts, links, factors, duty, ways } = this
    return new PasswordAtDoor(
      { accounts, attempts, links, factors, duty, ways },
      { audience, account, guess, compared },
    )
  }

  /** Counted for that session alone: a stolen one must not lock its owner out. */
  async inSession(
    audience: LoginAudience,
    { id, sessionID }: { id: string; sessionID: string },
    password: string,
  ): Promise<PasswordInSession> {
    await this.attempts.requireMayTryInside(sessionID)
    const account = await this.accounts.find(this.database.read, audience, id)
    const compared = await ComparedPassword.of(account, password)
    return new PasswordInSession(this.attempts, { sessionID, account, compared })
  }
}

export class ComparedPassword {
  private constructor(
    private readonly account: Pick<Account, 'loginID' | 'passwordHash'> | null,
    private readonly wasRight: boolean,
  ) {}

  static async of(
    account: Pick<Account, 'loginID' | 'passwordHash'> | null,
    password: string,
  ): Promise<ComparedPassword> {
    return new ComparedPassword(account, await isPassword(password, account?.passwordHash ?? undefined))
  }

  /** The second half, in the unit that acts on it: another password may have been set meanwhile. */
  async isRight(manager: EntityManager): Promise<boolean> {
    if (!this.account?.passwordHash || !this.wasRight) return false
    const { loginID, passwordHash } = this.account
    return manager.existsBy(Login, { loginID, passwordHash })
  }
}

export class PasswordAtDoor {
  constructor(
    private readonly rooms: {
      accounts: Accounts
      attempts: SignInAttempts
      links: SignInLinks
      factors: SecondFactors
      duty: FactorDuty
      ways: OnlyWays
    },
    private readonly typed: {
      audience: LoginAudience
      account: Account | null
      guess: Guess
      compared: ComparedPassword
    },
  ) {}

  get deviceID(): string | null {
    return this.typed.guess.deviceID
  }

  /** What follows may refuse only once the unit is kept, or wrong guesses would count for nothing. */
  async settle(manager: EntityManager, record: RecordFact, { signsIn } = { signsIn: true }): Promise<Account | null> {
    const { audience, account, guess, compared } = this.typed
    const isRight = await compared.isRight(manager)
    const { accounts, attempts, links, ways } = this.rooms
    const way = isRight && account && (await ways.nameFor(manager, account))
    const isHalf = way || (isRight && account && (await this.isHalf(manager, account)))
    const outcome = isHalf ? await attempts.ask(manager, guess) : await attempts.settle(manager, guess, isRight)
    if (signsIn || !isRight) await record(signInFact(accounts.kindOf(audience), account, way ? 'elsewhere' : outcome))
    afterCommit(manager, () => links.offerAfter(outcome, account))
    return isRight ? account : null
  }

  private async isHalf(manager: EntityManager, account: Account): Promise<boolean> {
    const { factors, duty } = this.rooms
    return (await factors.methodsOf(manager, account.loginID)).length > 0 || duty.isMissing(manager, account)
  }
}

export class PasswordInSession {
  constructor(
    private readonly attempts: SignInAttempts,
    private readonly typed: { sessionID: string; account: Account | null; compared: ComparedPassword },
  ) {}

  get account(): Account | null {
    return this.typed.account
  }

  async settle(manager: EntityManager, record: RecordFact, refused: string): Promise<Account | null> {
    const { sessionID, account, compared } = this.typed
    await requireOpenSession(manager, sessionID)
    const isRight = await compared.isRight(manager)
    const outcome = await this.attempts.settleInside(manager, sessionID, isRight)
    if (account && isRight) return account
    const action = outcome === 'locked' && account ? `${account.kind}.password_tries_used_up` : refused
    await record({ action, ...(account && { target: targetOf(account) }) })
    return null
  }
}
