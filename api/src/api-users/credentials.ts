import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

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

/** A keyed hash: a stolen database alone does not even allow guessing. A slow one would only cost, on every token request. */
export const hashSecret = (apiSecret: string, hashKey: string): string =>
  createHmac('sha256', hashKey).update(apiSecret).digest('hex')

export function isSecret(apiSecret: string, apiSecretHash: string, hashKey: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(apiSecret, hashKey)), Buffer.from(apiSecretHash))
}
