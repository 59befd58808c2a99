import { Link } from 'react-router'
import * as words from '#contract/messages/client/webhook-deliveries.js'
import type { WebhookDeliveryView } from '#contract/webhooks.js'
import { type Column, DataTable } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { ButtonLink } from '../parts/may'
import { OutcomeBadge } from './badges'
import { ClearFilter } from './filter'

interface DeliveriesTableProps {
  rows: WebhookDeliveryView[]
  urls: Record<string, string>
  isFiltered: boolean
}

export const DeliveriesTable = ({ rows, urls, isFiltered }: DeliveriesTableProps) => (
  <DataTable
    caption={words.deliveries}
    columns={columnsWith(urls)}
    rows={rows}
    rowKey={({ deliveryID }) => deliveryID}
    empty={
      isFiltered
        ? { sentence: words.noDeliveriesFound, help: words.nothingMatchesThisFilter, action: <ClearFilter /> }
        : {
            sentence: words.noDeliveriesFound,
            help: words.whatIsSentToYour,
            action: (
              <ButtonLink to="/client/webhooks" variant="outline">
                {words.toTheEndpoints}
              </ButtonLink>
            ),
          }
    }
  />
)

const columnsWith = (urls: Record<string, string>): Column<WebhookDeliveryView>[] => [
  { key: 'type', header: words.event, cell: (row) => <EventType row={row} /> },
  { key: 'endpoint', header: words.endpoint, cell: ({ endpointID }) => <Endpoint url={urls[endpointID]} /> },
  { key: 'outcome', header: words.outcome, cell: (row) => <OutcomeBadge delivery={row} /> },
  { key: 'attempts', header: words.lastAnswer, cell: (row) => <LastAnswer row={row} /> },
  {
    key: 'createdAt',
    header: words.date,
    align: 'right',
    isTime: true,
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
]

/** The link reaches over the whole row. */
const EventType = ({ row: { deliveryID, type } }: { row: WebhookDeliveryView }) => (
  <Link to={`/client/webhooks/deliveries/${deliveryID}`} className="row-link font-mono [overflow-wrap:anywhere]">
    {type}
  </Link>
)

const Endpoint = ({ url }: { url: string | undefined }) =>
  url ? (
    <span className="line-clamp-2 max-w-72 font-mono text-xs break-all">{url}</span>
  ) : (
    <span className="text-ink-faint">{words.deletedEndpoint}</span>
  )

function LastAnswer({ row: { attempts } }: { row: WebhookDeliveryView }) {
  const last = attempts.at(-1)
  if (!last) return <span className="text-ink-faint">{words.notTriedYet}</span>
  return (
    <span className="flex flex-col items-start whitespace-nowrap cards:items-end">
      <span>{last.status ?? words.noAnswer}</span>
      <span className="text-xs text-ink-faint">
        {attempts.length === 1 ? words.n1Attempt : words.countAttempts(attempts.length)}
      </span>
    </span>
  )
}
