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

const minute = 'yyyy-mm-ddThh:mm'.length

/** Everything around a payment, the newest first; what happened in one minute stands below its time. */
export function PaymentTimeline({ lines, addressOf, actorOf }: PaymentTimelineProps) {
  const newest = [...lines].reverse()
  return (
    <Card title={paymentsWords.timeline}>
      {/* What the API tells of a payment is in English. */}
      <ol lang="en" dir="ltr" className="flex flex-col">
        {newest.map((line, index) => (
          <li
            key={`${line.kind} ${line.id ?? ''} ${line.at} ${line.sentence}`}
            className="relative flex gap-3 pb-4 before:absolute before:top-4 before:bottom-0 before:start-[5px] before:w-px before:bg-line last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden="true"
              className={`mt-1.5 size-[11px] shrink-0 rounded-full border-2 border-panel ${dots[line.kind] ?? 'bg-ink-faint'}`}
            />
            <div className="flex min-w-0 flex-col gap-0.5">
              {newest[index - 1]?.at.slice(0, minute) !== line.at.slice(0, minute) && (
                <p className="text-xs font-medium text-ink-soft">
                  <Moment iso={line.at} />
                </p>
              )}
              <Sentence line={line} to={addressOf(line)} />
              {line.details.length > 0 && <Details details={line.details} />}
              <p className="text-xs text-ink-faint [overflow-wrap:anywhere]">
                {words.kindWords[line.kind]}
                {line.actorKind && ` · ${actorOf(line)}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Sentence({ line: { sentence, amount, currency }, to }: { line: TimelineLineView; to: string | undefined }) {
  return (
    <p className="text-sm text-ink [overflow-wrap:anywhere]">
      {to ? <TextLink to={to}>{sentence}</TextLink> : sentence}
      {amount !== null && <span className="tabular text-ink-soft"> · {formatMoney(amount, currency)}</span>}
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
