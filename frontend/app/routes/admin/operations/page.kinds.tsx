import type { ReactNode } from 'react'
import * as words from '#contract/messages/admin/operations.js'
import { brandWords } from '#contract/messages/cards.js'
import type {
  DeclinesView,
  FirstAnswerView,
  MethodOperationsView,
  OperationsView,
  ProcessorOperationsView,
} from '#contract/operations.js'
import type { CircuitView } from '#contract/processors.js'
import { Badge, type Tone } from '../../../components/badge'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'
import { Change, changeOf, Count, Rate } from './page.compared'

export const Processors = ({ view }: { view: OperationsView }) => (
  <TableCard
    title={words.processors}
    lead={`${words.responseTimeHelp} ${words.circuitHelp}`}
    cardsBelow={780}
    columns={processorColumns(view)}
    rows={view.processors}
    rowKey={({ processorAccountID }) => processorAccountID}
    empty={{ sentence: words.noProcessors, help: words.noProcessorsHelp }}
  />
)

export const Methods = ({ view }: { view: OperationsView }) => (
  <TableCard
    title={words.methods}
    cardsBelow={420}
    columns={methodColumns(view)}
    rows={view.methods}
    rowKey={({ cardBrand }) => cardBrand ?? ''}
    empty={{ sentence: words.noPayments }}
  />
)

export const Declines = ({ view }: { view: OperationsView }) => (
  <TableCard
    title={words.declines}
    cardsBelow={420}
    columns={declineColumns(view)}
    rows={view.declines}
    rowKey={({ failureCode }) => failureCode ?? ''}
    empty={{ sentence: words.noDeclines }}
  />
)

type Filter = Record<string, string> | null
type Counted = Pick<ProcessorOperationsView, 'succeeded' | 'failed' | 'successPercentage' | 'before'>

const counted = <Row extends Counted>(view: OperationsView, filterOf: (row: Row) => Filter): Column<Row>[] => [
  ...(['succeeded', 'failed'] as const).map(
    (status): Column<Row> => ({
      key: status,
      header: words[status],
      align: 'right',
      cell: (row) => {
        const filter = filterOf(row)
        return (
          <Count now={row[status]} before={row.before[status]} view={view} filter={filter && { ...filter, status }} />
        )
      },
    }),
  ),
  {
    key: 'rate',
    header: words.successRate,
    align: 'right',
    cell: ({ successPercentage, before }) => <Rate now={successPercentage} before={before.successPercentage} />,
  },
]

const processorColumns = (view: OperationsView): Column<ProcessorOperationsView>[] => [
  { key: 'account', header: words.account, cell: (row) => <Account row={row}>{row.name}</Account> },
  ...counted<ProcessorOperationsView>(view, ({ processorAccountID }) => ({ processorAccountID })),
  {
    key: 'answer',
    header: words.firstAnswer,
    align: 'right',
    cell: (row) => (
      <Account row={row}>
        <Answered now={row.firstAnswer} before={row.firstAnswerBefore} />
      </Account>
    ),
  },
  {
    key: 'circuit',
    header: words.circuit,
    cell: ({ circuit }) => <Badge tone={circuitTones[circuit]}>{words.circuits[circuit]}</Badge>,
  },
]

const circuitTones: Record<CircuitView, Tone> = { closed: 'success', half_open: 'pending', open: 'failed' }

function Account({ row, children }: { row: ProcessorOperationsView; children: ReactNode }) {
  const { may } = useMay()
  if (!may('GET /processor-accounts')) return children
  return <TextLink to={`/admin/processors/${row.processorAccountID}`}>{children}</TextLink>
}

const Answered = ({ now, before }: { now: FirstAnswerView; before: FirstAnswerView }) =>
  now.p50Ms === null || now.p95Ms === null ? (
    <span>{words.percent(null)}</span>
  ) : (
    <span className="tabular">
      {words.milliseconds(now.p50Ms, now.p95Ms)}
      {before.p95Ms !== null && <Change said={changeOf(now.p95Ms, before.p95Ms)} />}
    </span>
  )

const methodColumns = (view: OperationsView): Column<MethodOperationsView>[] => [
  {
    key: 'method',
    header: words.method,
    cell: ({ cardBrand }) => (cardBrand ? brandWords[cardBrand] : words.otherMethod),
  },
  ...counted<MethodOperationsView>(view, ({ cardBrand }) => cardBrand && { cardBrand }),
]

function declineColumns(view: OperationsView): Column<DeclinesView>[] {
  const all = view.declines.reduce((sum, { payments }) => sum + payments, 0)
  return [
    {
      key: 'code',
      header: words.code,
      cell: ({ failureCode }) => (failureCode ? failureCode.replaceAll('_', ' ') : words.noCode),
    },
    {
      key: 'payments',
      header: words.payments,
      align: 'right',
      cell: ({ failureCode, payments, paymentsBefore }) => (
        <Count
          now={payments}
          before={paymentsBefore}
          view={view}
          filter={failureCode && { status: 'failed', failureCode }}
        />
      ),
    },
    {
      key: 'share',
      header: words.share,
      align: 'right',
      cell: ({ payments }) => (
        <span className="tabular">{words.percent(all === 0 ? null : Math.round((1_000 * payments) / all) / 10)}</span>
      ),
    },
  ]
}
