import { data } from 'react-router'
import * as words from '#contract/messages/admin/risk.js'
import { subjectWords } from '#contract/messages/risk.js'
import { type RiskListEntryView, riskListKinds } from '#contract/risk.js'
import { mainCall } from '../../../api/main-call.server'
import { listRiskEntries } from '../../../api/risk.server'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { DialogFrame } from '../../../components/dialog-frame'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { modeOfPages } from '../../../session/mode.server'
import { ListFailure } from '../parts/list-failure'
import { useMay } from '../parts/may'
import { AddLink } from '../parts/page-links'
import { RiskTabs } from '../parts/risk-tabs'
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
    <DialogFrame>
      <PageHeader title={title} lead={lead} action={add} />
      <RiskTabs />
      {page ? (
        <Card flush>
          <DataTable
            caption={title}
            columns={columns}
            rows={page.items}
            rowKey={({ riskListEntryID }) => riskListEntryID}
            cardsBelow={560}
            empty={{ sentence: none, help, action: add }}
          />
          <Pager nextCursor={page.nextCursor} />
        </Card>
      ) : (
        <ListFailure sentence={words.failedToFetchList} />
      )}
    </DialogFrame>
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
