import { type CancellationFeedback, cancellationFeedbacks } from '#contract/billing-choices.js'
import type { CancellationMonthView, CancellationReasonView, CancellationsView } from '#contract/billing-reports.js'
import * as reports from '#contract/messages/client/billing-reports.js'
import * as words from '#contract/messages/client/portal-settings.js'
import { feedbacks } from '#contract/messages/payer-billing.js'
import { countInWords, monthNow } from '#contract/spoken-formats.js'
import { type Column, DataTable } from '../../../components/data-table'
import { inMode, useMode } from '../../../components/mode-switch'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'
import { canceledFile, canceledOf } from './links'

interface Row {
  key: string
  title: string
  firstMonth: string
  lastMonth: string
  reasons: CancellationReasonView[]
  subscriptions: number
}

type Months = Pick<Row, 'firstMonth' | 'lastMonth'>

export function CanceledFile({ firstMonth, lastMonth }: Months) {
  const mode = useMode()
  if (!useMay()('GET /subscriptions/export.csv')) return null
  return (
    <TextLink to={inMode(canceledFile({ firstMonth, lastMonth }), mode)} reloadDocument>
      {reports.downloadCsv}
    </TextLink>
  )
}

interface CancellationsProps {
  cancellations: CancellationsView
  firstMonth: string
  lastMonth: string
}

/** The newest month first, and the sum of all months below. */
export function CancellationTable({ cancellations, firstMonth, lastMonth }: CancellationsProps) {
  const { months, reasons, subscriptions } = cancellations
  const all = { key: 'all', title: words.allMonths, firstMonth, lastMonth, reasons, subscriptions }
  const rows = months
    .filter((month) => month.subscriptions > 0)
    .map(rowOf)
    .reverse()
  const given = cancellationFeedbacks.filter((feedback) => countOf(all, feedback) > 0)
  return (
    <DataTable
      caption={words.reasons}
      columns={columns(given)}
      rows={rows.length === 0 ? [] : [...rows, all]}
      rowKey={({ key }) => key}
      empty={{ sentence: words.noReasons }}
      cardsBelow={960}
    />
  )
}

const rowOf = ({ month, ...counts }: CancellationMonthView): Row => ({
  ...{ key: month, title: monthNow(month), firstMonth: month, lastMonth: month },
  ...counts,
})

const countOf = ({ reasons }: Row, feedback: CancellationFeedback): number =>
  reasons.find((one) => one.feedback === feedback)?.subscriptions ?? 0

const columns = (given: readonly CancellationFeedback[]): Column<Row>[] => [
  { key: 'month', header: reports.month, cell: ({ title }) => title },
  ...given.map(
    (feedback): Column<Row> => ({
      ...{ key: feedback, header: feedbacks[feedback], align: 'right' },
      cell: (row) => <Count {...row} subscriptions={countOf(row, feedback)} feedback={feedback} />,
    }),
  ),
  { key: 'total', header: words.allReasons, align: 'right', cell: (row) => <Count {...row} /> },
]

type CountProps = Pick<Row, 'firstMonth' | 'lastMonth' | 'subscriptions'> & { feedback?: CancellationFeedback }

const Count = ({ firstMonth, lastMonth, subscriptions, feedback }: CountProps) =>
  subscriptions === 0 ? (
    '–'
  ) : (
    <TextLink to={canceledOf({ firstMonth, lastMonth, feedback })}>{countInWords(subscriptions)}</TextLink>
  )
