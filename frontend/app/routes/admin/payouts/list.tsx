import { data, Form } from 'react-router'
import * as texts from '#contract/messages/admin/payouts.js'
import * as words from '#contract/messages/components/payouts.js'
import { formatMoney } from '#contract/money.js'
import { payoutStatuses, payoutStatusWords } from '#contract/payout-states.js'
import type { PayoutView } from '#contract/payouts.js'
import { clientNames } from '../../../api/client-admin.server'
import { mainCall } from '../../../api/main-call.server'
import { listPayouts, loadPayout } from '../../../api/payouts.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { silently } from '../../../api/silently.server'
import { Button, ButtonLink } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { DialogFrame } from '../../../components/dialog-frame'
import { DownloadIcon } from '../../../components/icon'
import { inMode, useMode } from '../../../components/mode-switch'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { PayoutBadge } from '../../../components/payout-badge'
import { TextLink } from '../../../components/text-link'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { ListFailure } from '../parts/list-failure'
import { FilterSelect } from '../parts/list-filter'
import { useMay } from '../parts/may'
import { AddLink, PageLink } from '../parts/page-links'
import type { Route } from './+types/list'
import { type Approved, approveEach } from './approve-each.server'
import { Desk } from './desk'

const list = '/admin/payouts'
const choices = payoutStatuses.map((value) => ({ value, label: payoutStatusWords[value] }))

export const meta: Route.MetaFunction = () => pageMeta(words.payouts)

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = (name: string) => url.searchParams.get(name) || null
  const status = payoutStatuses.find((one) => one === asked('status')) ?? null
  const [page, desk] = await Promise.all([
    mainCall(context, listPayouts(context, { status, clientID: asked('clientID'), cursor: asked('cursor') })),
    silently(listPayouts(context, { status: 'awaiting_approval' }), null),
  ])
  const waiting = await Promise.all((desk?.items ?? []).map(({ payoutID }) => loadPayout(context, payoutID)))
  const names = await clientNames(context, page?.items.map(({ clientID }) => clientID) ?? [])
  return { page, waiting, names, status: status ?? '' }
}

interface Answer extends Refusal {
  approved?: Approved
  isNone?: boolean
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input } = await readForm(request, [], { lists: ['payouts'] })
  const chosen = input.payouts as string[]
  if (chosen.length === 0) return data<Answer>({ isNone: true }, { status: 422 })
  try {
    const approved = await approveEach(context, chosen)
    if (approved.refused.length > 0) return data<Answer>({ approved }, { status: 409 })
    return await redirectWithToast(context, list, success(texts.approvedCount(approved.count)))
  } catch (error) {
    return refuse(error, texts.failedToApprove)
  }
}

export const shouldRevalidate = () => true

export default function Payouts({ loaderData, actionData }: Route.ComponentProps) {
  const { page, waiting, names, status } = loaderData
  const answer: Answer | undefined = actionData
  const { may } = useMay()
  return (
    <DialogFrame>
      <PageHeader
        title={words.payouts}
        lead={texts.lead}
        action={
          <div className="flex flex-wrap gap-2">
            <PageLink call="PUT /payout-policy" to={`${list}/rules`} label={texts.rules} />
            {may('POST /payouts') && <AddLink to={`${list}/new`} label={texts.newPayout} />}
          </div>
        }
      />
      <Desk waiting={waiting} answer={answer} mayApprove={may('POST /payouts/:payoutID/approve')} />
      {page ? (
        <TableCard
          title={texts.allPayouts}
          action={<Filter status={status} />}
          columns={columnsWith(names)}
          rows={page.items}
          rowKey={({ payoutID }) => payoutID}
          cardsBelow={780}
          empty={{ sentence: texts.noPayouts, help: texts.noPayoutsHelp }}
        >
          <Pager label={words.morePayouts} nextCursor={page.nextCursor} />
        </TableCard>
      ) : (
        <ListFailure sentence={texts.failedToFetch} />
      )}
    </DialogFrame>
  )
}

function Filter({ status }: { status: string }) {
  const mode = useMode()
  const { may } = useMay()
  const file = status ? `${list}.csv?${new URLSearchParams({ status })}` : `${list}.csv`
  return (
    <Form role="search" aria-label={words.filterPayouts} className="flex flex-wrap items-end gap-2">
      <FilterSelect label={words.status} name="status" value={status} all={words.anyStatus} options={choices} />
      <Button variant="outline">{words.filter}</Button>
      {may('GET /payouts/export.csv') && (
        <ButtonLink reloadDocument to={inMode(file, mode)} variant="ghost" icon={<DownloadIcon />}>
          CSV
        </ButtonLink>
      )}
    </Form>
  )
}

const columnsWith = (names: Record<string, string>): Column<PayoutView>[] => [
  {
    key: 'amount',
    header: words.payout,
    cell: ({ payoutID, amount, currency }) => (
      <TextLink to={`${list}/${payoutID}`} className="row-link whitespace-nowrap">
        {formatMoney(amount, currency)}
      </TextLink>
    ),
  },
  { key: 'client', header: texts.clientName, cell: ({ clientID }) => names[clientID] ?? clientID },
  { key: 'status', header: words.status, cell: ({ status }) => <PayoutBadge status={status} /> },
  { key: 'rail', header: words.way, cell: ({ rail }) => words.rails[rail] },
  {
    key: 'created',
    header: words.created,
    align: 'right',
    isTime: true,
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
]
