import { Form, Link } from 'react-router'
import { disputeStatuses } from '#contract/choices.js'
import type { DisputeView } from '#contract/disputes.js'
import * as words from '#contract/messages/disputes.js'
import * as payments from '#contract/messages/components/payments.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { listOwnDisputes } from '../../../api/disputes.server'
import { silently } from '../../../api/silently.server'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { DisputeBadge, disputeWord } from '../../../components/dispute-badge'
import { EvidenceTime } from '../../../components/evidence-time'
import { LoadFailure } from '../../../components/load-failure'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import type { Route } from './+types/list'

export const meta: Route.MetaFunction = () => pageMeta(payments.disputes)

export async function loader({ context, url }: Route.LoaderArgs) {
  const status = disputeStatuses.find((one) => one === url.searchParams.get('status')) ?? null
  const page = await silently(listOwnDisputes(context, status, url.searchParams.get('cursor')), null)
  return { page, status }
}

export default function Disputes({ loaderData: { page, status } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={payments.disputes} lead={words.ownDisputesLead} />
      <Card flush title={words.yourDisputes} action={<StatusFilter status={status} />}>
        {page ? (
          <>
            <DataTable
              caption={payments.disputes}
              columns={columns()}
              rows={page.items}
              rowKey={({ disputeID }) => disputeID}
              empty={{
                sentence: status === null ? words.noDisputesYet : words.noDisputesWithThisStatus,
                help: words.newDisputesShowUpHere,
              }}
            />
            <Pager label={payments.pagesOfTheList} nextCursor={page.nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </>
  )
}

function StatusFilter({ status }: { status: string | null }) {
  return (
    <Form role="search" className="flex max-w-full flex-wrap gap-2" preventScrollReset>
      <select
        key={status}
        name="status"
        aria-label={payments.status}
        className="control w-auto! max-w-full"
        defaultValue={status ?? ''}
      >
        <option value="">{payments.anyStatus}</option>
        {disputeStatuses.map((value) => (
          <option key={value} value={value}>
            {disputeWord(value)}
          </option>
        ))}
      </select>
      <Button variant="outline">{payments.filter}</Button>
    </Form>
  )
}

const columns = (): Column<DisputeView>[] => [
  { key: 'amount', header: payments.amount, cell: (row) => <Amount row={row} /> },
  { key: 'status', header: payments.status, cell: ({ status }) => <DisputeBadge status={status} /> },
  {
    key: 'reason',
    header: words.disputeReason,
    cell: ({ reason }) => (reason ? words.reasonInWords[reason] : words.reasonInWords.general),
  },
  { key: 'createdAt', header: words.openedOn, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  { key: 'due', header: words.dueOrClosed, align: 'right', isTime: true, cell: (row) => <DueOrClosed row={row} /> },
]

const DueOrClosed = ({ row }: { row: DisputeView }) =>
  row.closedAt ? (
    <Moment iso={row.closedAt} />
  ) : row.evidenceSentAt || row.evidenceDueAt ? (
    <EvidenceTime dispute={row} />
  ) : (
    '–'
  )

/** The payment’s page has its dispute and the form for evidence. */
const Amount = ({ row: { amount, amountAsked, currency, transactionID } }: { row: DisputeView }) => (
  <Link to={`/client/transactions/${transactionID}`} className="row-link whitespace-nowrap">
    {formatMoney(amount || amountAsked, currency)}
  </Link>
)
