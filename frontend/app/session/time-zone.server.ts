import { createCookie } from 'react-router'

const cookie = createCookie('timeZone', { path: '/', sameSite: 'lax', httpOnly: true, maxAge: 365 * 24 * 3600 })

export const timeZones: readonly string[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
]

/** In which this visitor reads times. */
export async function readTimeZone(request: Request): Promise<string> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'))
  return typeof value === 'string' && timeZones.includes(value) ? value : 'UTC'
}

export const keepTimeZone = (timeZone: string, secure: boolean): Promise<string> =>
  cookie.serialize(timeZones.includes(timeZone) ? timeZone : 'UTC', { secure })
