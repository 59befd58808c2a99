import { siteContext } from '../../session/site-context.server'
import type { Route } from './+types/robots'

/** The portals are behind sign-in and hold nothing to find. */
export function loader({ context, url }: Route.LoaderArgs) {
  const origin = context.get(siteContext).publicUrl ?? url.origin
  const text = `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /client/
Allow: /client/login
Allow: /client/signup
Disallow: /reset-password
Disallow: /confirm-email
Disallow: /refuse-email
Disallow: /lift-hold
Disallow: /pay/

Sitemap: ${origin}/sitemap.xml
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
