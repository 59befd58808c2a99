import { Injectable } from '@nestjs/common'
import { randomInt } from 'node:crypto'
import { type EntityManager, In } from 'typeorm'
import { recoveryCodesMade } from '#contract/factor-limits.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { RecoveryCode } from './recovery-code.entity.js'

// Without what looks alike on paper: 49 bits in ten characters.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
const newCode = () => `${half()}-${half()}`

@Injectable()
export class RecoveryCodes {
  private readonly hashes: KeyedHash

  constructor(secret: AppSecret) {
    this.hashes = new KeyedHash(secret, 'recovery-codes')
  }

  async renew(manager: EntityManager, loginID: string): Promise<string[]> {
    await this.endAll(manager, loginID)
    const codes = Array.from({ length: recoveryCodesMade }, newCode)
    const createdAt = clock.now()
    const rows = codes.map((code) => ({ codeHash: this.hashes.of(textOf(loginID, code)), loginID, createdAt }))
    await manager.insert(RecoveryCode, rows)
    return codes
  }

  /** Uses it up; null if it is none of this login. Answers how many are left. */
  async use(manager: EntityManager, loginID: string, code: string): Promise<number | null> {
    const codeHash = In(this.hashes.all(textOf(loginID, code)))
    if (!(await manager.existsBy(RecoveryCode, { loginID, codeHash }))) return null
    await manager.delete(RecoveryCode, { loginID, codeHash })
    return this.left(manager, loginID)
  }

  left(manager: EntityManager, loginID: string): Promise<number> {
    return manager.countBy(RecoveryCode, { loginID })
  }

  async endAll(manager: EntityManager, loginID: string): Promise<void> {
    await manager.delete(RecoveryCode, { loginID })
  }
}

const textOf = (loginID: string, code: string) => `${loginID} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`
