import { data } from 'react-router'
import * as words from '#contract/messages/admin/risk.js'
import { subjectWords } from '#contract/messages/risk.js'
import { type RiskListEntryView, riskListKinds } from '#contract/risk.js'
import { mainCall } from '../../../api/main-call.server'
import { listRiskEntries } from '../../../api/risk.server'
import { Badge } from '../../../components/badge'
import type { Column } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { modeOfPages } from '../../../session/mode.server'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink } from '../parts/page-links'
import { RiskListTabs } from '../parts/risk-list-tabs'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta(params.kind === 'allow' ? words.lists.allow.title : words.lists.block.title)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kind = riskListKinds.find((one) => one === params.kind)
  if (!kind) throw data(null, { status: 404 })
  const cursor = url.searchParams.get('cursor')
  return { kind, page: await mainCall(context, listRiskEntries(context, kind, context.get(modeOfPages), cursor)) }
}

export default function RiskList({ loaderData: { kind, page } }: Route.ComponentProps) {
  const { may } = useMay()
  const { title, lead, none, help } = words.lists[kind]
  const add = may('POST /risk-lists/:kind/entries') && (
    <AddLink to={`/admin/risk-lists/${kind}/new`} label={words.addEntry} />
  )
  return (
    <ListPage
      title={title}
      lead={lead}
      action={add}
      tabs={<RiskListTabs />}
      page={page}
      failure={words.failedToFetchList}
      columns={columns}
      rowKey={({ riskListEntryID }) => riskListEntryID}
      list={`/admin/risk-lists/${kind}`}
      cardsBelow={560}
      empty={{ sentence: none, help, action: add }}
    />
  )
}

const columns: Column<RiskListEntryView>[] = [
  {
    key: 'entry',
    header: words.entry,
    cell: ({ subject, value }) => (
      <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
        <span className="font-medium text-ink">{value}</span>
        <span className="text-ink-faint">{subjectWords[subject]}</span>
      </span>
    ),
  },
  { key: 'reason', header: words.reason, cell: ({ reason }) => reason ?? '–' },
  {
    key: 'until',
    header: words.until,
    isTime: true,
    cell: ({ expiresAt, isExpired }) =>
      isExpired ? (
        <Badge tone="neutral">{words.expired}</Badge>
      ) : expiresAt ? (
        <Moment iso={expiresAt} />
      ) : (
        words.forGood
      ),
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

const Actions = ({ row: { kind, riskListEntryID, value } }: { row: RiskListEntryView }) => (
  <RowActions at={`/admin/risk-lists/${kind}/${riskListEntryID}`} of={value}>
    <RowAction to="remove" call="DELETE /risk-lists/:kind/entries/:riskListEntryID" label={words.remove} />
  </RowActions>
)
