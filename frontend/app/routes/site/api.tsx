import { Form, Link } from 'react-router'
import * as words from '#contract/messages/site/api.js'
import { readOpenApi } from '../../api/openapi.server'
import { Button, ButtonLink } from '../../components/button'
import { pageMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import { siteContext } from '../../session/site-context.server'
import type { Route } from './+types/api'
import { MethodBadge, RoutePath } from './method-badge'
import { callers, type Listed, listOperations, searchOperations } from './operations'

const lead = words.everyEndpoint

export const meta = () => pageMeta('API', lead)

export async function loader({ context, url }: Route.LoaderArgs) {
  const all = listOperations(await readOpenApi(context))
  const q = url.searchParams.get('q') ?? ''
  const caller = url.searchParams.get('for') ?? ''
  const found = searchOperations(all, q, caller)
  return {
    origin: context.get(siteContext).publicUrl ?? url.origin,
    q,
    caller,
    total: all.length,
    groups: [...Map.groupBy(found, ({ tag }) => tag)].sort(([one], [other]) => (one < other ? -1 : 1)),
    count: found.length,
  }
}

export default function Api({ loaderData: { origin, q, caller, total, groups, count } }: Route.ComponentProps) {
  return (
    <article className="container-page py-16 md:py-20">
      <header className="flex max-w-3xl flex-col gap-4">
        <h1 className="text-4xl max-sm:text-3xl">API</h1>
        <p className="text-lg text-ink-soft">{lead}</p>
        <p className="text-ink-soft">
          {words.allPathsStartWith} <code className="font-mono text-sm text-ink">{origin}/api</code>
          {words.newHereStartWith} <TextLink to="/docs/quickstart">{words.quickstart}</TextLink>.
        </p>
        <div className="flex flex-wrap gap-3 pt-2">
          <ButtonLink to="/api/openapi.json" reloadDocument download="openapi.json" variant="outline">
            {words.downloadOpenapi31}
          </ButtonLink>
          <ButtonLink to="/api/collection.json" reloadDocument download="gatehouse.postman.json" variant="outline">
            {words.downloadCollection}
          </ButtonLink>
          <ButtonLink to="/docs" variant="ghost">
            {words.readTheDocs}
          </ButtonLink>
        </div>
      </header>
      <Search q={q} caller={caller} />
      <p role="status" className="mt-4 text-sm text-ink-faint">
        {count === total ? words.totalEndpoints(total) : words.countOfTotalEndpoints(count, total)}
      </p>
      {groups.map(([tag, operations]) => (
        <Group key={tag} tag={tag} operations={operations} />
      ))}
      {count === 0 && (
        <p className="mt-8 rounded-panel border border-line bg-panel px-5 py-8 text-center text-ink-soft">
          {words.noEndpointMatches} <TextLink to="/api">{words.showAll}</TextLink>
        </p>
      )}
    </article>
  )
}

function Search({ q, caller }: { q: string; caller: string }) {
  return (
    <Form
      key={`${q} ${caller}`}
      role="search"
      className="mt-10 flex max-w-3xl flex-wrap items-end gap-3 rounded-panel border border-line bg-panel p-4"
    >
      <label className="flex min-w-48 flex-1 flex-col gap-1.5 text-sm font-medium">
        {words.search}
        <input
          type="search"
          name="q"
          defaultValue={q}
          placeholder={words.refundClientsClientidPost}
          className="control"
        />
      </label>
      <label className="flex w-44 flex-col gap-1.5 text-sm font-medium max-sm:w-full">
        {words.caller}
        <select name="for" defaultValue={caller} className="control">
          <option value="">{words.anyCaller}</option>
          {callers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{words.search}</Button>
    </Form>
  )
}

function Group({ tag, operations }: { tag: string; operations: Listed[] }) {
  return (
    <section className="mt-12">
      <h2 className="text-xl">{tag}</h2>
      <ul className="mt-4 divide-y divide-line overflow-hidden rounded-panel border border-line bg-panel">
        {operations.map((operation) => (
          <li key={operation.id} id={operation.id} className="operation-row">
            <Link to={`/docs/reference/${operation.id}`} className="operation-link">
              <MethodBadge method={operation.method} />
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                <span className="font-medium text-ink">{operation.summary}</span>
                <RoutePath path={operation.path} />
              </span>
              {operation.permission && (
                <span className="text-xs text-ink-faint max-md:hidden">
                  {words.needsPermission(operation.permission)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
