import { verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { hashPassword } from '../../platform/crypto/passwords.js'

let decoy: Promise<string> | undefined

/** Checks against a throw-away hash when there is no account, so that the time tells nothing about who is registered. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  const isRight = await verify(passwordHash ?? (await decoy), password)
  return isRight && passwordHash !== undefined
}
