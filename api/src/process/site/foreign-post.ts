const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Who names neither origin, nearness nor page before is no browser, and holds no cookie that it was not given. */
export function isForeignPost({ method, headers, url }: Request): boolean {
  if (reading.has(method)) return false
  const own = new URL(url).origin
  const nearness = headers.get('sec-fetch-site')
  if (nearness !== null && nearness !== 'same-origin' && nearness !== 'none') return true
  const origin = headers.get('origin')
  // Letter for letter: browsers write an origin in one way only.
  if (origin !== null) return origin !== own
  const referer = headers.get('referer')
  return nearness === null && referer !== null && originOf(referer) !== own
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null)

export const foreignPostRefusal = (): Response =>
  new Response(
    'This form was sent from another site. Open the page here and send it again.\n\n' +
      'If you run this installation: PUBLIC_URL must be the address shown in the browser.\n',
    { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } },
  )
