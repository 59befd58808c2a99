import type { AttemptView } from '#contract/attempts.js'
import * as staffWords from '#contract/messages/admin/processors.js'
import * as words from '#contract/messages/attempts.js'
import type { RuleVerdictView } from '#contract/routing.js'
import { Badge, type Tone } from './badge'
import { Card } from './card'
import { type Column, DataTable } from './data-table'

const tones: Record<string, Tone> = { succeeded: 'success', authorized: 'info', failed: 'failed', canceled: 'neutral' }

/** Through which account, and why, is said where the API says it: to staff. */
export function TransactionAttempts({ attempts }: { attempts: AttemptView[] }) {
  if (attempts.length === 0) return null
  const ways = attempts.some(({ account }) => account) ? [through] : []
  return (
    <Card title={words.attempts} flush>
      <DataTable
        caption={words.attempts}
        columns={[number(), ...ways, outcome(), took()]}
        rows={attempts}
        rowKey={({ attemptID }) => attemptID}
        cardsBelow={560}
        empty={{ sentence: words.none }}
      />
      <Rules rules={attempts[0]?.account?.rules ?? []} />
    </Card>
  )
}

function Rules({ rules }: { rules: RuleVerdictView[] }) {
  if (rules.length === 0) return null
  return (
    <details className="border-t border-line px-5 py-3 text-sm">
      <summary className="cursor-pointer text-ink-soft">{staffWords.whatRulesSaid}</summary>
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

const number = (): Column<AttemptView> => ({ key: 'number', header: words.number, cell: (row) => row.number })

const through: Column<AttemptView> = {
  key: 'through',
  header: staffWords.through,
  cell: ({ account }) =>
    account && (
      <span className="flex flex-col">
        {account.name}
        <span className="text-xs text-ink-faint">{staffWords.because[account.chosenBecause]}</span>
      </span>
    ),
}

const outcome = (): Column<AttemptView> => ({
  key: 'outcome',
  header: words.outcome,
  cell: ({ outcome: ended, failureCode, account }) => (
    <span className="flex flex-col items-start gap-1">
      <Badge tone={tones[ended ?? ''] ?? 'pending'}>{ended ? words.outcomeWords[ended] : words.unknown}</Badge>
      {failureCode && (
        <code className="font-mono text-xs text-ink-faint">
          {[failureCode, account?.rawCode].filter(Boolean).join(' · ')}
        </code>
      )}
    </span>
  ),
})

const took = (): Column<AttemptView> => ({
  key: 'took',
  header: words.took,
  align: 'right',
  cell: ({ latencyMs }) => (latencyMs === null ? '–' : words.milliseconds(latencyMs)),
})
