import { useLocation } from 'react-router'
import { ButtonLink } from './button'
import { ArrowRightIcon } from './icon'

/** The way to older rows and back to the newest, with the same filter. */
export function Pager({ label, nextCursor }: { label: string; nextCursor: string | null }) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const isFirst = !query.has('cursor')
  query.delete('cursor')
  if (isFirst && !nextCursor) return null
  const newest = query.size > 0 ? `${pathname}?${query}` : pathname
  const older = nextCursor && `${pathname}?${new URLSearchParams([...query, ['cursor', nextCursor]])}`
  return (
    <nav aria-label={label} className="flex justify-between border-t border-line px-5 py-3">
      {isFirst ? (
        <span />
      ) : (
        <ButtonLink to={newest} variant="ghost" size="sm">
          Newest
        </ButtonLink>
      )}
      {older && (
        <ButtonLink to={older} variant="ghost" size="sm" icon={<ArrowRightIcon />} iconSide="right">
          Older
        </ButtonLink>
      )}
    </nav>
  )
}
