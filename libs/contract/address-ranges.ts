import ipaddr from 'ipaddr.js'

/** The longest that is read: an IPv6 address that ends in an IPv4 one, and its bits. */
const rangeMaxLength = 50

/**
 * An address or a range as it is kept: `203.0.113.7` is `203.0.113.7/32`, and bits beyond the mask are zero. One of IPv4
 * written as IPv6 counts as IPv4. Null: it is none.
 */
export function normalRange(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > rangeMaxLength) return null
  const [address = '', mask, ...more] = text.trim().split('/')
  const parsed = addressOf(address)
  if (!parsed || more.length > 0 || (mask !== undefined && !/^(0|[1-9]\d{0,2})$/.test(mask))) return null
  const whole = parsed.toByteArray().length * 8
  const bits = mask === undefined ? whole : Number(mask)
  if (bits > whole) return null
  const isMapped = parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress()
  if (isMapped && bits < 96) return null
  const bytes = parsed.toByteArray().map((byte, index) => byte & maskOf(bits - index * 8))
  return isMapped ? rangeOf(bytes.slice(12), bits - 96) : rangeOf(bytes, bits)
}

/** As it is compared and shown: one of IPv4 written as IPv6 is itself. */
export const plainAddress = (address: string): string =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : address

const rangeOf = (bytes: number[], bits: number): string => `${ipaddr.fromByteArray(bytes).toString()}/${bits}`

const maskOf = (bits: number): number => (0xff00 >> Math.min(8, Math.max(0, bits))) & 0xff

// Of IPv4 only four plain numbers: what some programs read as octal or as one large number means another address elsewhere.
function addressOf(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text)
  return !text.includes('%') && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null
}
