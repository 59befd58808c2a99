import { createHmac } from 'node:crypto'
import { clock } from '#contract/clock.js'
import { readAppSecret } from '../../api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import type { TestApi } from './test-api.js'

export const seconds = () => Math.floor(clock.time() / 1000)

/** A header or claims, as they stand in a token. */
export const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

/** The key with which the product itself signs. */
export const keyOf = ({ settings }: TestApi) => readAppSecret(readEnvironment(settings)).keyFor('tokens')

export function signed(
  claims: object,
  key: string,
  header: object = { alg: 'HS256', typ: 'JWT' },
  hash = 'sha256',
): string {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}
