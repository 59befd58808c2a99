import { blogPaths } from '../../content/order'
import { pages } from '../../content/written.server'
import { siteContext } from '../../session/site-context.server'
import type { Route } from './+types/feed'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
const withDates = pages.filter(({ path }) => blogPaths.includes(path) || path === '/docs/changelog')

/** News as Atom: the articles, and the changelog whenever it moves. */
export function loader({ context, url }: Route.LoaderArgs) {
  const origin = context.get(siteContext).publicUrl ?? url.origin
  const entries = withDates.map(
    ({ path, title, description, date = '' }) => `  <entry>
    <id>${escaped(origin + path)}</id>
    <title>${escaped(title)}</title>
    <link href="${escaped(origin + path)}"/>
    <updated>${date}T00:00:00Z</updated>
    <summary>${escaped(description)}</summary>
  </entry>`,
  )
  const newest = withDates
    .map(({ date = '' }) => date)
    .sort()
    .at(-1)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escaped(origin)}/feed.xml</id>
  <title>Gatehouse</title>
  <link rel="self" href="${escaped(origin)}/feed.xml"/>
  <updated>${newest}T00:00:00Z</updated>
  <author><name>Gatehouse</name></author>
${entries.join('\n')}
</feed>
`
  return new Response(xml, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
