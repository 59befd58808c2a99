import type { BooksView, LedgerAccount } from '#contract/ledger.js'
import { type Currency, formatMoney } from '#contract/money.js'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'

type Account = BooksView['accounts'][number]

/** One table a currency. */
export function BooksAccounts({ accounts }: { accounts: Account[] }) {
  const currencies = [...new Set(accounts.map(({ currency }) => currency))]
  return currencies.map((currency) => (
    <Sums key={currency} currency={currency} accounts={accounts.filter((account) => account.currency === currency)} />
  ))
}

function Sums({ currency, accounts }: { currency: Currency; accounts: Account[] }) {
  const sum = accounts.reduce((total, { balance }) => total + balance, 0)
  const words =
    sum === 0 ? 'Debits and credits are equal.' : `Debits and credits differ by ${formatMoney(sum, currency)}.`
  return (
    <Card flush title={currency} lead={words}>
      <DataTable
        cardsBelow={560}
        caption={`Accounts in ${currency}`}
        columns={columns}
        rows={accounts}
        rowKey={({ account }) => account}
        empty={{ sentence: 'No entries yet.' }}
      />
    </Card>
  )
}

const columns: Column<Account>[] = [
  { key: 'account', header: 'Account', cell: ({ account }) => <Name account={account} /> },
  { key: 'debit', header: 'Debit', align: 'right', cell: ({ debit, currency }) => formatMoney(debit, currency) },
  { key: 'credit', header: 'Credit', align: 'right', cell: ({ credit, currency }) => formatMoney(credit, currency) },
  {
    key: 'balance',
    header: 'Balance',
    align: 'right',
    cell: (row) => <span className="font-medium text-ink">{balanceInWords(row)}</span>,
  },
]

const names: Record<LedgerAccount, string> = {
  processor_clearing: 'Processor clearing',
  platform_fees: 'Platform fees',
  client_pending: 'Clients, pending',
  client_available: 'Clients, available',
  client_disputed: 'Clients, on hold for disputes',
}

const Name = ({ account }: { account: LedgerAccount }) => (
  <span className="flex flex-col">
    <span>{names[account]}</span>
    <span className="font-mono text-xs font-normal text-ink-faint">{account}</span>
  </span>
)

/** Who owes whom: a debit is owed to the platform, a credit by it. */
function balanceInWords({ account, balance, currency }: Account): string {
  const money = formatMoney(Math.abs(balance), currency)
  if (balance === 0) return money
  if (account === 'platform_fees') return balance < 0 ? `${money} earned` : `${money} given back`
  const other = account === 'processor_clearing' ? 'The processor' : 'Clients'
  const owe = other === 'Clients' ? 'owe' : 'owes'
  return balance > 0
    ? `${other} ${owe} us ${money}`
    : `We owe ${other === 'Clients' ? 'clients' : 'the processor'} ${money}`
}
