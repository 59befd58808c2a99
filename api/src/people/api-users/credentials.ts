import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from '../../platform/crypto/keyed-hash.js'

export interface Credentials {
  apiKey: string
  apiSecret: string
}

/** The prefixes let a secret scanner find a leaked one; the secret has 256 random bits. */
export function newCredentials(): Credentials {
  return {
    apiKey: `gk_${randomBytes(16).toString('hex')}`,
    apiSecret: `gs_${randomBytes(32).toString('base64url')}`,
  }
}

export function isSecret(apiSecret: string, apiSecretHash: string, hashes: KeyedHash): boolean {
  const kept = Buffer.from(apiSecretHash)
  return hashes.all(apiSecret).filter((hash) => timingSafeEqual(Buffer.from(hash), kept)).length > 0
}
