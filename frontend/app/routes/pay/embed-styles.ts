import type { Route } from './+types/embed-styles'
import { stylesOf } from './appearance'

/** A file, because the policy of the page lets in no styles that stand in it. */
export const loader = ({ url }: Route.LoaderArgs): Response =>
  new Response(stylesOf(url.searchParams), { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
