import type { ReactNode } from 'react'
import type { AttemptView } from '#contract/attempts.js'
import { processor as processorWord } from '#contract/messages/admin/labels.js'
import * as staffWords from '#contract/messages/admin/processors.js'
import * as words from '#contract/messages/attempts.js'
import type { RuleVerdictView } from '#contract/routing.js'
import { Badge, type Tone } from './badge'
import { Card } from './card'

const tones: Record<string, Tone> = { succeeded: 'success', authorized: 'info', failed: 'failed', canceled: 'neutral' }

/** Through which account, and why, is said where the API says it: to staff. */
export function TransactionAttempts({ attempts, processor }: { attempts: AttemptView[]; processor?: ReactNode }) {
  if (attempts.length === 0 && !processor) return null
  return (
    <Card title={processor ? processorWord : words.attempts} flush>
      {processor && <dl className="flex flex-col gap-4 p-5">{processor}</dl>}
      {attempts.length > 0 && (
        <ol aria-label={words.attempts} className={`divide-y divide-line ${processor ? 'border-t border-line' : ''}`}>
          {attempts.map((attempt) => (
            <Attempt key={attempt.attemptID} attempt={attempt} />
          ))}
        </ol>
      )}
      <Rules rules={attempts[0]?.account?.rules ?? []} />
    </Card>
  )
}

function Rules({ rules }: { rules: RuleVerdictView[] }) {
  if (rules.length === 0) return null
  return (
    <details className="border-t border-line px-5 py-3 text-sm">
      <summary className="cursor-pointer text-ink-soft">{staffWords.ruleResultsAtTheTime}</summary>
      <ol className="mt-3 flex flex-col gap-2">
        {rules.map(({ routingRuleID, words: rule, fits, sentence }) => (
          <li key={routingRuleID} className="flex flex-col">
            <span className={fits ? 'font-medium text-ink' : 'text-ink'}>{rule}</span>
            <span className="text-xs text-ink-faint">{sentence}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Attempt({ attempt }: { attempt: AttemptView }) {
  const { number, outcome, failureCode, latencyMs, account } = attempt
  const took = latencyMs === null ? null : words.milliseconds(latencyMs)
  return (
    <li className="flex flex-col gap-1 px-5 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{account?.name ?? words.attempt(number)}</span>
        <Badge tone={tones[outcome ?? ''] ?? 'pending'}>{outcome ? words.outcomeWords[outcome] : words.unknown}</Badge>
      </div>
      <p className="text-xs text-ink-faint">
        {[account && words.attempt(number), account && staffWords.because[account.chosenBecause], took]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {failureCode && (
        <code className="font-mono text-xs text-ink-faint [overflow-wrap:anywhere]">
          {[failureCode, account?.rawCode].filter(Boolean).join(' · ')}
        </code>
      )}
    </li>
  )
}
