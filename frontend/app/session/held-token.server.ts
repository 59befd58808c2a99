/** What a session cookie holds. `until` is when the session ends at the latest, as ISO 8601. */
export interface HeldToken {
  token: string
  until: string
}

/** What may stand behind `Bearer`; a browser can send anything in a cookie, and a line break would split the header. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.~+/=-]{1,4096}$/.test(value)

/** A cookie's value as a held token, or null for anything else a browser may send. */
export function toHeldToken(value: unknown): HeldToken | null {
  if (typeof value !== 'object' || value === null) return null
  const { token, until } = value as Partial<HeldToken>
  return isToken(token) && typeof until === 'string' ? { token, until } : null
}
