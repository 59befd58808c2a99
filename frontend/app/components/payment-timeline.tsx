import { formatMoney } from '#contract/spoken-formats.js'
import * as words from '#contract/messages/timeline.js'
import * as paymentsWords from '#contract/messages/components/payments.js'
import type { TimelineKind } from '#contract/timeline-kinds.js'
import type { TimelineLineView } from '#contract/timeline.js'
import { Card } from './card'
import { Moment } from './moment'
import { TextLink } from './text-link'

interface PaymentTimelineProps {
  lines: TimelineLineView[]
  /** Where what proves a line is looked at; undefined: on this page, or nowhere for this reader. */
  addressOf: (line: TimelineLineView) => string | undefined
  actorOf: (line: TimelineLineView) => string
}

const dots: Partial<Record<TimelineKind, string>> = {
  move: 'bg-brand',
  posting: 'bg-success',
  payout: 'bg-success',
  bank_entry: 'bg-success',
  dispute: 'bg-failed',
  risk: 'bg-pending',
}

/** What programs did around the payment; what happened to the payment itself is written more strongly. */
const quiet: readonly TimelineKind[] = ['request', 'gate', 'routing', 'attempt', 'notice', 'event', 'delivery']

const minute = 'yyyy-mm-ddThh:mm'.length

/** Everything around a payment, the newest first; what happened in one minute stands below its time. */
export function PaymentTimeline({ lines, addressOf, actorOf }: PaymentTimelineProps) {
  const newest = [...lines].reverse()
  return (
    <Card title={paymentsWords.timeline}>
      {/* What the API tells of a payment is in English. */}
      <ol lang="en" dir="ltr" className="flex flex-col">
        {newest.map((line, index) => (
          <Line
            key={`${line.kind} ${line.id ?? ''} ${line.at} ${line.sentence}`}
            line={line}
            isNewMinute={newest[index - 1]?.at.slice(0, minute) !== line.at.slice(0, minute)}
            to={addressOf(line)}
            actor={line.actorKind && actorOf(line)}
          />
        ))}
      </ol>
    </Card>
  )
}

interface LineProps {
  line: TimelineLineView
  isNewMinute: boolean
  to: string | undefined
  actor: string | null
}

const Line = ({ line, isNewMinute, to, actor }: LineProps) => (
  <li className="group">
    {isNewMinute && (
      <p className="pb-2 text-xs font-medium text-ink-soft group-not-first:pt-4">
        <Moment iso={line.at} />
      </p>
    )}
    <div className="relative flex gap-3 pb-3 before:absolute before:top-5 before:-bottom-1 before:start-[5px] before:w-px before:bg-line group-last:pb-0 group-last:before:hidden">
      <span
        aria-hidden="true"
        className={`mt-1.5 size-[11px] shrink-0 rounded-full border-2 border-panel ${dots[line.kind] ?? 'bg-ink-faint'}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <div className="flex items-baseline justify-between gap-x-4">
          <Sentence line={line} to={to} />
          <span className="shrink-0 text-xs text-ink-faint">{words.kindWords[line.kind]}</span>
        </div>
        {line.details.length > 0 && <Details details={line.details} />}
        {actor && <p className="text-xs text-ink-faint [overflow-wrap:anywhere]">{actor}</p>}
      </div>
    </div>
  </li>
)

function Sentence({ line, to }: { line: TimelineLineView; to: string | undefined }) {
  const { sentence, amount, currency, kind } = line
  const strength = quiet.includes(kind) ? 'text-ink-soft' : 'font-medium text-ink'
  return (
    <p className={`min-w-0 text-sm [overflow-wrap:anywhere] ${strength}`}>
      {to ? <TextLink to={to}>{sentence}</TextLink> : sentence}
      {amount !== null && <span className="tabular font-normal text-ink-soft"> · {formatMoney(amount, currency)}</span>}
    </p>
  )
}

const Details = ({ details }: { details: string[] }) => (
  <ul className="flex flex-col text-xs text-ink-soft">
    {details.map((detail) => (
      <li key={detail} className="[overflow-wrap:anywhere]">
        {detail}
      </li>
    ))}
  </ul>
)
