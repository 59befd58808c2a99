import { Link } from 'react-router'
import * as words from '#contract/messages/site/blog.js'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import { blogPaths } from '../../content/order'
import { pages } from '../../content/written.server'
import type { Route } from './+types/blog'

const lead = words.designDecisions

export const meta = () => pageMeta(words.blog, lead)

export const handle = quiet

export const loader = () => ({ articles: pages.filter(({ path }) => blogPaths.includes(path)) })

export default function Blog({ loaderData: { articles } }: Route.ComponentProps) {
  return (
    <div className="container-page py-16 md:py-24">
      <header className="flex max-w-3xl flex-col gap-4">
        <h1 className="text-4xl max-sm:text-3xl">{words.blog}</h1>
        <p className="text-lg text-ink-soft">{lead}</p>
      </header>
      <ul className="mt-12 max-w-3xl divide-y divide-line border-y border-line">
        {articles.map(({ path, title, description, date }) => (
          <li key={path} className="py-8">
            <h2 className="text-xl">
              <Link to={path} className="hover:text-brand">
                {title}
              </Link>
            </h2>
            <p className="mt-2 text-ink-soft">{description}</p>
            <time dateTime={date} className="mt-3 block text-sm text-ink-faint">
              {date}
            </time>
          </li>
        ))}
      </ul>
    </div>
  )
}
