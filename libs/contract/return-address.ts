import { originMaxLength, returnAddressMaxLength } from './limits.js'
import type { Mode } from './modes.js'

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= returnAddressMaxLength &&
  /^https?:\/\/[^/]/i.test(value) &&
  !/[\s\\\p{C}]/u.test(value) &&
  URL.canParse(value)

/** Nothing that carries a name and a password, which a browser would hide. */
export const isReturnURL = (value: unknown): boolean => {
  if (!isAddress(value)) return false
  const { username, password } = new URL(value)
  return username === '' && password === ''
}

/** Of what is an origin and nothing else, as browsers write it; null: it is none. */
export function originOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > originMaxLength || !isReturnURL(value.trim())) return null
  const { origin, href } = new URL(value.trim())
  return href === `${origin}/` && origin.length <= originMaxLength && !/[?#]/.test(value) ? origin : null
}

/** Plain http reaches the payer's own machine only, and only where no real money moves. */
export function isForMode(origin: string, mode: Mode): boolean {
  const { protocol, hostname } = new URL(origin)
  if (protocol === 'https:') return true
  return mode === 'test' && (hostname === '[::1]' || /^(localhost|.+\.localhost|127(\.\d+){3})$/.test(hostname))
}
