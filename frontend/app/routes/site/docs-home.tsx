import { Link } from 'react-router'
import * as words from '#contract/messages/site/docs-home.js'
import { bookNames } from '../../content/order'
import { groups } from '../../content/written.server'
import { pageMeta } from '../../components/page-meta'
import type { Route } from './+types/docs-home'
import { PageList } from './page-list'

const lead = words.guidesForEveryone

export const meta = () => pageMeta(words.docs, lead)

export const loader = () => ({
  books: bookNames.map((name) => ({
    name,
    ...words.books[name],
    groups: groups.filter(({ book }) => book === name).map(({ title, pages }) => ({ title, pages })),
  })),
})

export default function DocsHome({ loaderData: { books } }: Route.ComponentProps) {
  return (
    <article className="min-w-0">
      <h1 className="text-3xl">{words.docs}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{lead}</p>
      <div className="mt-8 grid gap-4 sm:grid-cols-3">
        {books.map(({ name, title, lead }) => (
          <a key={name} href={`#${name}`} className="rounded-panel border border-line bg-panel p-5 hover:border-edge">
            <span className="block font-medium text-ink">{title}</span>
            <span className="mt-1 block text-sm text-ink-soft">{lead}</span>
          </a>
        ))}
      </div>
      {books.map(({ name, title, groups }) => (
        <section key={name} id={name} className="mt-12 scroll-mt-24">
          <h2 className="text-2xl">{title}</h2>
          {groups.map(({ title, pages }) => (
            <section key={title} className="mt-6">
              <h3 className="mb-3 text-lg">{title}</h3>
              <PageList pages={pages} />
            </section>
          ))}
        </section>
      ))}
      <p className="mt-10 text-sm text-ink-faint">
        {words.forAiTools}{' '}
        <Link to="/llms.txt" reloadDocument className="underline underline-offset-4">
          llms.txt
        </Link>{' '}
        {words.listsEveryPageAsMarkdown}
      </p>
    </article>
  )
}
