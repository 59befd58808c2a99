import { createCookie } from 'react-router'
import { type Context, siteContext } from './site-context.server'

interface CookieTraits {
  maxAgeMs: number
  /** Signed: the browser cannot make one up. Tokens are signed by the API already. */
  signed?: boolean
}

/** A cookie that scripts cannot read; under https its name and flags tie it to this host. */
export function siteCookie(context: Context, name: string, { maxAgeMs, signed = false }: CookieTraits) {
  const { secureCookies, cookieSecrets } = context.get(siteContext)
  const cookie = createCookie(secureCookies ? `__Host-${name}` : name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    maxAge: Math.floor(maxAgeMs / 1000),
    secrets: signed ? cookieSecrets : [],
  })
  return {
    read: (request: Request): Promise<unknown> => cookie.parse(request.headers.get('Cookie')),
    write: (value: unknown) => cookie.serialize(value),
    clear: () => cookie.serialize('', { maxAge: 0 }),
  }
}

export const setCookies = (...cookies: string[]): Headers =>
  new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
