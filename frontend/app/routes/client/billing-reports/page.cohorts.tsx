import type { CohortView } from '#contract/billing-reports.js'
import * as words from '#contract/messages/client/billing-reports.js'
import type { Currency } from '#contract/money.js'
import { countInWords, monthNow, withPercentSign } from '#contract/spoken-formats.js'
import { type Column, DataTable } from '../../../components/data-table'
import { TextLink } from '../../../components/text-link'
import { movementsOf } from './links'

interface CohortsProps {
  cohorts: CohortView[]
  currency: Currency
}

export function CohortTable({ cohorts, currency }: CohortsProps) {
  const longest = Math.max(0, ...cohorts.map(({ months }) => months.length))
  return (
    <DataTable
      caption={words.retention}
      columns={columns(currency, longest)}
      rows={cohorts}
      rowKey={({ cohort }) => cohort}
      empty={{ sentence: words.noCohorts, help: words.noRevenueHelp }}
      cardsBelow={960}
    />
  )
}

const columns = (currency: Currency, longest: number): Column<CohortView>[] => [
  { key: 'cohort', header: words.started, cell: ({ cohort }) => monthNow(cohort) },
  {
    ...{ key: 'size', header: words.subscriptions, align: 'right' },
    cell: ({ subscriptions }) => countInWords(subscriptions),
  },
  ...Array.from(
    { length: longest },
    (_, after): Column<CohortView> => ({
      ...{ key: `after-${after}`, header: words.afterMonths(after), align: 'right' },
      cell: (row) => <Still row={row} after={after} currency={currency} />,
    }),
  ),
]

/** The part of the cohort that is still charged. */
function Still({ row, after, currency }: { row: CohortView; after: number; currency: Currency }) {
  const { cohort, subscriptions, months } = row
  const month = months[after]
  if (!month) return null
  return (
    <TextLink to={movementsOf(currency, { cohort, lastMonth: month.month })}>
      {withPercentSign(String(Math.round((month.subscriptions / subscriptions) * 100)))}
    </TextLink>
  )
}
