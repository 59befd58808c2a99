import type { ReactNode } from 'react'
import {
  countedFields,
  type CountedField,
  type LimitField,
  limitFields,
  type LimitsInForceView,
} from '#contract/limit-names.js'
import * as words from '#contract/messages/limits.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { Fact } from './fact'

interface LimitListProps {
  items: LimitsInForceView[]
  planName: string | null
  action?: (item: LimitsInForceView) => ReactNode
}

/** The limits of each currency, and how much of those that are counted is used. */
export function LimitList({ items, planName, action }: LimitListProps) {
  if (items.length === 0) return <p className="text-sm text-ink-faint">{words.none}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {items.map((item) => (
        <li key={item.currency} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-sm font-medium tracking-normal text-ink">{item.currency}</h3>
            {action?.(item)}
          </div>
          <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
            {limitFields
              .filter((name) => item[name] !== null)
              .map((name) => (
                <Fact key={name} term={words.names[name]}>
                  <Limit item={item} name={name} />
                  {planName !== null && item.setFor[name] === 'plan' && (
                    <span className="mt-0.5 block text-xs text-ink-faint">{words.onPlan(planName)}</span>
                  )}
                </Fact>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

const isCounted = (name: LimitField): name is CountedField => (countedFields as readonly string[]).includes(name)

function Limit({ item, name }: { item: LimitsInForceView; name: LimitField }) {
  const limit = item[name] ?? 0
  const said = (value: number) => (name.endsWith('Count') ? String(value) : formatMoney(value, item.currency))
  if (!isCounted(name)) return <span className="tabular-nums">{said(limit)}</span>
  const used = item.used[name]
  return (
    <span className="flex flex-col gap-1.5">
      <span className={`tabular-nums ${used >= limit ? 'text-failed' : ''}`}>
        {words.usedOf(said(used), said(limit))}
      </span>
      <progress
        className={`limit-bar ${used >= limit ? 'limit-bar-full' : ''}`}
        aria-hidden="true"
        max={Math.max(limit, 1)}
        value={limit === 0 ? 1 : Math.min(used, limit)}
      />
    </span>
  )
}
