import { Secret, TOTP } from 'otpauth'
import { totpDigits, totpStepsAside, totpStepSeconds } from '#contract/factor-limits.js'
import { clock } from '#contract/clock.js'

const issuer = 'Gatehouse'
const settings = { issuer, algorithm: 'SHA1', digits: totpDigits, period: totpStepSeconds }

export const newTotpKey = (): string => new Secret({ size: 20 }).base32

export const totpUri = (key: string, label: string): string =>
  new TOTP({ ...settings, label, secret: Secret.fromBase32(key) }).toString()

/** The step of a right code that is newer than `lastStep`; null for every other code. */
export function totpStepOf(key: string, code: string, lastStep: number, now = clock.time()): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d+$/.test(token)) return null
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(key) })
  const aside = totp.validate({ token, timestamp: now, window: totpStepsAside })
  if (aside === null) return null
  const step = Math.floor(now / 1_000 / totpStepSeconds) + aside
  return step > lastStep ? step : null
}
