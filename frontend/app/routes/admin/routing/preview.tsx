import * as words from '#contract/messages/admin/routing.js'
import { formatMoney } from '#contract/money.js'
import type { RoutingPreviewView } from '#contract/routing.js'

interface PreviewProps {
  preview: RoutingPreviewView
  nameOf: (processorAccountID: string) => string
}

export function RoutingPreview({ preview: { payments, moved, byCurrency, moves }, nameOf }: PreviewProps) {
  const named = (id: string | null) => (id === null ? words.nobody : nameOf(id))
  const changed = byCurrency.filter((one) => one.moved > 0)
  return (
    <section role="status" className="flex flex-col gap-2 rounded-panel bg-sunken px-4 py-3 text-sm">
      <h2 className="text-sm font-medium tracking-normal text-ink">{words.previewOf(payments, moved)}</h2>
      {moves
        .filter(({ from, to }) => from !== to)
        .map(({ from, to, payments: count }) => (
          <p key={`${from} ${to}`} className="text-ink-soft">
            {words.movedTo(count, named(from), named(to))}
          </p>
        ))}
      {changed.length > 0 && (
        <p className="text-xs text-ink-faint">
          {changed.map(({ currency, amountMoved }) => formatMoney(amountMoved, currency)).join(', ')}
        </p>
      )}
    </section>
  )
}
