const here = 'http://here.invalid'

/** A path of this site, or null for an address that would lead anywhere else (`//host`, `/\host`, `javascript:`). */
export function sameSitePath(address: unknown): string | null {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, here)) return null
  const { origin, pathname, search, hash } = new URL(address, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null
}
