import type { AttentionItemView, AttentionKindView } from '#contract/attention.js'
import { type AttentionKind, attentionKinds } from '#contract/attention-kinds.js'
import * as words from '#contract/messages/admin/attention.js'
import { formatMoney } from '#contract/money.js'
import { loadAttention } from '../../../api/attention.server'
import { mainCall } from '../../../api/main-call.server'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import type { Column } from '../../../components/data-table'
import { EmptyState } from '../../../components/empty-state'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { TableCard } from '../../../components/table-card'
import { TextLink } from '../../../components/text-link'
import { ListFailure } from '../parts/list-failure'
import type { Route } from './+types/page'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ context, url }: Route.LoaderArgs) {
  const kind = attentionKinds.find((one) => one === url.searchParams.get('kind')) ?? null
  return { kind, view: await mainCall(context, loadAttention(context, kind)) }
}

export default function NeedsAttention({ loaderData: { kind, view } }: Route.ComponentProps) {
  const open = view?.kinds.filter(({ count }) => count > 0) ?? []
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      {!view && <ListFailure sentence={words.failedToLoad} />}
      {view && open.length === 0 && (
        <Card flush>
          <EmptyState sentence={words.nothingOpen} help={words.nothingOpenHelp} />
        </Card>
      )}
      {open.map((one) => (
        <KindCard key={one.kind} {...one} isAlone={kind !== null} />
      ))}
      {view && (
        <p className="text-sm text-ink-faint">
          {words.asOf} <Moment iso={view.asOf} />
        </p>
      )}
    </>
  )
}

function KindCard({ kind, count, isMore, items, isAlone }: AttentionKindView & { isAlone: boolean }) {
  const { title, lead } = words.kinds[kind]
  return (
    <TableCard
      title={title}
      lead={lead}
      action={<Badge tone="pending">{isMore ? `${count}+` : count}</Badge>}
      columns={columns}
      rows={items}
      rowKey={({ subjectID, since, amount }) => `${subjectID} ${since} ${amount}`}
      cardsBelow={560}
      empty={{ sentence: words.nothingOpen }}
    >
      {count > items.length && !isAlone && (
        <div className="border-t border-line px-5 py-3 text-sm">
          <TextLink to={`?kind=${kind}`}>{words.showAll}</TextLink>
        </div>
      )}
    </TableCard>
  )
}

const pageOf: Record<AttentionKind, (subjectID: string, transactionID: string | null) => string> = {
  payment_unclear: (id) => `/admin/transactions/${id}`,
  refund_unclear: (id, transactionID) => `/admin/transactions/${transactionID ?? id}`,
  payout_unclear: (id) => `/admin/payouts/${id}`,
  removal_unconfirmed: () => '/admin/processors',
  setup_unclear: () => '/admin/processors',
  subaccount_stopped: () => '/admin/processors/connected',
  invoice_refund_failed: (id) => `/admin/transactions/${id}`,
  dispute_due: () => '/admin/disputes?status=open',
  settlement_unconfirmed: () => '/admin/reconciliation',
  payout_unsent: (id) => `/admin/payouts/${id}`,
  payout_unconfirmed: (id) => `/admin/payouts/${id}`,
  difference_open: () => '/admin/reconciliation/differences',
  adjustment_waiting: () => '/admin/reconciliation/adjustments?status=awaiting_approval',
  notices_quiet: (id) => `/admin/processors/${id}`,
  reports_quiet: (id) => `/admin/processors/${id}`,
  report_not_fetched: () => '/admin/reconciliation/reports',
  statements_quiet: () => '/admin/reconciliation/statements',
}

const columns: Column<AttentionItemView>[] = [
  {
    key: 'what',
    header: words.what,
    cell: ({ kind, subjectID, transactionID, sentence }) => (
      <span className="flex flex-col gap-0.5">
        <span>{sentence}</span>
        <TextLink to={pageOf[kind](subjectID, transactionID)} className="text-xs [overflow-wrap:anywhere]">
          {subjectID}
        </TextLink>
      </span>
    ),
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'right',
    cell: ({ amount, currency }) =>
      amount === null || currency === null ? null : (
        <span className="tabular whitespace-nowrap">{formatMoney(amount, currency)}</span>
      ),
  },
  { key: 'since', header: words.since, isTime: true, cell: ({ since }) => <Moment iso={since} /> },
]
