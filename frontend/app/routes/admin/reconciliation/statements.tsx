import type { BankStatementView } from '#contract/bank-statements.js'
import * as words from '#contract/messages/admin/banks.js'
import { formatMoney } from '#contract/money.js'
import { listBankStatements } from '../../../api/banks-admin.server'
import { mainCall } from '../../../api/main-call.server'
import { Badge } from '../../../components/badge'
import type { Column } from '../../../components/data-table'
import { pageMeta } from '../../../components/page-meta'
import { ListPage } from '../parts/list-page'
import type { Route } from './+types/statements'
import { ReconciliationTabs } from './tabs'

const list = '/admin/reconciliation/statements'

export const meta: Route.MetaFunction = () => pageMeta(words.statements)

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  page: await mainCall(context, listBankStatements(context, url.searchParams.get('cursor'))),
})

export default function BankStatements({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ListPage
      title={words.statements}
      lead={words.statementsLead}
      tabs={<ReconciliationTabs />}
      isOfMode
      page={page}
      failure={words.failedToFetchStatements}
      columns={columns}
      rowKey={({ bankStatementID }) => bankStatementID}
      list={list}
      empty={{ sentence: words.noStatements, help: words.noStatementsHelp }}
    />
  )
}

const money = (amount: number | null, { currency }: BankStatementView) =>
  amount === null ? '–' : <span className="tabular">{formatMoney(amount, currency)}</span>

const columns: Column<BankStatementView>[] = [
  {
    key: 'reference',
    header: words.reference,
    cell: ({ reference, isNotification }) => (
      <>
        <span className="font-medium [overflow-wrap:anywhere] text-ink">{reference}</span>
        {isNotification && <span className="block text-sm text-ink-soft">{words.notification}</span>}
      </>
    ),
  },
  {
    key: 'period',
    header: words.period,
    cell: ({ from, to }) => <span className="tabular">{from === to ? from : `${from} – ${to}`}</span>,
  },
  { key: 'entries', header: words.entries, align: 'right', cell: ({ entries }) => entries },
  { key: 'opening', header: words.opening, align: 'right', cell: (row) => money(row.opening, row) },
  { key: 'closing', header: words.closing, align: 'right', cell: (row) => money(row.closing, row) },
  {
    key: 'gap',
    header: words.gap,
    align: 'right',
    cell: ({ gap, currency }) =>
      gap === null ? (
        <span className="text-ink-faint">{words.noGap}</span>
      ) : (
        <Badge tone="failed">{formatMoney(gap, currency)}</Badge>
      ),
  },
]
