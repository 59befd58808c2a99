import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm'
import { isSet } from '../../platform/database/is-set.js'
import { factorEnrolmentMs } from '#contract/factor-limits.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { newId } from '../../platform/crypto/ids.js'
import { Seal } from '../../platform/crypto/seal.js'
import { LoginFactor } from './login-factor.entity.js'
import { newTotpKey, totpStepOf } from './totp.js'

@Injectable()
export class LoginFactors {
  private readonly seal: Seal

  constructor(secret: AppSecret) {
    this.seal = new Seal(secret, 'totp-keys')
  }

  confirmed(manager: EntityManager, loginID: string): Promise<LoginFactor[]> {
    return manager.find(LoginFactor, { where: { loginID, pendingUntil: IsNull() }, order: { factorID: 'ASC' } })
  }

  async enrolledAmong(manager: EntityManager, loginIDs: string[]): Promise<Set<string>> {
    const where = { loginID: In(loginIDs), pendingUntil: IsNull() }
    return new Set(
      (await manager.find(LoginFactor, { select: { loginID: true }, where })).map(({ loginID }) => loginID),
    )
  }

  async begin(manager: EntityManager, loginID: string): Promise<{ factorID: string; key: string }> {
    await manager.delete(LoginFactor, { loginID, pendingUntil: isSet() })
    const now = clock.time()
    const [factorID, key] = [newId('fac', now), newTotpKey()]
    await manager.insert(LoginFactor, {
      factorID,
      loginID,
      method: 'totp',
      sealedKey: this.seal.seal(factorID, key),
      lastStep: 0,
      pendingUntil: new Date(now + factorEnrolmentMs),
      createdAt: new Date(now),
    })
    return { factorID, key }
  }

  pending(manager: EntityManager, loginID: string, factorID: string): Promise<LoginFactor | null> {
    return manager.findOneBy(LoginFactor, { factorID, loginID, pendingUntil: MoreThan(clock.now()) })
  }

  async rename(manager: EntityManager, factorID: string, name: string | null): Promise<void> {
    await manager.update(LoginFactor, { factorID }, { name })
  }

  async use(manager: EntityManager, { factorID, sealedKey, lastStep: before }: LoginFactor, code: string) {
    const lastStep = totpStepOf(this.seal.open(factorID, sealedKey), code, before)
    if (lastStep === null) return false
    await manager.update(LoginFactor, { factorID }, { lastStep, pendingUntil: null, lastUsedAt: clock.now() })
    return true
  }
}
