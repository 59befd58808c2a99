import { useLocation, useResolvedPath } from 'react-router'
import * as words from '#contract/messages/components/common.js'
import { ButtonLink } from './button'
import { ArrowRightIcon } from './icon'

interface PagerProps {
  label?: string
  nextCursor: string | null
  /** Newest first, as lists are unless somebody has put them in another order. */
  isByTime?: boolean
}

/** The way to older rows and back to the newest, with the same filter. */
export function Pager({ label = words.pagesOfTheList, nextCursor, isByTime = true }: PagerProps) {
  // Of the list itself, also while the address is that of a form over it.
  const { pathname } = useResolvedPath('.')
  const query = new URLSearchParams(useLocation().search)
  const isFirst = !query.has('cursor')
  query.delete('cursor')
  query.delete('changed')
  if (isFirst && !nextCursor) return null
  const newest = query.size > 0 ? `${pathname}?${query}` : pathname
  const older = nextCursor && `${pathname}?${new URLSearchParams([...query, ['cursor', nextCursor]])}`
  return (
    <nav aria-label={label} className="flex justify-between border-t border-line px-5 py-3">
      {isFirst ? (
        <span />
      ) : (
        <ButtonLink to={newest} variant="ghost" size="sm">
          {isByTime ? words.newest : words.first}
        </ButtonLink>
      )}
      {older && (
        <ButtonLink to={older} variant="ghost" size="sm" icon={<ArrowRightIcon />} iconSide="right">
          {isByTime ? words.older : words.next}
        </ButtonLink>
      )}
    </nav>
  )
}
