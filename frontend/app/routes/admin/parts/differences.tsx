import type { AuditEntryView } from '#contract/audit.js'
import * as texts from '#contract/messages/admin/parts.js'
import { currencies, type Currency, formatMoney } from '#contract/money.js'

type Facts = AuditEntryView['before']

/** What an action changed, one line a field: what stood there, and what stands there now. */
export function Differences({ before, after }: { before: Facts; after: Facts }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const asText = (facts: Facts, name: string) => JSON.stringify(facts?.[name] ?? null)
  const changed = names.filter((name) => asText(before, name) !== asText(after, name))
  if (changed.length === 0) return null
  const currency = after?.currency ?? before?.currency
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-left text-xs">
      {changed.map((name) => (
        <div key={name} className="contents">
          <dt className="text-ink-faint">{labelOf(name)}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            {before && <Value value={before[name]} {...{ name, currency }} isOld />}
            {before && after && <span className="mx-1.5 text-ink-faint">→</span>}
            {after && <Value value={after[name]} {...{ name, currency }} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface ValueProps {
  value: unknown
  name: string
  /** That of the amounts beside it. */
  currency: unknown
  isOld?: boolean
}

function Value({ value, name, currency, isOld = false }: ValueProps) {
  const words = isAmount(name, value) && isCurrency(currency) ? formatMoney(value, currency) : wordsFor(value, name)
  if (words === '') return <span className="text-ink-faint">{texts.empty}</span>
  return isOld ? <del className="text-ink-faint">{words}</del> : <ins className="text-ink no-underline">{words}</ins>
}

const isAmount = (name: string, value: unknown): value is number =>
  typeof value === 'number' && /^(amount|fee|net|total)|Amount$/.test(name)
const isCurrency = (value: unknown): value is Currency => (currencies as readonly unknown[]).includes(value)

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
