import { redirect } from 'react-router'
import * as words from '#contract/messages/admin/transactions.js'
import * as volumes from '#contract/messages/admin/volumes.js'
import { clientNames } from '../../../api/client-admin.server'
import { mainCall } from '../../../api/main-call.server'
import { listProcessorAccounts } from '../../../api/processor-accounts.server'
import { requireCall } from '../../../api/require-call.server'
import { silently } from '../../../api/silently.server'
import { listTransactions, loadTotals } from '../../../api/transaction-admin.server'
import { filterOf } from '../../../api/transaction-filter.server'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { FilterChoice, FilterInput } from '../../../components/filter-fields'
import { TransactionFilter } from '../../../components/transaction-filter'
import { TransactionList } from '../../../components/transaction-list'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'
import { clientChoices } from '../parts/client-choices.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/list'

const pageOf = (transactionID: string) => `/admin/transactions/${transactionID}`

export const meta: Route.MetaFunction = () => pageMeta(words.transactions)

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireCall(context, 'GET /transactions')
  const { typed, query, fields } = await filterOf(url)
  if (/^txn_\w+$/.test(typed.q)) throw redirect(pageOf(typed.q))
  const seesTotals = may(context, 'GET /transactions/totals')
  const [clients, accounts, page, totals] = await Promise.all([
    clientChoices(context),
    accountChoices(context),
    query && mainCall(context, listTransactions(context, query, url.searchParams.get('cursor'))),
    query && seesTotals ? silently(loadTotals(context, query), null) : null,
  ])
  const names = await clientNames(context, page?.items.map(({ clientID }) => clientID) ?? [])
  return { typed, fields, isFilter: query !== null, page, totals, clients, accounts, names }
}

async function accountChoices(context: Context) {
  if (!may(context, 'GET /processor-accounts')) return null
  const page = await silently(listProcessorAccounts(context, null, null), null)
  if (!page || page.nextCursor) return null
  return page.items.map(({ processorAccountID, name }) => ({ value: processorAccountID, label: name }))
}

interface AccountFilterProps {
  typed: Record<string, string>
  accounts: { value: string; label: string }[] | null
}

function AccountFilter({ typed, accounts }: AccountFilterProps) {
  const input = { name: 'processorAccountID', defaultValue: typed.processorAccountID ?? '' }
  if (!accounts) return <FilterInput {...input} label={volumes.processorAccountId} />
  return <FilterChoice {...input} label={volumes.processorAccount} all={volumes.allAccounts} options={accounts} />
}

export default function Transactions({ loaderData }: Route.ComponentProps) {
  const { typed, fields, isFilter, page, totals, clients, accounts, names } = loaderData
  const { may: mayDo } = useMay()
  const client = { name: 'clientID', defaultValue: typed.clientID, error: fields.clientID }
  return (
    <>
      <PageHeader title={words.transactions} lead={words.thePaymentsOfAllClients} />
      <TransactionList
        filter={
          <TransactionFilter typed={typed} fields={fields} others={<AccountFilter typed={typed} accounts={accounts} />}>
            {clients ? (
              <FilterChoice {...client} label={words.client} all={words.allClients} options={clients} />
            ) : (
              <FilterInput {...client} label={words.clientId} />
            )}
          </TransactionFilter>
        }
        isFilter={isFilter}
        page={page}
        totals={totals}
        csv={mayDo('GET /transactions/export.csv') ? '/admin/transactions.csv' : null}
        to={mayDo('GET /transactions/:transactionID') ? pageOf : null}
        clientNames={names}
      />
    </>
  )
}
