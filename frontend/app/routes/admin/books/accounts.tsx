import type { BooksView } from '#contract/ledger.js'
import type { LedgerAccount } from '#contract/ledger-accounts.js'
import * as texts from '#contract/messages/admin/books.js'
import { type Currency, formatMoney } from '#contract/money.js'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'

type Account = BooksView['accounts'][number]

export function BooksAccounts({ accounts }: { accounts: Account[] }) {
  const currencies = [...new Set(accounts.map(({ currency }) => currency))]
  return currencies.map((currency) => (
    <Sums key={currency} currency={currency} accounts={accounts.filter((account) => account.currency === currency)} />
  ))
}

function Sums({ currency, accounts }: { currency: Currency; accounts: Account[] }) {
  const sum = accounts.reduce((total, { balance }) => total + balance, 0)
  const words = sum === 0 ? texts.debitsAndCreditsAreEqual : texts.debitsAndCreditsDifferBy(formatMoney(sum, currency))
  return (
    <TableCard
      title={currency}
      lead={words}
      cardsBelow={560}
      caption={texts.accountsInCurrency(currency)}
      columns={columns}
      rows={accounts}
      rowKey={({ account }) => account}
      empty={{ sentence: texts.noEntriesYet }}
    />
  )
}

const columns: Column<Account>[] = [
  { key: 'account', header: texts.account, cell: ({ account }) => <Name account={account} /> },
  { key: 'debit', header: texts.debit, align: 'right', cell: ({ debit, currency }) => formatMoney(debit, currency) },
  {
    key: 'credit',
    header: texts.credit,
    align: 'right',
    cell: ({ credit, currency }) => formatMoney(credit, currency),
  },
  {
    key: 'balance',
    header: texts.balance,
    align: 'right',
    cell: (row) => <span className="font-medium text-ink">{balanceInWords(row)}</span>,
  },
]

const names: Record<LedgerAccount, string> = {
  ...texts.accountNames,
  processor_clearing: texts.processorClearing,
  platform_fees: texts.platformFees,
  client_pending: texts.clientsPending,
  client_available: texts.clientsAvailable,
  client_disputed: texts.clientsOnHoldForDisputes,
}

const Name = ({ account }: { account: LedgerAccount }) => (
  <span className="flex flex-col">
    <span>{names[account]}</span>
    <span className="font-mono text-xs font-normal text-ink-faint">{account}</span>
  </span>
)

type Said = (money: string) => string
const ownWords: Partial<Record<LedgerAccount, { debit: Said; credit: Said }>> = {
  platform_fees: { debit: texts.moneyRefundedInLedger, credit: texts.moneyEarned },
  bank: { debit: texts.moneyInTheBank, credit: texts.moneyOverdrawn },
  processor_costs: { debit: texts.moneySpent, credit: texts.moneyRefundedInLedger },
  bank_charges: { debit: texts.moneySpent, credit: texts.moneyRefundedInLedger },
  platform_funds: { debit: texts.moneyGivenAway, credit: texts.moneyInCompanyFunds },
  fx_transit: { debit: texts.moneyExchangedAway, credit: texts.moneyExchangedInto },
  fx_result: { debit: texts.moneyLostByExchange, credit: texts.moneyGainedByExchange },
  suspense: { debit: texts.moneyUnmatched, credit: texts.moneyUnmatched },
  payouts_in_transit: { debit: texts.moneyOverdrawn, credit: texts.moneyOnItsWay },
}

/** Who owes whom: a debit is owed to the platform, a credit by it. */
function balanceInWords({ account, balance, currency }: Account): string {
  const money = formatMoney(Math.abs(balance), currency)
  if (balance === 0) return money
  const own = ownWords[account]
  if (own) return own[balance > 0 ? 'debit' : 'credit'](money)
  const other = account === 'processor_clearing' ? texts.theProcessor : 'Clients'
  const owe = other === 'Clients' ? 'owe' : 'owes'
  return balance > 0
    ? texts.otherOweUsMoney(other, owe, money)
    : texts.weOwePartMoney(other === 'Clients' ? texts.clients : texts.theProcessorWithin, money)
}
