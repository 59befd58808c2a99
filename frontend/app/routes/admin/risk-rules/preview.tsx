import * as words from '#contract/messages/admin/risk.js'
import { riskOutcomes, type RiskPreviewView } from '#contract/risk.js'

export function RiskPreview({ preview }: { preview: RiskPreviewView }) {
  const { payments, met, decided, decidedDisputed, disputed, notEvaluated, before, after } = preview
  const changed = riskOutcomes.filter((outcome) => before[outcome] !== after[outcome])
  return (
    <section role="status" className="flex flex-col gap-2 rounded-panel bg-sunken px-4 py-3 text-sm">
      <h2 className="text-sm font-medium tracking-normal text-ink">{words.previewOf(payments, met)}</h2>
      {met > 0 && <p className="text-ink-soft">{words.decides(decided, decidedDisputed)}</p>}
      {changed.map((outcome) => (
        <p key={outcome} className="text-ink-soft tabular-nums">
          {words.wouldBe(outcome, before[outcome], after[outcome])}
        </p>
      ))}
      <p className="text-xs text-ink-faint">
        {words.disputedOf(disputed)} {notEvaluated > 0 && words.notEvaluated(notEvaluated)}
      </p>
    </section>
  )
}
