import { writtenPaths } from '../../content/order'
import { siteContext } from '../../session/site-context.server'
import type { Route } from './+types/sitemap'

const pages = [
  '/',
  '/features',
  '/developers',
  '/about',
  '/contact',
  '/pricing',
  '/integrations',
  '/api',
  '/docs',
  '/guides',
  '/blog',
  '/support',
  '/status',
  '/careers',
  '/privacy',
  '/terms',
  '/cookies',
  '/client/signup',
  '/client/login',
  ...writtenPaths,
]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? character)

/** What search engines may list: the public pages, under this installation's own address. */
export function loader({ context, url }: Route.LoaderArgs) {
  const origin = context.get(siteContext).publicUrl ?? url.origin
  const lines = pages.map((path) => `  <url><loc>${escaped(origin + path)}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
