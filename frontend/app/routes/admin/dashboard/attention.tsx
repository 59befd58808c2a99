import { Link } from 'react-router'
import { attentionCounted } from '#contract/attention-limits.js'
import type { AttentionKind } from '#contract/attention-kinds.js'
import type { AttentionKindView, AttentionView } from '#contract/attention.js'
import * as attentionWords from '#contract/messages/admin/attention.js'
import * as words from '#contract/messages/admin/dashboard.js'
import { clientArea } from '#contract/messages/client-area.js'
import type { WaitingKind, WaitingView } from '#contract/waiting.js'
import { Card } from '../../../components/card'
import { ArrowRightIcon, CheckIcon } from '../../../components/icon'
import { ListFailure } from '../parts/list-failure'

const pageOf: Record<WaitingKind, string> = {
  pendingClients: '/admin/pending-clients',
  disputes: '/admin/disputes?status=open',
  reviews: '/admin/review',
  payouts: '/admin/payouts',
  reconciliation: '/admin/reconciliation/differences',
}

/** Kinds whose rows a count above holds already. */
const countedIn: Partial<Record<AttentionKind, WaitingKind>> = {
  dispute_due: 'disputes',
  difference_open: 'reconciliation',
}

function isCounted(kind: AttentionKind, waiting: WaitingView | null): boolean {
  const within = countedIn[kind]
  return within !== undefined && (waiting?.[within] ?? null) !== null
}

/** The browser is handed the counts, not the items. */
type ShownAttention = Pick<AttentionKindView, 'kind' | 'count'>[]

export const shownAttention = ({ kinds }: AttentionView): ShownAttention =>
  kinds.map(({ kind, count }) => ({ kind, count }))

interface AttentionProps {
  waiting: WaitingView | null
  attention: ShownAttention | null
  /** Some of the counts could not be loaded. */
  isPartial: boolean
}

interface Line {
  to: string
  label: string
  count: number
}

/** What this person has to work on, and what does not settle by itself, by count. */
export function Attention({ waiting, attention, isPartial }: AttentionProps) {
  const kinds = Object.keys(pageOf) as WaitingKind[]
  const mine = kinds.map((kind) => ({ to: pageOf[kind], label: words.toDo[kind], count: waiting?.[kind] ?? null }))
  const stuck = (attention ?? [])
    .filter(({ kind }) => !isCounted(kind, waiting))
    .map(({ kind, count }) => ({
      to: `/admin/needs-attention?kind=${kind}`,
      label: attentionWords.kinds[kind].title,
      count,
    }))
  const known = [...mine, ...stuck].filter((line): line is Line => line.count !== null)
  if (known.length === 0 && !isPartial) return null
  const open = known.filter(({ count }) => count > 0)
  return (
    <Card flush title={words.needsAttention}>
      {open.length > 0 && (
        <ul className="grid sm:grid-cols-2 xl:grid-cols-3">
          {open.map((line) => (
            <OpenLine key={line.to} {...line} />
          ))}
        </ul>
      )}
      {isPartial && (
        <div className="p-5">
          <ListFailure sentence={clientArea.loadFailure} />
        </div>
      )}
      {open.length === 0 && !isPartial && <AllDone />}
    </Card>
  )
}

const AllDone = () => (
  <p className="flex items-center gap-2 px-5 py-4 text-ink-soft">
    <CheckIcon className="size-4 text-success" />
    {words.allDone}
  </p>
)

const OpenLine = ({ to, label, count }: Line) => (
  <li>
    <Link to={to} className="group flex items-center gap-3 px-5 py-3 hover:bg-tint focus-visible:outline-offset-[-2px]">
      <span className="tabular min-w-8 text-lg font-semibold text-ink">
        {count >= attentionCounted ? `${attentionCounted - 1}+` : count}
      </span>
      <span className="min-w-0 flex-1 text-ink-soft group-hover:text-ink">{label}</span>
      <ArrowRightIcon className="size-4 shrink-0 text-ink-faint transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100" />
    </Link>
  </li>
)
