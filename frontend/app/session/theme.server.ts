import { createCookie, data, redirect } from 'react-router'
import { sameSitePath } from './same-site'
import { type Context, siteContext } from './site-context.server'
import { isScripted, readForm } from './form.server'

export type Theme = 'light' | 'dark' | 'system'
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'system'

const themeCookie = createCookie('theme', { path: '/', sameSite: 'lax', httpOnly: true, maxAge: 365 * 24 * 3600 })

/** The theme this visitor chose; `system` follows the device. */
export async function readTheme(request: Request): Promise<Theme> {
  const value: unknown = await themeCookie.parse(request.headers.get('Cookie'))
  return isTheme(value) ? value : 'system'
}

/** Takes `theme`, and `returnTo`: the page to go back to where no script runs. */
export async function themeAction({ request, context }: { request: Request; context: Context }) {
  const { input } = await readForm(request)
  const { secureCookies } = context.get(siteContext)
  const theme = isTheme(input.theme) ? input.theme : 'system'
  const headers = { 'Set-Cookie': await themeCookie.serialize(theme, { secure: secureCookies }) }
  if (isScripted(request)) return data({ theme }, { headers })
  return redirect(sameSitePath(input.returnTo) ?? '/', { headers })
}
