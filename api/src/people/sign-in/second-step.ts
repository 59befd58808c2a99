import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Record as RecordFact } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { afterCommit } from '../../platform/database/units/after-commit.js'
import { type Account, Accounts } from './accounts.js'
import { Challenges } from './challenges.js'
import { DeviceTokens } from './device-tokens.js'
import { type FactorProof, type GivenProof, SecondFactors } from './second-factors.js'
import { type Guess, SignInAttempts } from './sign-in-attempts.js'
import { ChallengeInvalid } from './sign-in.errors.js'
import { signInFact } from './sign-in-fact.js'
import { SignInLinks } from './sign-in-links.js'

export interface SecondStepInput {
  challenge: string
  proof: GivenProof
  deviceToken?: string | undefined
}

export interface OpenStep {
  account: Account
  deviceID: string | null
}

export interface BegunStep extends OpenStep {
  challenge: string
  proof: FactorProof
}

export type Proved = { outcome: 'right'; account: Account } | { outcome: 'wrong' | 'ended' }

@Injectable()
export class SecondStep {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly challenges: Challenges,
    private readonly devices: DeviceTokens,
    private readonly attempts: SignInAttempts,
    private readonly factors: SecondFactors,
    private readonly links: SignInLinks,
  ) {}

  /** Refuses a guesser who must wait, before the code is looked at. */
  async begin({ challenge, proof, deviceToken }: SecondStepInput): Promise<BegunStep> {
    const { account, deviceID } = await this.find(challenge, deviceToken)
    await this.attempts.requireMayTry(guessOf(account, deviceID))
    const use = { purpose: 'second_factor', loginID: account.loginID, holder: challenge } as const
    return { account, deviceID, challenge, proof: await this.factors.prepare(proof, use) }
  }

  async find(challenge: string, deviceToken: string | undefined): Promise<OpenStep> {
    const kept = await this.challenges.find(this.database.read, challenge)
    const account = kept && (await this.accounts.ofLogin(this.database.read, kept.loginID))
    const deviceID = account && this.devices.deviceOf(deviceToken, account.audience, account)
    if (!kept || !account || kept.deviceID !== deviceID) throw new ChallengeInvalid()
    return { account, deviceID }
  }

  async settle(manager: EntityManager, record: RecordFact, step: BegunStep): Promise<Proved> {
    const { deviceID, challenge, proof } = step
    const kept = await this.challenges.find(manager, challenge)
    const account = kept && (await this.accounts.ofLogin(manager, kept.loginID))
    if (!kept || !account) return { outcome: 'ended' }
    const isRight = await this.factors.prove({ manager, record }, account, proof)
    const outcome = await this.attempts.settle(manager, guessOf(account, deviceID), isRight)
    await record(signInFact(this.accounts.kindOf(account.audience), account, outcome))
    afterCommit(manager, () => this.links.offerAfter(outcome, account))
    if (!isRight) return { outcome: 'wrong' }
    await this.challenges.end(manager, kept)
    return { outcome: 'right', account }
  }
}

export const guessOf = ({ audience, email }: Account, deviceID: string | null): Guess => ({
  account: `${audience}:${email}`,
  deviceID,
})
