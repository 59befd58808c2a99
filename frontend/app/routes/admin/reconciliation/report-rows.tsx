import * as words from '#contract/messages/admin/reports.js'
import { formatMoney } from '#contract/money.js'
import type { ProcessorReportRowView } from '#contract/processor-reports.js'
import { mainCall } from '../../../api/main-call.server'
import { listReportRows } from '../../../api/reports-admin.server'
import { BackLink } from '../../../components/back-link'
import type { Column } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { ListPage } from '../parts/list-page'
import type { Route } from './+types/report-rows'

const list = '/admin/reconciliation/reports'

export const meta: Route.MetaFunction = () => pageMeta(words.report)

export const loader = async ({ context, params, url }: Route.LoaderArgs) => ({
  processorReportID: params.processorReportID,
  page: await mainCall(context, listReportRows(context, params.processorReportID, url.searchParams.get('cursor'))),
})

export default function ReportRows({ loaderData: { page, processorReportID } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={list}>{words.reports}</BackLink>
      <ListPage
        title={words.report}
        lead={words.reportLead}
        isOfMode
        page={page}
        failure={words.failedToFetchRows}
        columns={columns}
        rowKey={({ reportRowID }) => reportRowID}
        list={`${list}/${processorReportID}`}
        cardsBelow={960}
        empty={{ sentence: words.noRows, help: words.noRowsHelp }}
      />
    </>
  )
}

const money = (amount: number, { currency }: ProcessorReportRowView) => (
  <span className="tabular whitespace-nowrap">{formatMoney(amount, currency)}</span>
)
const id = 'font-mono text-xs [overflow-wrap:anywhere] text-ink-faint'

/** The search opens the page of what an id names. */
const About = ({ subject }: { subject: string | null }) =>
  subject ? (
    <TextLink to={`/admin/search?${new URLSearchParams({ q: subject })}`} className="font-mono text-xs break-all">
      {subject}
    </TextLink>
  ) : (
    <span className={id}>{words.unknownHere}</span>
  )

const Gross = ({ row }: { row: ProcessorReportRowView }) => (
  <span className="flex flex-col items-end">
    {money(row.gross, row)}
    {row.chargedAmount !== null && row.chargedCurrency !== null && (
      <span className="tabular text-xs whitespace-nowrap text-ink-faint">
        {words.chargedAs(formatMoney(row.chargedAmount, row.chargedCurrency), row.exchangeRate)}
      </span>
    )}
  </span>
)

const columns: Column<ProcessorReportRowView>[] = [
  {
    key: 'row',
    header: words.row,
    cell: ({ kind, rowID }) => (
      <span className="flex flex-col">
        <span className="font-medium text-ink">{words.rowKindWords[kind]}</span>
        <span className={id}>{rowID}</span>
      </span>
    ),
  },
  {
    key: 'about',
    header: words.about,
    cell: ({ subject, kind }) => (kind === 'fee' ? '–' : <About subject={subject} />),
  },
  { key: 'gross', header: words.gross, align: 'right', cell: (row) => <Gross row={row} /> },
  { key: 'fee', header: words.fees, align: 'right', cell: (row) => money(row.fee, row) },
  { key: 'net', header: words.net, align: 'right', cell: (row) => money(row.net, row) },
  { key: 'happened', header: words.happened, isTime: true, cell: ({ occurredAt }) => <Moment iso={occurredAt} /> },
]
