import * as words from '#contract/messages/site/markdown.js'
import { markdownAt } from '../../content/written.server'
import { siteContext } from '../../session/site-context.server'
import type { Route } from './+types/docs'

/** Each written page answers as Markdown too, under its own address with .md. */
export function loader({ context, url }: Route.LoaderArgs) {
  const origin = context.get(siteContext).publicUrl ?? url.origin
  const text = markdownAt(url.pathname.replace(/\.md$/, ''), origin)
  if (text === undefined) return new Response(words.thereIsNoSuchPage, { status: 404 })
  return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } })
}
