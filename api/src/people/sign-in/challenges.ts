import { Injectable } from '@nestjs/common'
import { randomBytes } from 'node:crypto'
import { type EntityManager, In, MoreThan } from 'typeorm'
import { challengeLifeMs, factorEnrolmentMs } from '#contract/factor-limits.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import type { Account } from './accounts.js'
import { SignInChallenge } from './sign-in-challenge.entity.js'

@Injectable()
export class Challenges {
  private readonly hashes: KeyedHash

  constructor(secret: AppSecret) {
    this.hashes = new KeyedHash(secret, 'sign-in-challenges')
  }

  async issue(
    manager: EntityManager,
    { loginID, id }: Account,
    deviceID: string | null,
    { enrols } = { enrols: false },
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const tokenHash = this.hashes.of(token)
    const endsAt = new Date(clock.time() + (enrols ? factorEnrolmentMs : challengeLifeMs))
    await manager.insert(SignInChallenge, { tokenHash, loginID, subjectID: id, deviceID, enrols, endsAt })
    return token
  }

  find(manager: EntityManager, token: string, { enrols } = { enrols: false }): Promise<SignInChallenge | null> {
    const tokenHash = In(this.hashes.all(token))
    return manager.findOneBy(SignInChallenge, { tokenHash, enrols, endsAt: MoreThan(clock.now()) })
  }

  async end(manager: EntityManager, { tokenHash }: SignInChallenge): Promise<void> {
    await manager.delete(SignInChallenge, { tokenHash })
  }

  async endAll(manager: EntityManager, subjectID: string): Promise<void> {
    await manager.delete(SignInChallenge, { subjectID })
  }
}
