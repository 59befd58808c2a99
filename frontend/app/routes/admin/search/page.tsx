import { textMaxLength } from '#contract/limits.js'
import * as words from '#contract/messages/admin/search.js'
import { Card } from '../../../components/card'
import { EmptyState } from '../../../components/empty-state'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { ListFilter } from '../parts/list-filter'
import type { Route } from './+types/page'
import { findHits } from './hits.server'

export const meta: Route.MetaFunction = () => pageMeta(words.search)

/** The page, and what the command palette asks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, textMaxLength)
  return { q, groups: await findHits(context, q) }
}

export default function Search({ loaderData: { q, groups } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={words.search} lead={words.pagesClientsPeopleKeysRoles} />
      <Card flush>
        <div className="flex px-5 py-3.5">
          <ListFilter label={words.search} placeholder={words.nameEmailOrId} q={q} submit={words.search} />
        </div>
      </Card>
      {groups.length === 0 && (
        <Card flush>
          <EmptyState sentence={words.nothingFound} help={words.tryAPartOfA} />
        </Card>
      )}
      {groups.map(({ title, hits }) => (
        <Card key={title} flush title={title}>
          <ul className="divide-y divide-line">
            {hits.map(({ to, label, detail }) => (
              <li key={to} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3 [overflow-wrap:anywhere]">
                <TextLink to={to}>{label}</TextLink>
                <span className="text-xs text-ink-faint">{detail}</span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}
