import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'

// argon2id, OWASP's second setting: about ten milliseconds on a server core.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, settings)

let decoy: Promise<string> | undefined

/** Checks against a throw-away hash when there is no account, so that the time tells nothing about who is registered. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const isRight = await verify(passwordHash ?? (await decoy), password)
  return isRight && passwordHash !== undefined
}
