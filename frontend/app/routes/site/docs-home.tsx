import { Link } from 'react-router'
import * as words from '#contract/messages/site/docs-home.js'
import { groups } from '../../content/written.server'
import { pageMeta } from '../../components/page-meta'
import type { Route } from './+types/docs-home'
import { PageList } from './page-list'

const lead = words.fromTheFirstKeyTo

export const meta = () => pageMeta(words.docs, lead)

export const loader = () => ({ groups })

export default function DocsHome({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <article className="min-w-0">
      <h1 className="text-3xl">{words.docs}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{lead}</p>
      {groups.map(({ title, pages }) => (
        <section key={title} className="mt-10">
          <h2 className="mb-3 text-lg">{title}</h2>
          <PageList pages={pages} />
        </section>
      ))}
      <p className="mt-10 text-sm text-ink-faint">
        {words.forProgramsThatRead}{' '}
        <Link to="/llms.txt" reloadDocument className="underline underline-offset-4">
          llms.txt
        </Link>{' '}
        {words.listsEveryPageAsMarkdown}
      </p>
    </article>
  )
}
