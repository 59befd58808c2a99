import * as words from '#contract/messages/site/guides.js'
import { groups } from '../../content/written.server'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import type { Route } from './+types/guides'
import { PageList } from './page-list'

const lead = words.stepByStepGuides
const alsoGuides = ['/docs/quickstart', '/docs/going-live', '/docs/self-hosting']

export const meta = () => pageMeta(words.guides, lead)

export const handle = quiet

export function loader() {
  const all = groups.flatMap(({ pages }) => pages)
  return { pages: all.filter(({ path }) => path.startsWith('/guides/') || alsoGuides.includes(path)) }
}

export default function Guides({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <article className="container-page py-16 md:py-24">
      <header className="mb-12 flex max-w-3xl flex-col gap-4">
        <h1 className="text-4xl max-sm:text-3xl">{words.guides}</h1>
        <p className="text-lg text-ink-soft">{lead}</p>
      </header>
      <PageList pages={pages} />
    </article>
  )
}
