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
  { id: 'txn_3', description: 'Order 1043, two oak chairs', amount: 48_000, status: 'succeeded' },
  { id: 'txn_2', description: 'Order 1042, reading lamp', amount: 12_950, status: 'succeeded' },
  { id: 'txn_1', description: 'Order 1041, walnut desk', amount: 129_900, status: 'failed' },
]

const columns: Column<Example>[] = [
  { key: 'description', header: 'Description', cell: ({ description }) => description },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'amount',
    header: 'Amount',
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
            <p className="truncate font-semibold">Harbor Pine</p>
            <p className="truncate text-ink-faint">ops@harborpine.example</p>
          </div>
          <StatusBadge status="active" />
        </div>
        <DataTable
          cardsBelow={420}
          caption="Example transactions"
          columns={columns}
          rows={examples}
          rowKey={({ id }) => id}
          empty={{ sentence: '' }}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-sunken px-5 py-3 text-sm">
          <span className="text-ink-soft">API key of your web shop</span>
          <SecretField label="API key" value="gk_5f0c9a6e2b7d4813" />
        </div>
      </div>
      <figcaption className="mt-3 text-center text-xs text-ink-faint">
        The merchant area, drawn by its own parts. The shop and its orders are an example.
      </figcaption>
    </figure>
  )
}
