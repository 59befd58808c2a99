import { log as words } from '#contract/messages/profile.js'
import { didIt, happened } from '#contract/messages/security-events.js'
import type { SecurityLogEntryView } from '#contract/security-log.js'
import { type Column, DataTable } from './data-table'
import { Moment } from './moment'

const columns = (): Column<SecurityLogEntryView>[] => [
  { key: 'event', header: words.what, cell: ({ event }) => <span className="font-medium">{happened[event]}</span> },
  { key: 'by', header: words.who, cell: ({ by }) => didIt[by] },
  { key: 'address', header: words.where, cell: ({ address }) => <span className="tabular">{address ?? '–'}</span> },
  { key: 'createdAt', header: words.when, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
]

export const LogTable = ({ entries }: { entries: SecurityLogEntryView[] }) => (
  <DataTable
    caption={words.title}
    columns={columns()}
    rows={entries}
    rowKey={({ auditID }) => auditID}
    empty={{ sentence: words.none }}
  />
)
