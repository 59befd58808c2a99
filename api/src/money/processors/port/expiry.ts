import { clock } from '#contract/clock.js'
import type { Expiry } from './saved-at-processor.js'

/** Month and year as processors tell them, as numbers or texts, the year with two digits or four; null: neither can be read. */
export function expiryOf(month: unknown, year: unknown): Expiry | null {
  const [m, y] = [numberIn(month), numberIn(year)]
  if (m === null || y === null || m < 1 || m > 12) return null
  if (y < 100) return { month: m, year: 2_000 + y }
  return y >= 2_000 && y < 2_100 ? { month: m, year: y } : null
}

/** A card is good until its month has ended everywhere. */
export function isOver(expiry: Expiry | null): boolean {
  return expiry !== null && clock.time() >= Date.UTC(expiry.year, expiry.month, 1, 12)
}

function numberIn(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : null
}
