import { Injectable } from '@nestjs/common'
import { randomBytes } from 'node:crypto'
import { type EntityManager, In } from 'typeorm'
import { passkeyChallengeMs } from '#contract/factor-limits.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { PasskeyChallenge, type PasskeyPurpose } from './passkey-challenge.entity.js'

export interface Asked {
  purpose: PasskeyPurpose
  loginID: string | null
  holder: string
}

@Injectable()
export class PasskeyChallenges {
  private readonly hashes: KeyedHash

  constructor(secret: AppSecret) {
    this.hashes = new KeyedHash(secret, 'passkey-challenges')
  }

  async issue(manager: EntityManager, { purpose, loginID, holder }: Asked): Promise<string> {
    const challenge = randomBytes(32).toString('base64url')
    await manager.insert(PasskeyChallenge, {
      challengeHash: this.hashes.of(challenge),
      purpose,
      loginID,
      holderHash: this.hashes.of(holder),
      endsAt: new Date(clock.time() + passkeyChallengeMs),
    })
    return challenge
  }

  /** Whether it is open for that. It is used up either way. */
  async use(manager: EntityManager, challenge: string, { purpose, loginID, holder }: Asked): Promise<boolean> {
    const kept = await manager.findOneBy(PasskeyChallenge, { challengeHash: In(this.hashes.all(challenge)) })
    if (!kept) return false
    await manager.delete(PasskeyChallenge, { challengeHash: kept.challengeHash })
    const isSame = kept.purpose === purpose && kept.loginID === loginID
    return isSame && this.hashes.all(holder).includes(kept.holderHash) && kept.endsAt.getTime() > clock.time()
  }
}
