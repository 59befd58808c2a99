import type { BankAccountView } from '#contract/bank-accounts.js'
import * as words from '#contract/messages/admin/banks.js'
import { listBankAccounts } from '../../../api/banks-admin.server'
import { mainCall } from '../../../api/main-call.server'
import { Badge } from '../../../components/badge'
import type { Column } from '../../../components/data-table'
import { pageMeta } from '../../../components/page-meta'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink, PageLink } from '../parts/page-links'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/bank-accounts'

export const meta: Route.MetaFunction = () => pageMeta(words.bankAccounts)

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  page: await mainCall(context, listBankAccounts(context, url.searchParams.get('cursor'))),
})

export default function BankAccounts({ loaderData: { page } }: Route.ComponentProps) {
  const { may } = useMay()
  const add = may('POST /bank-accounts') && <AddLink to={`${list}/new`} label={words.addAccount} />
  return (
    <ListPage
      title={words.bankAccounts}
      lead={words.accountsLead}
      isOfMode
      action={
        <div className="flex flex-wrap gap-2">
          <PageLink call="GET /payout-files" to="/admin/reconciliation/files" label={words.payoutFiles} />
          {add}
        </div>
      }
      page={page}
      failure={words.failedToFetchAccounts}
      columns={columns}
      rowKey={({ bankAccountID }) => bankAccountID}
      list={list}
      cardsBelow={780}
      empty={{ sentence: words.noAccounts, help: words.noAccountsHelp, action: add }}
    />
  )
}

const columns: Column<BankAccountView>[] = [
  {
    key: 'name',
    header: words.name,
    cell: ({ name, holder }) => (
      <span className="flex flex-col">
        <span className="font-medium text-ink">{name}</span>
        <span className="text-xs text-ink-faint">{holder}</span>
      </span>
    ),
  },
  {
    key: 'number',
    header: words.number,
    cell: ({ numberLast4 }) => <span className="tabular">{words.numberEnd(numberLast4)}</span>,
  },
  { key: 'currency', header: words.currency, cell: ({ currency }) => currency },
  {
    key: 'state',
    header: words.state,
    cell: ({ isEnabled }) => (
      <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? words.enabled : words.disabled}</Badge>
    ),
  },
  {
    key: 'leaves',
    header: words.leavesOn,
    cell: ({ nextExecutionOn }) => <span className="tabular">{nextExecutionOn}</span>,
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

const Actions = ({ row: { bankAccountID, name } }: { row: BankAccountView }) => (
  <RowActions at={`${list}/${bankAccountID}`} of={name}>
    <RowAction to="edit" call="PUT /bank-accounts/:bankAccountID" label={words.edit} />
  </RowActions>
)
