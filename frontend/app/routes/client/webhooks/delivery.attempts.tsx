import * as words from '#contract/messages/client/webhook-deliveries.js'
import type { WebhookAttemptView } from '#contract/webhooks.js'
import { Card } from '../../../components/card'
import { ChevronDownIcon } from '../../../components/icon'
import { clockOf, dayOf } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { AttemptBadge } from './badges'

interface AttemptsProps {
  /** Oldest first. */
  attempts: readonly WebhookAttemptView[]
  /** One more is due, so there is something to wait for. */
  isSoon: boolean
}

export function Attempts({ attempts, isSoon }: AttemptsProps) {
  const latest = attempts.toReversed()
  return (
    <Card flush title={words.attempts} lead={words.newestFirstOnlyAnAnswer}>
      {isSoon && (
        <p className="flex flex-wrap justify-between gap-x-4 border-b border-line px-5 py-3 text-ink-soft">
          {words.waitingForAnAnswer}
          <noscript>
            <TextLink to="">{words.lookAgain}</TextLink>
          </noscript>
        </p>
      )}
      {!isSoon && attempts.length === 0 && <p className="px-5 py-4 text-ink-soft">{words.notTriedYetSentence}</p>}
      <ol className="divide-y divide-line">
        {latest.map((attempt, index) => (
          <li key={attempt.attemptID} className="flex flex-col gap-2 px-5 py-3.5">
            <Attempt attempt={attempt} isOpen={index === 0} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Attempt({ attempt, isOpen }: { attempt: WebhookAttemptView; isOpen: boolean }) {
  const { number, createdAt, durationMs, error, responseHead, responseBody } = attempt
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AttemptBadge attempt={attempt} />
        <span className="font-medium text-ink">{words.attemptNumber(number)}</span>
        <span className="tabular ml-auto text-ink-soft">
          {durationMs === null ? words.cutOff : words.durationMsMs(durationMs)} · {dayOf(createdAt)},{' '}
          {clockOf(createdAt)}
        </span>
      </div>
      {error && <p className="text-failed [overflow-wrap:anywhere]">{error}</p>}
      {responseHead !== null && (
        <details className="group" open={isOpen}>
          <summary className="inline-flex items-center gap-1 rounded-small text-ink-soft hover:text-ink">
            {words.theAnswer}
            <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <pre
            tabIndex={0}
            aria-label={words.answerToAttemptNumber(number)}
            className="mt-2 max-h-80 overflow-auto rounded-control bg-sunken p-3 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            {`${responseHead.trimEnd()}\n\n${responseBody || '(no body)'}`}
          </pre>
        </details>
      )}
    </>
  )
}
