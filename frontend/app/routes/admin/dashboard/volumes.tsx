import { Link } from 'react-router'
import * as words from '#contract/messages/admin/volumes.js'
import { formatMoney } from '#contract/money.js'
import type { ProcessorVolumesView, ProcessorVolumeView, SilentAccountView } from '#contract/processor-volumes.js'
import { type VolumeWindow, volumeWindows } from '#contract/volume-windows.js'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { InfoIcon } from '../../../components/icon'
import { Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'

/** What each processor account took, and which have fallen silent. */
export function Volumes({ volumes }: { volumes: ProcessorVolumesView }) {
  const { items, window, from, silent } = volumes
  return (
    <Card flush title={words.title} action={<Windows current={window} />}>
      {silent.map((account) => (
        <Silent key={account.processorAccountID} account={account} />
      ))}
      <DataTable
        cardsBelow={560}
        caption={words.title}
        columns={columnsFrom(from)}
        rows={items}
        rowKey={({ processorAccountID, currency }) => `${processorAccountID} ${currency}`}
        empty={{ sentence: words.nothingEnded, help: words.nothingEndedHelp }}
      />
    </Card>
  )
}

const Windows = ({ current }: { current: VolumeWindow }) => (
  <nav aria-label={words.window} className="flex gap-1 rounded-control bg-tint p-1 text-sm">
    {volumeWindows.map((window) => (
      <Link
        key={window}
        to={window === 'today' ? '?' : `?window=${window}`}
        preventScrollReset
        aria-current={window === current ? 'true' : undefined}
        className="rounded-small px-2.5 py-1 text-ink-soft hover:text-ink aria-[current]:bg-panel aria-[current]:font-medium aria-[current]:text-ink"
      >
        {words.windowWords[window]}
      </Link>
    ))}
  </nav>
)

const Silent = ({ account: { processorAccountID, name, since } }: { account: SilentAccountView }) => (
  <p role="alert" className="flex items-start gap-2 border-b border-line bg-failed-soft px-5 py-3 text-sm text-failed">
    <InfoIcon className="mt-0.5 size-4 shrink-0" />
    <span>
      <Account id={processorAccountID} name={name} /> {words.noWebhooksSince} <Moment iso={since} />.{' '}
      <TextLink to="/docs/observe#when-a-processor-stops-sending-webhooks">{words.whatToDo}</TextLink>
    </span>
  </p>
)

function Account({ id, name }: { id: string; name: string }) {
  const { may } = useMay()
  return may('GET /processor-accounts') ? <TextLink to={`/admin/processors/${id}`}>{name}</TextLink> : name
}

const columnsFrom = (from: string): Column<ProcessorVolumeView>[] => [
  {
    key: 'account',
    header: words.account,
    cell: ({ processorAccountID, name }) => <Account id={processorAccountID} name={name} />,
  },
  {
    key: 'volume',
    header: words.volume,
    align: 'right',
    cell: ({ amount, currency }) => <span className="tabular text-ink">{formatMoney(amount, currency)}</span>,
  },
  {
    key: 'succeeded',
    header: words.succeeded,
    align: 'right',
    cell: (row) => <Count row={row} status="succeeded" from={from} />,
  },
  {
    key: 'failed',
    header: words.failed,
    align: 'right',
    cell: (row) => <Count row={row} status="failed" from={from} />,
  },
  {
    key: 'rate',
    header: words.success,
    align: 'right',
    cell: ({ successRate }) => <span className="tabular">{words.percent(successRate)}</span>,
  },
]

/** Leads to the payments that it counts. */
function Count({ row, status, from }: { row: ProcessorVolumeView; status: 'succeeded' | 'failed'; from: string }) {
  const { may } = useMay()
  const { processorAccountID, currency } = row
  const count = <span className="tabular">{row[status]}</span>
  if (row[status] === 0 || !may('GET /transactions')) return count
  const filter = new URLSearchParams({ status, currency, from, processorAccountID })
  return <TextLink to={`/admin/transactions?${filter}`}>{count}</TextLink>
}
