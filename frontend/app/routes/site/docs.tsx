import { useEffect } from 'react'
import { Form, Link, NavLink, Outlet, useLocation } from 'react-router'
import * as home from '#contract/messages/site/docs-home.js'
import * as words from '#contract/messages/site/docs.js'
import { readOwnKey } from '../../api/own-key.server'
import { pageMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import { bookOf, books, groups, pageAfter, pageAt } from '../../content/written.server'
import { siteContext } from '../../session/site-context.server'
import type { Route } from './+types/docs'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.page?.title ?? words.docs, loaderData?.page?.description)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\.data$/, '')
  const page = pageAt(path) ?? null
  const after = pageAfter(path)
  const current = bookOf(path) ?? (path.startsWith('/docs/reference/') ? 'build' : null)
  return {
    page,
    next: after ? linkOf(after) : null,
    books: books.map(({ book, path }) => ({ path, title: home.books[book].title, isCurrent: book === current })),
    groups: groups
      .filter(({ book }) => book === current)
      .map(({ title, pages }) => ({ title, pages: pages.map(linkOf) })),
    reader: {
      origin: context.get(siteContext).publicUrl ?? url.origin,
      apiKey: page?.path === '/docs/quickstart' ? await readOwnKey(request, context) : null,
    },
  }
}

const linkOf = ({ path, title }: { path: string; title: string }) => ({ path, title })

export default function Docs({ loaderData: { page, next, books, groups } }: Route.ComponentProps) {
  useShownPlace()
  return (
    <div className="container-page grid gap-x-12 gap-y-8 py-10 md:grid-cols-[13rem_minmax(0,1fr)] md:py-14">
      <aside className="docs-aside">
        <Form action="/docs/search" role="search" className="mb-4">
          <input
            type="search"
            name="q"
            aria-label={words.searchTheDocs}
            placeholder={words.searchTheDocs}
            className="control"
          />
        </Form>
        <TextLink to="/docs" className="text-sm md:hidden">
          {words.allPages}
        </TextLink>
        <nav aria-label={words.docs} className="docs-nav max-md:hidden">
          <ul>
            {books.map(({ path, title, isCurrent }) => (
              <li key={path}>
                <Link to={path} aria-current={isCurrent ? 'true' : undefined} className="docs-nav-link">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          {groups.map(({ title, pages }) => (
            <div key={title}>
              <p className="mb-2 text-xs font-medium text-ink-faint">{title}</p>
              <ul>
                {pages.map((one) => (
                  <li key={one.path}>
                    <NavLink to={one.path} className="docs-nav-link">
                      {one.title}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <NavLink to="/api" className="docs-nav-link">
            {words.apiReference}
          </NavLink>
        </nav>
      </aside>
      {page ? <Written page={page} next={next} /> : <Outlet />}
    </div>
  )
}

/** The list of pages is longer than the window: it shows where the reader is. */
function useShownPlace() {
  const { pathname } = useLocation()
  useEffect(() => {
    const list = document.querySelector('.docs-nav')
    const here = list?.querySelector<HTMLElement>('[aria-current=page]')
    if (list && here) list.scrollTop += here.getBoundingClientRect().top - list.getBoundingClientRect().top - 100
  }, [pathname])
}

interface WrittenProps {
  page: { title: string; description: string; path: string }
  next: { path: string; title: string } | null
}

function Written({ page: { title, description, path }, next }: WrittenProps) {
  return (
    <article className="min-w-0 max-w-3xl">
      <header className="mb-8 flex flex-col gap-3">
        <h1 className="text-3xl">{title}</h1>
        <p className="text-lg text-ink-soft">{description}</p>
      </header>
      <div className="written prose">
        <Outlet />
      </div>
      {next && (
        <p className="mt-12">
          {words.next} <TextLink to={next.path}>{next.title}</TextLink>
        </p>
      )}
      <footer className="mt-12 border-t border-line pt-4 text-sm text-ink-faint">
        <a href={`${path}.md`} className="underline underline-offset-4">
          {words.thisPageAsMarkdown}
        </a>
      </footer>
    </article>
  )
}
