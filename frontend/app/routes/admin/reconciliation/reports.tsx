import { Link } from 'react-router'
import * as words from '#contract/messages/admin/reports.js'
import { formatMoney } from '#contract/money.js'
import type { ProcessorReportView, ReportedAccountView, ReportSumView } from '#contract/processor-reports.js'
import { mainCall } from '../../../api/main-call.server'
import { listProcessorReports } from '../../../api/reports-admin.server'
import type { Column } from '../../../components/data-table'
import { FormError } from '../../../components/form-error'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { failure, success } from '../../../session/toast.server'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/reports'
import { ReportUpload } from './report-upload-card'
import { ReportedAccounts } from './reported-accounts'
import { ReconciliationTabs } from './tabs'

const list = '/admin/reconciliation/reports'

export const meta: Route.MetaFunction = () => pageMeta(words.reports)

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  page: await mainCall(context, listProcessorReports(context, url.searchParams.get('cursor'))),
})

/** Asks a processor now. */
export const action = ({ request, context }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: ({ processorAccountID }) => ({ call: 'POST /processor-reports/read', body: { processorAccountID } }),
    to: list,
    done: ({ failure: sentence }: ReportedAccountView) =>
      sentence ? failure(words.notRead(sentence)) : success(words.wasRead),
    failed: words.failedToRead,
  })

export default function Reports({ loaderData: { page }, actionData: answer }: Route.ComponentProps) {
  const { may } = useMay()
  const accounts = page?.accounts ?? []
  const byFile = accounts.filter(({ source }) => source === 'file')
  return (
    <ListPage
      title={words.reports}
      lead={words.reportsLead}
      tabs={
        <>
          <ReconciliationTabs />
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
          {accounts.length > 0 && <ReportedAccounts accounts={accounts} />}
          {byFile.length > 0 && may('POST /processor-reports') && <ReportUpload accounts={byFile} />}
        </>
      }
      isOfMode
      page={page}
      failure={words.failedToFetchReports}
      columns={columns}
      rowKey={({ processorReportID }) => processorReportID}
      list={list}
      cardsBelow={960}
      empty={{ sentence: words.noReports, help: words.noReportsHelp }}
    />
  )
}

const sums = (row: ProcessorReportView, name: Exclude<keyof ReportSumView, 'currency'>) => (
  <span className="tabular flex flex-col whitespace-nowrap">
    {row.sums.map((sum) => (
      <span key={sum.currency}>{formatMoney(sum[name], sum.currency)}</span>
    ))}
  </span>
)

const columns: Column<ProcessorReportView>[] = [
  {
    key: 'account',
    header: words.account,
    cell: ({ name, source }) => (
      <span className="flex flex-col">
        <span className="font-medium [overflow-wrap:anywhere] text-ink">{name}</span>
        <span className="text-xs font-normal text-ink-faint">{words.sourceWords[source]}</span>
      </span>
    ),
  },
  {
    key: 'period',
    header: words.period,
    isTime: true,
    cell: ({ from, to }) => (
      <span className="flex flex-col cards:items-end">
        <Moment iso={from} />
        {from !== to && (
          <span className="text-xs text-ink-faint">
            {words.until} <Moment iso={to} />
          </span>
        )}
      </span>
    ),
  },
  { key: 'gross', header: words.gross, align: 'right', cell: (row) => sums(row, 'gross') },
  { key: 'fee', header: words.fees, align: 'right', cell: (row) => sums(row, 'fee') },
  { key: 'net', header: words.net, align: 'right', cell: (row) => sums(row, 'net') },
  { key: 'read', header: words.read, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  { key: 'rows', header: words.rows, align: 'right', cell: (row) => <Rows row={row} /> },
]

function Rows({ row: { processorReportID, rows, name, createdAt } }: { row: ProcessorReportView }) {
  const { may } = useMay()
  const count = <span className="tabular">{rows}</span>
  if (!may('GET /processor-reports/:processorReportID/rows')) return count
  return (
    <Link
      to={`${list}/${processorReportID}`}
      aria-label={words.seeRowsOf(rows, name, createdAt)}
      className="rounded-small px-2 py-1 font-medium text-brand hover:underline"
    >
      {count}
    </Link>
  )
}
