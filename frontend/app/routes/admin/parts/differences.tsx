import type { AuditEntryView } from '#contract/audit.js'
import * as texts from '#contract/messages/admin/parts.js'

type Facts = AuditEntryView['before']

/** What an action changed, one line a field: what stood there, and what stands there now. */
export function Differences({ before, after }: { before: Facts; after: Facts }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const asText = (facts: Facts, name: string) => JSON.stringify(facts?.[name] ?? null)
  const changed = names.filter((name) => asText(before, name) !== asText(after, name))
  if (changed.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-left text-xs">
      {changed.map((name) => (
        <div key={name} className="contents">
          <dt className="text-ink-faint">{labelOf(name)}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            {before && <Value value={before[name]} name={name} isOld />}
            {before && after && <span className="mx-1.5 text-ink-faint">→</span>}
            {after && <Value value={after[name]} name={name} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value, name, isOld = false }: { value: unknown; name: string; isOld?: boolean }) {
  const words = wordsFor(value, name)
  if (words === '') return <span className="text-ink-faint">{texts.empty}</span>
  return isOld ? <del className="text-ink-faint">{words}</del> : <ins className="text-ink no-underline">{words}</ins>
}

// The log keeps the rate as it is stored.
const rate = 'chargePercentageHundredths'
const labelOf = (name: string) =>
  name === rate
    ? 'charge percentage'
    : name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[A-Z][a-z]/g, (letters) => letters.toLowerCase())

function wordsFor(value: unknown, name: string): string {
  if (value === null || value === undefined) return ''
  if (name === rate && typeof value === 'number') return `${(value / 100).toFixed(2)}%`
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map((one) => wordsFor(one, name)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
