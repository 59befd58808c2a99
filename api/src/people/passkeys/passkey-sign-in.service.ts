import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { SecondFactorView } from '#contract/factors.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import type { PasskeyRequestOptions, SignInWithPasskey } from '#contract/passkeys.js'
import type { Record as RecordFact } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { afterCommit } from '../../platform/database/units/after-commit.js'
import type { Origin } from '../../platform/http/caller.js'
import { type Account, Accounts, type ResetUnit } from '../sign-in/accounts.js'
import { DeviceTokens } from '../sign-in/device-tokens.js'
import { OnlyWays } from '../sign-in/only-ways.js'
import { SignInAttempts } from '../sign-in/sign-in-attempts.js'
import { signInFact } from '../sign-in/sign-in-fact.js'
import { SignInLinks } from '../sign-in/sign-in-links.js'
import { SignIn } from '../sign-in/sign-in.service.js'
import type { Asked } from './passkey-challenges.js'
import { type CheckedAssertion, PasskeyProofs } from './passkey-proofs.js'
import { guessOf } from '../sign-in/second-step.js'

@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly attempts: SignInAttempts,
    private readonly devices: DeviceTokens,
    private readonly links: SignInLinks,
    private readonly signIn: SignIn,
    private readonly proofs: PasskeyProofs,
    private readonly ways: OnlyWays,
  ) {}

  options(audience: LoginAudience, deviceToken?: string): Promise<PasskeyRequestOptions> {
    return this.proofs.options(askedBy(audience, deviceToken))
  }

  async finish(
    { audience, credential }: SignInWithPasskey,
    deviceToken: string | undefined,
    origin: Origin,
  ): Promise<SecondFactorView> {
    const assertion = await this.proofs.check(askedBy(audience, deviceToken), credential)
    const { loginID } = assertion
    const found = loginID ? await this.accounts.ofLogin(this.database.read, loginID) : null
    const account = found?.audience === audience ? found : null
    const deviceID = this.devices.deviceOf(deviceToken, audience, account)
    if (account) await this.attempts.requireMayTry(guessOf(account, deviceID))
    const settle = (manager: EntityManager, record: RecordFact) =>
      this.settle({ manager, record }, { assertion, account, deviceID })
    const view = await this.signIn.withSoleProof({ deviceID, provenBy: 'passkey', settle }, origin)
    if (!view) throw assertion.refusal()
    return view
  }

  /** Counted like a password at sign-in; an unknown passkey counts for no account. */
  private async settle(unit: ResetUnit, { assertion, account, deviceID }: AtDoor): Promise<Account | null> {
    const isRight = await assertion.settle(unit, account)
    if (!account) return null
    const outcome = await this.attempts.settle(unit.manager, guessOf(account, deviceID), isRight)
    const way = isRight && (await this.ways.nameFor(unit.manager, account))
    await unit.record({
      ...signInFact(this.accounts.kindOf(account.audience), account, way ? 'elsewhere' : outcome),
      after: { method: 'passkey' },
    })
    afterCommit(unit.manager, () => this.links.offerAfter(outcome, account))
    return isRight ? account : null
  }
}

interface AtDoor {
  assertion: CheckedAssertion
  account: Account | null
  deviceID: string | null
}

const askedBy = (audience: LoginAudience, deviceToken = ''): Asked => ({
  purpose: 'sign_in',
  loginID: null,
  holder: `${audience} ${deviceToken}`,
})
