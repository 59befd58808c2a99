import * as words from '#contract/messages/search.js'
import { answerSearch } from '../../../api/search.server'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { SearchResults } from '../../../components/search-results'
import type { Route } from './+types/page'
import { findHits } from './hits.server'

export const meta: Route.MetaFunction = () => pageMeta(words.search)

/** The page, and what the command palette asks. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  answerSearch(context, url, '/admin/search', (q) => findHits(context, q))

export default function Search({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={words.search} lead={words.staffSearchHelp} />
      <SearchResults area="admin" answer={loaderData} placeholder={words.staffPlaceholder} help={words.tryAPartOfA} />
    </>
  )
}
