import { randomBytes, timingSafeEqual } from 'node:crypto'
import { accessTokenLifeMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import type { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import type { ApiUser } from './api-user.entity.js'
import type { Mode } from '#contract/modes.js'

export interface Credentials {
  apiKey: string
  apiSecret: string
}

/** The prefixes let a secret scanner find a leaked one, and say of what mode it is; the secret has 256 random bits. */
export function newCredentials(mode: Mode): Credentials {
  return {
    apiKey: `gk_${mode}_${randomBytes(16).toString('hex')}`,
    apiSecret: `gs_${randomBytes(32).toString('base64url')}`,
  }
}

export function isSecret(apiSecret: string, apiSecretHash: string, hashes: KeyedHash): boolean {
  const kept = Buffer.from(apiSecretHash)
  return hashes.all(apiSecret).filter((hash) => timingSafeEqual(Buffer.from(hash), kept)).length > 0
}

type Versions = Pick<ApiUser, 'credentialVersion' | 'previousVersion' | 'overlapEndsAt'>

export const isOverlapping = ({ previousVersion, overlapEndsAt }: Omit<Versions, 'credentialVersion'>): boolean =>
  typeof previousVersion === 'number' && !isOver(overlapEndsAt ?? new Date(0))

export const noPrevious = { previousSecretHash: null, previousVersion: null, overlapEndsAt: null }

/** The versions after a stop: no earlier token counts again, and tokens of either secret stay distinguishable. */
export const raised = (apiUser: Versions): Pick<ApiUser, 'credentialVersion' | 'previousVersion'> =>
  isOverlapping(apiUser)
    ? { credentialVersion: apiUser.credentialVersion + 2, previousVersion: apiUser.credentialVersion + 1 }
    : { credentialVersion: apiUser.credentialVersion + 1, previousVersion: null }

export const isOver = (time: Date | null): boolean => time !== null && time.getTime() <= clock.time()

/** Whether tokens of this version count now; the row may have been read before its times were over. */
export const countsVersion = (apiUser: Versions & Pick<ApiUser, 'expiresAt'>, version: number | undefined): boolean =>
  !isOver(apiUser.expiresAt) &&
  (version === apiUser.credentialVersion || (isOverlapping(apiUser) && version === apiUser.previousVersion))

/** A token ends with its key, and one of the previous secret with that. */
export function tokenLifeMs(apiUser: Versions & Pick<ApiUser, 'expiresAt'>, version: number): number {
  const ends = [apiUser.expiresAt, version === apiUser.credentialVersion ? null : apiUser.overlapEndsAt]
  const left = ends.flatMap((end) => (end ? [end.getTime() - clock.time()] : []))
  return Math.max(1_000, Math.min(accessTokenLifeMs, ...left))
}
