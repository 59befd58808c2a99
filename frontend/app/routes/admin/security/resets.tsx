import type { FactorResetView } from '#contract/factor-resets.js'
import * as words from '#contract/messages/factor-resets.js'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { Moment } from '../../../components/moment'
import { PostButton } from '../../../components/post-button'

interface ResetsProps {
  resets: FactorResetView[]
  /** Who looks at it: what one asked for, somebody else confirms. */
  myID: string
}

export const Resets = ({ resets, myID }: ResetsProps) => (
  <TableCard
    title={words.title}
    lead={words.lead}
    cardsBelow={780}
    columns={columnsFor(myID)}
    rows={resets}
    rowKey={({ factorResetID }) => factorResetID}
    empty={{ sentence: words.none }}
  />
)

const columnsFor = (myID: string): Column<FactorResetView>[] => [
  { key: 'person', header: words.person, cell: ({ name }) => name },
  {
    key: 'reason',
    header: words.reason,
    cell: ({ reason }) => <span className="[overflow-wrap:anywhere] whitespace-pre-line">{reason}</span>,
  },
  { key: 'askedBy', header: words.askedBy, cell: ({ askedByName, askedBy }) => askedByName ?? askedBy },
  { key: 'until', header: words.until, isTime: true, cell: ({ endsAt }) => <Moment iso={endsAt} /> },
  {
    key: 'actions',
    header: words.actions,
    headerHidden: true,
    align: 'right',
    cell: ({ factorResetID, askedBy, subjectID }) => (
      <div className="flex flex-wrap justify-end gap-2">
        {askedBy !== myID && subjectID !== myID && (
          <PostButton action={`/admin/security/resets/${factorResetID}/confirm`} preventScrollReset>
            {words.confirm}
          </PostButton>
        )}
        <PostButton action={`/admin/security/resets/${factorResetID}/take-back`} variant="ghost" preventScrollReset>
          {words.takeBack}
        </PostButton>
      </div>
    ),
  },
]
