import { data, Outlet } from 'react-router'
import * as words from '#contract/messages/site/article.js'
import { pageMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import { pageAt } from '../../content/written.server'
import type { Route } from './+types/article'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.title ?? words.blog, loaderData?.description)

export function loader({ url }: Route.LoaderArgs) {
  const page = pageAt(url.pathname.replace(/\.data$/, ''))
  if (!page) throw data(null, { status: 404 })
  return page
}

export default function Article({ loaderData: { title, description, date, path } }: Route.ComponentProps) {
  return (
    <article className="container-page max-w-3xl py-16 md:py-24">
      <p className="text-sm text-ink-faint">
        <TextLink to="/blog">{words.blog}</TextLink>, <time dateTime={date}>{date}</time>
      </p>
      <h1 className="mt-4 text-4xl max-sm:text-3xl">{title}</h1>
      <p className="mt-4 text-lg text-ink-soft">{description}</p>
      <div className="written prose mt-10">
        <Outlet />
      </div>
      <footer className="mt-12 border-t border-line pt-4 text-sm text-ink-faint">
        <a href={`${path}.md`} className="underline underline-offset-4">
          {words.thisArticleAsMarkdown}
        </a>
      </footer>
    </article>
  )
}
