import * as words from '#contract/messages/site/home.js'
import { formatMoney } from '#contract/money.js'
import { Avatar } from '../../components/avatar'
import { type Column, DataTable } from '../../components/data-table'
import { SecretField } from '../../components/secret-field'
import { StatusBadge } from '../../components/status-badge'

interface Example {
  id: string
  description: string
  amount: number
  status: 'succeeded' | 'failed'
}

const examples: Example[] = [
  { id: 'txn_3', description: words.order1043TwoOakChairs, amount: 48_000, status: 'succeeded' },
  { id: 'txn_2', description: words.order1042ReadingLamp, amount: 12_950, status: 'succeeded' },
  { id: 'txn_1', description: words.order1041WalnutDesk, amount: 129_900, status: 'failed' },
]

const columns: Column<Example>[] = [
  { key: 'description', header: words.description, cell: ({ description }) => description },
  { key: 'status', header: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'amount',
    header: words.amount,
    align: 'right',
    cell: ({ amount }) => <span className="font-medium text-ink">{formatMoney(amount, 'USD')}</span>,
  },
]

/** The merchant area in small: the product's own components, with example data. */
export function HomeFragment() {
  return (
    <figure className="relative">
      <div className="overflow-hidden rounded-panel border border-line bg-panel shadow-float">
        <div className="flex items-center gap-3 border-b border-line px-5 py-4">
          <Avatar name="Harbor Pine" />
          <div className="min-w-0 flex-1 text-sm">
            <p className="truncate font-semibold">{words.harborPine}</p>
            <p className="truncate text-ink-faint">{words.opsHarborpineExample}</p>
          </div>
          <StatusBadge status="active" />
        </div>
        <DataTable
          cardsBelow={420}
          caption={words.exampleTransactions}
          columns={columns}
          rows={examples}
          rowKey={({ id }) => id}
          empty={{ sentence: '' }}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-sunken px-5 py-3 text-sm">
          <span className="text-ink-soft">{words.webShopApiKey}</span>
          <SecretField label={words.apiKey} value="gk_test_5f0c9a6e2b7d4813" />
        </div>
      </div>
      <figcaption className="mt-3 text-center text-xs text-ink-faint">{words.theMerchantAreaDrawnBy}</figcaption>
    </figure>
  )
}
