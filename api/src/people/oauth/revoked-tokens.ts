import { Injectable } from '@nestjs/common'
import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { RevokedToken } from './revoked-token.entity.js'

@Injectable()
export class RevokedTokens {
  constructor(private readonly database: Database) {}

  has(token: string): Promise<boolean> {
    return this.database.read.existsBy(RevokedToken, { tokenHash: hashOf(token) })
  }

  async add(manager: EntityManager, token: string, endsAt: Date): Promise<boolean> {
    const tokenHash = hashOf(token)
    if (await manager.existsBy(RevokedToken, { tokenHash })) return false
    await manager.insert(RevokedToken, { tokenHash, endsAt })
    await Versions.raise(manager, 'callers')
    return true
  }
}

// A token holds 256 bits of a signature: nobody finds it from its hash.
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
