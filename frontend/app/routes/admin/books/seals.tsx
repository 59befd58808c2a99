import type { LedgerSealsView, LedgerSealView } from '#contract/ledger.js'
import * as words from '#contract/messages/admin/books.js'
import { timeInWords } from '#contract/time-words.js'
import { CopyButton } from '../../../components/copy-button'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { FormError } from '../../../components/form-error'
import { Moment } from '../../../components/moment'

const shown = 10

/** The last of them; GET /ledger/seals has each line's end. */
export function Seals({ items, publicKey, untoldSince }: LedgerSealsView) {
  const isTold = untoldSince !== null || items.some(({ sentAt }) => sentAt !== null)
  return (
    <>
      {untoldSince && <FormError>{words.sealsNotPublished(timeInWords(new Date(untoldSince)))}</FormError>}
      <TableCard
        title={words.seals}
        lead={words.sealsLead}
        cardsBelow={560}
        columns={isTold ? [...columns, told] : columns}
        rows={items.slice(0, shown)}
        rowKey={({ number }) => String(number)}
        empty={{ sentence: words.noSealsYet }}
      >
        <p className="flex flex-wrap items-center gap-x-2 border-t border-line px-5 py-3 text-sm text-ink-faint">
          {words.sealsAreSignedWith}
          <span className="min-w-0 font-mono text-xs break-all text-ink">{publicKey}</span>
          <CopyButton value={publicKey} label={words.publicKey} />
        </p>
      </TableCard>
    </>
  )
}

const columns: Column<LedgerSealView>[] = [
  { key: 'seal', header: words.seal, cell: ({ number }) => <span className="tabular">{number}</span> },
  { key: 'sealed', header: words.sealedAt, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  {
    key: 'hash',
    header: words.sealHash,
    cell: ({ hash }) => (
      <span className="flex items-center gap-1">
        <span className="font-mono text-xs">{hash.slice(0, 16)}…</span>
        <CopyButton value={hash} label={words.hash} />
      </span>
    ),
  },
]

const told: Column<LedgerSealView> = {
  key: 'told',
  header: words.sealPublished,
  isTime: true,
  cell: ({ sentAt }) => (sentAt ? <Moment iso={sentAt} /> : words.sealNotPublished),
}
