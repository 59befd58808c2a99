import type { PostedLineView } from '#contract/ledger.js'
import * as words from '#contract/messages/admin/adjustments.js'
import { type Currency, formatMoney } from '#contract/money.js'

interface PostedLinesProps {
  lines: PostedLineView[]
  currency: Currency
  /** Of the owners, by their ids. */
  names?: Record<string, string | null>
}

/** What is posted to the ledger by the action that a dialog asks about. */
export const PostedLines = ({ lines, currency, names = {} }: PostedLinesProps) => (
  <ul aria-label={words.posting} className="divide-y divide-line rounded-control border border-line text-sm">
    {lines.map(({ account, direction, amount, ownerID }, at) => (
      <li key={`${account} ${at}`} className="flex items-start justify-between gap-4 px-3 py-2.5">
        <span className="flex min-w-0 flex-col">
          <span className="font-medium text-ink">{words.accountNames[account] ?? account}</span>
          {ownerID && (
            <span className="text-xs [overflow-wrap:anywhere] text-ink-faint">{names[ownerID] ?? ownerID}</span>
          )}
        </span>
        <span className="flex shrink-0 flex-col items-end">
          <span className="tabular font-medium whitespace-nowrap text-ink">{formatMoney(amount, currency)}</span>
          <span className="text-xs text-ink-faint">{words[direction]}</span>
        </span>
      </li>
    ))}
  </ul>
)
