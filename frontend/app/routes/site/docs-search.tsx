import { Form, Link } from 'react-router'
import * as words from '#contract/messages/site/docs-search.js'
import { readOpenApi } from '../../api/openapi.server'
import { Button } from '../../components/button'
import { pageMeta } from '../../components/page-meta'
import { searchPages } from '../../content/written.server'
import type { Route } from './+types/docs-search'
import { MethodBadge } from './method-badge'
import { listOperations, searchOperations } from './operations'

const lead = words.searchesEveryPage

export const meta = () => pageMeta(words.searchTheDocs, lead)

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = url.searchParams.get('q')?.slice(0, 200) ?? ''
  const all = q.trim() ? listOperations(await readOpenApi(context)) : []
  const pages = searchPages(q).map(({ path, title, excerpt }) => ({ path, title, excerpt }))
  return { q, pages, operations: searchOperations(all, q, '').slice(0, 12) }
}

export default function DocsSearch({ loaderData: { q, pages, operations } }: Route.ComponentProps) {
  return (
    <div className="min-w-0 max-w-3xl">
      <h1 className="text-3xl">{words.searchTheDocs}</h1>
      <p className="mt-3 text-lg text-ink-soft">{lead}</p>
      <Form key={q} role="search" aria-label={words.allDocs} className="mt-6 flex gap-3">
        <input type="search" name="q" defaultValue={q} aria-label={words.searchTerms} className="control" />
        <Button type="submit">{words.search}</Button>
      </Form>
      <p role="status" className="mt-4 text-sm text-ink-faint">
        {q.trim() && words.countPagesAndEndpoints(pages.length, operations.length)}
      </p>
      <ul className="mt-4 flex flex-col gap-6">
        {pages.map(({ path, title, excerpt }) => (
          <li key={path}>
            <Link to={path} className="font-medium text-brand underline-offset-4 hover:underline">
              {title}
            </Link>
            <p className="mt-1 text-sm text-ink-soft">{excerpt}</p>
          </li>
        ))}
        {operations.map(({ id, method, path, summary }) => (
          <li key={id} className="flex items-start gap-4">
            <MethodBadge method={method} />
            <div className="min-w-0">
              <Link to={`/docs/reference/${id}`} className="font-medium text-brand underline-offset-4 hover:underline">
                {summary}
              </Link>
              <p className="mt-1 font-mono text-sm break-words text-ink-soft">{path}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
