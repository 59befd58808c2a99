import * as words from '#contract/messages/admin/risk.js'
import type { MetRuleView, RiskOutcome, RiskVerdictView, TransactionRiskView } from '#contract/risk.js'
import { Badge, type Tone } from './badge'
import { Card } from './card'

const tones: Record<RiskOutcome, Tone> = { allow: 'success', review: 'pending', block: 'failed' }

export const OutcomeBadge = ({ outcome }: { outcome: RiskOutcome }) => (
  <Badge tone={tones[outcome]}>{words.outcomeWords[outcome]}</Badge>
)

function MetRules({ rules }: { rules: MetRuleView[] }) {
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {rules.map(({ riskRuleID, words: rule, verdict }) => (
        <li key={`${riskRuleID} ${rule}`} className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
          <span className={verdict === 'decided' ? 'font-medium text-ink' : 'text-ink'}>{rule}</span>
          <span className="text-xs text-ink-faint">{words.verdicts[verdict]}</span>
        </li>
      ))}
    </ol>
  )
}

interface TransactionRiskProps {
  risk: TransactionRiskView
  isDisputed: boolean
}

/** What rules said of a payment, and what they would say today; for staff. */
export function TransactionRisk({ risk: { then, now }, isDisputed }: TransactionRiskProps) {
  if (!then && now.rules.length === 0 && !isDisputed) return null
  return (
    <Card title={words.riskTitle}>
      <div className="flex flex-col gap-5">
        <Verdict title={words.thenTitle} verdict={then} none={words.metNone} />
        <Verdict title={isDisputed ? words.caughtBy : words.nowTitle} verdict={now} none={words.noRuleMatchesToday} />
      </div>
    </Card>
  )
}

function Verdict({ title, verdict, none }: { title: string; verdict: RiskVerdictView | null; none: string }) {
  const rules = verdict?.rules ?? []
  return (
    <section className="flex flex-col gap-2">
      <header className="flex items-center justify-between gap-3">
        <h3 className="text-xs font-normal tracking-normal text-ink-faint">{title}</h3>
        {verdict && rules.length > 0 && <OutcomeBadge outcome={verdict.outcome} />}
      </header>
      {rules.length > 0 ? <MetRules rules={rules} /> : <p className="text-sm text-ink-soft">{none}</p>}
    </section>
  )
}
