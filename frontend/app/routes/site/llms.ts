import { pages } from '../../content/written.server'
import { siteContext } from '../../session/site-context.server'
import type { Route } from './+types/llms'

/** For programs that read: what this is, and where each page is as Markdown. */
export function loader({ context, url }: Route.LoaderArgs) {
  const origin = context.get(siteContext).publicUrl ?? url.origin
  const lines = pages.map(({ path, title, description }) => `- [${title}](${origin}${path}.md): ${description}`)
  const text = `# Gatehouse

> A payment gateway platform for businesses: merchants, staff, roles and permissions, and an API that takes payments in a sandbox.

## Pages

${lines.join('\n')}

## API

- [OpenAPI 3.1](${origin}/api/openapi.json): every operation, with bodies, answers, errors and permissions
- [Postman collection](${origin}/api/collection.json): what API users can call
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
