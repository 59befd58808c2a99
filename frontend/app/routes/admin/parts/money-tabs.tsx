import * as words from '#contract/messages/admin/debts.js'
import { type SectionTab, SectionTabs } from './section-tabs'

const tabs: readonly SectionTab[] = [
  { to: '/admin/books', label: words.tabs.books, call: 'GET /ledger/books' },
  { to: '/admin/payouts', label: words.tabs.payouts, call: 'GET /payouts' },
  { to: '/admin/debts', label: words.tabs.debts, call: 'GET /debts' },
  { to: '/admin/reconciliation', label: words.tabs.reconciliation, call: 'GET /reconciliation' },
  { to: '/admin/bank-accounts', label: words.tabs.bankAccounts, call: 'GET /bank-accounts' },
]

export const MoneyTabs = () => <SectionTabs label={words.booksSection} tabs={tabs} />
