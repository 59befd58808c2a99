import { Form, useLocation } from 'react-router'
import * as words from '#contract/messages/search.js'
import type { Mode } from '#contract/modes.js'
import { searchAmountsMax } from '#contract/search-limits.js'
import { Button } from './button'
import { Card } from './card'
import { EmptyState } from './empty-state'
import { HitDetail } from './hit-detail'
import { SearchIcon } from './icon'
import type { SearchAnswer } from '#contract/search-hits.js'
import { countInWords } from '#contract/spoken-formats.js'
import { TextLink } from './text-link'
import { useTypedFilter } from './typed-filter'

interface SearchResultsProps {
  area: 'client' | 'admin'
  answer: SearchAnswer
  placeholder: string
  /** Beside what else can be looked for. */
  help?: string
}

/** What was found, by kind; a form that needs no script. */
export function SearchResults({ area, answer, placeholder, help }: SearchResultsProps) {
  const { q, groups, otherMode, refusal } = answer
  const tries = help ? `${words.tryAWhole} ${help}` : words.tryAWhole
  return (
    <>
      <Card flush>
        <div className="flex flex-col gap-2 px-5 py-3.5">
          <SearchForm q={q} placeholder={placeholder} />
          {refusal ? (
            <p role="alert" className="text-sm text-failed">
              {refusal}
            </p>
          ) : (
            <p className="text-xs text-ink-faint">{words.amountsReachBack(countInWords(searchAmountsMax))}</p>
          )}
        </div>
      </Card>
      {otherMode && <OtherMode area={area} mode={otherMode} q={q} />}
      {groups.length === 0 && !otherMode && !refusal && (
        <Card flush>
          <EmptyState sentence={words.nothingFound} help={tries} />
        </Card>
      )}
      {groups.map(({ title, hits, hasMore }) => (
        <Card key={title} flush title={title}>
          <ul className="divide-y divide-line">
            {hits.map((hit) => (
              <li
                key={hit.id}
                className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-3 [overflow-wrap:anywhere]"
              >
                <TextLink to={hit.to}>{hit.label}</TextLink>
                <HitDetail hit={hit} />
              </li>
            ))}
          </ul>
          {hasMore && <p className="border-t border-line px-5 py-3 text-xs text-ink-faint">{words.moreThanShown}</p>}
        </Card>
      ))}
    </>
  )
}

function SearchForm({ q, placeholder }: { q: string; placeholder: string }) {
  const { input, onChange } = useTypedFilter(q)
  return (
    <Form role="search" aria-label={words.search} onChange={onChange} preventScrollReset className="flex gap-2">
      <div className="relative min-w-0 flex-1 sm:max-w-96">
        <SearchIcon className="pointer-events-none absolute top-3 left-3 size-4 text-ink-faint" />
        <input
          ref={input}
          className="control pl-9 text-ellipsis"
          type="search"
          name="q"
          defaultValue={q}
          placeholder={placeholder}
          aria-label={placeholder}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button variant="outline">{words.search}</Button>
    </Form>
  )
}

function OtherMode({ area, mode, q }: { area: 'client' | 'admin'; mode: Mode; q: string }) {
  const { pathname } = useLocation()
  return (
    <Card>
      <Form method="post" action={`/${area}/mode`} className="flex flex-wrap items-center justify-between gap-4">
        <input type="hidden" name="mode" value={mode} />
        <input type="hidden" name="returnTo" value={`${pathname}?${new URLSearchParams({ q })}`} />
        <p>{words.isOfOtherMode[mode]}</p>
        <Button variant="outline">{words.switchTo[mode]}</Button>
      </Form>
    </Card>
  )
}
