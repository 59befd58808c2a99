import * as words from '#contract/messages/admin/operations.js'
import type { OperationsView } from '#contract/operations.js'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'

/** A change in whole percent, in words; nothing beside nothing is not told. */
export function changeOf(now: number, before: number): string | null {
  if (now === 0 && before === 0) return null
  if (before === 0) return words.isNew
  const percentage = Math.round((100 * (now - before)) / before)
  if (percentage === 0) return words.same
  return percentage > 0 ? words.more(percentage) : words.less(-percentage)
}

function pointsOf(now: number | null, before: number | null): string | null {
  if (now === null || before === null) return null
  const points = Math.round(10 * (now - before)) / 10
  if (points === 0) return words.same
  return points > 0 ? words.pointsMore(points.toFixed(1)) : words.pointsLess((-points).toFixed(1))
}

export const Change = ({ said }: { said: string | null }) =>
  said === null ? null : <span className="block text-xs whitespace-nowrap text-ink-faint">{said}</span>

export const Rate = ({ now, before }: { now: number | null; before: number | null }) => (
  <span className="tabular">
    {words.percent(now)}
    <Change said={pointsOf(now, before)} />
  </span>
)

interface CountProps {
  now: number
  before: number
  view: Pick<OperationsView, 'from' | 'to'>
  /** What the list of payments is filtered by; null: no filter says just this. */
  filter: Record<string, string> | null
}

/** A number of payments, which leads to them. */
export function Count({ now, before, view: { from, to }, filter }: CountProps) {
  const { may } = useMay()
  const count = <span className="tabular">{now.toLocaleString('en-US')}</span>
  const leads = now > 0 && filter !== null && may('GET /transactions')
  return (
    <span>
      {leads ? (
        <TextLink to={`/admin/transactions?${new URLSearchParams({ ...filter, from, to })}`}>{count}</TextLink>
      ) : (
        count
      )}
      <Change said={changeOf(now, before)} />
    </span>
  )
}
