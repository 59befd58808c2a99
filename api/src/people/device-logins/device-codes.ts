import { createHash, randomBytes, randomInt } from 'node:crypto'
import { userCodeLength, userCodeLetters } from '#contract/device-login-limits.js'

export const newDeviceCode = (): string => randomBytes(32).toString('base64url')

export const hashOfDeviceCode = (code: string): string => createHash('sha256').update(code).digest('hex')

export function newUserCode(): string {
  const letters = Array.from({ length: userCodeLength }, () => userCodeLetters[randomInt(userCodeLetters.length)])
  return shown(letters.join(''))
}

const shown = (letters: string): string =>
  `${letters.slice(0, userCodeLength / 2)}-${letters.slice(userCodeLength / 2)}`

/** As it was shown, however it was typed; null: it cannot be one of ours. */
export function userCodeFrom(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '')
  const isOurs = letters.length === userCodeLength && [...letters].every((letter) => userCodeLetters.includes(letter))
  return isOurs ? shown(letters) : null
}
