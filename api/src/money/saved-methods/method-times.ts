import type { Expiry } from '../processors/port/saved-at-processor.js'

// Somewhere in the world it is still the last day of the month for twelve more hours.
const lastTimeZoneMs = 12 * 3_600_000

/** When the card is no longer valid anywhere. */
export const expiresAtOf = ({ month, year }: Expiry): Date => new Date(Date.UTC(year, month, 1) + lastTimeZoneMs)

interface Dated {
  expiryMonth: number | null
  expiryYear: number | null
}

/** A refused card that is charged again expires as any other. */
export const madeGood = ({ expiryMonth: month, expiryYear: year }: Dated) => ({
  failedAt: null,
  dueAt: month && year ? expiresAtOf({ month, year }) : null,
})

/** The network a payer is in: three bytes of an IPv4 address, or six of an IPv6 one. Null: it cannot be cut. */
export function rangeOf(address: string | null | undefined): string | null {
  const text = (address ?? '').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  const bytes = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(text)?.[1]
  if (bytes) return `${bytes}.0/24`
  if (!/^[0-9a-f:]+$/.test(text) || !text.includes(':')) return null
  const [before = '', after = ''] = text.split('::')
  const [head, tail] = [before, after].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array<string>(Math.max(0, 8 - (head?.length ?? 0) - (tail?.length ?? 0))).fill('0')
  const parts = [...(head ?? []), ...zeros, ...(tail ?? [])]
  return parts.length === 8 ? `${parts.slice(0, 3).join(':')}::/48` : null
}
