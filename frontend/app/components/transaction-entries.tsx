import type { LedgerEntryView } from '#contract/ledger.js'
import * as words from '#contract/messages/components/payments.js'
import { Card } from './card'
import { Moment } from './moment'
import { entryInWords, postingInWords, type Reader } from './transaction-words'

interface EntriesProps {
  entries: readonly LedgerEntryView[]
  reader: Reader
}

/** What a payment did to the books: each posting with its entries, which sum to zero. */
export function TransactionEntries({ entries, reader }: EntriesProps) {
  const postingIDs = [...new Set(entries.map(({ postingID }) => postingID))]
  return (
    <Card flush title={words.inTheBooks} lead={words.paymentEntriesLead}>
      {postingIDs.length === 0 && <p className="px-5 py-4 text-ink-soft">{words.noLedgerEntriesYet}</p>}
      <ol className="divide-y divide-line">
        {postingIDs.map((postingID) => (
          <Posting key={postingID} entries={entries.filter((entry) => entry.postingID === postingID)} reader={reader} />
        ))}
      </ol>
    </Card>
  )
}

function Posting({ entries, reader }: EntriesProps) {
  const [first] = entries
  if (!first) return null
  return (
    <li className="flex flex-col gap-2 px-5 py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium text-ink">{postingInWords(first.kind)}</span>
        <span className="text-xs text-ink-faint">
          <Moment iso={first.createdAt} />
        </span>
      </div>
      <ul className="flex flex-col gap-1.5">
        {entries.map((entry) => (
          <li key={entry.entryID} className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink-soft">
            <span>{entryInWords(entry, reader)}</span>
            <span className="font-mono text-xs text-ink-faint">
              {entry.direction} {entry.account}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
