import type { CancellationReasonView, CancellationsView } from '#contract/billing-reports.js'
import * as words from '#contract/messages/client/portal-settings.js'
import { feedbacks } from '#contract/messages/payer-billing.js'
import { countInWords } from '#contract/spoken-formats.js'
import { type Column, DataTable } from '../../../components/data-table'
import { TextLink } from '../../../components/text-link'

export const CancellationTable = ({ cancellations }: { cancellations: CancellationsView }) => (
  <DataTable
    caption={words.reasons}
    columns={columns()}
    rows={cancellations.reasons.filter(({ subscriptions }) => subscriptions > 0)}
    rowKey={({ feedback }) => feedback}
    empty={{ sentence: words.noReasons }}
    cardsBelow={420}
  />
)

const columns = (): Column<CancellationReasonView>[] => [
  { key: 'reason', header: words.reason, cell: ({ feedback }) => feedbacks[feedback] },
  {
    ...{ key: 'count', header: words.count, align: 'right' },
    cell: ({ feedback, subscriptions }) => (
      <TextLink to={`/client/subscriptions?cancellationFeedback=${feedback}`}>{countInWords(subscriptions)}</TextLink>
    ),
  },
]
