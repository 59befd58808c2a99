import { Form, Link } from 'react-router'
import * as words from '#contract/messages/admin/reports.js'
import { formatMoney } from '#contract/money.js'
import type { DifferenceView } from '#contract/reconciliation-differences.js'
import { differenceKinds, differenceStates } from '#contract/report-kinds.js'
import { mainCall } from '../../../api/main-call.server'
import { listDifferences } from '../../../api/reports-admin.server'
import { Badge } from '../../../components/badge'
import { Button, ButtonLink } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { FormError } from '../../../components/form-error'
import { pageMeta } from '../../../components/page-meta'
import { FilterSelect } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/differences'
import { ReconciliationTabs } from './tabs'

const list = '/admin/reconciliation/differences'
const tones = { waiting: 'pending', open: 'failed', explained: 'neutral', resolved: 'success' } as const
const states = differenceStates
  .filter((one) => one !== 'open')
  .map((value) => ({ value, label: words.stateWords[value] }))
const kinds = differenceKinds.map((value) => ({ value, label: words.kindWords[value] }))

export const meta: Route.MetaFunction = () => pageMeta(words.differences)

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = differenceStates.find((one) => one === url.searchParams.get('state')) ?? null
  const kind = differenceKinds.find((one) => one === url.searchParams.get('kind')) ?? null
  const page = await mainCall(context, listDifferences(context, { state, kind }, url.searchParams.get('cursor')))
  return { page, state: state ?? '', kind: kind ?? '' }
}

/** Takes an explanation back. */
export const action = ({ request, context }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: ({ differenceID = '' }) => ({
      call: 'POST /reconciliation-differences/:differenceID/reopen',
      params: { differenceID },
    }),
    to: list,
    done: words.reopened,
    failed: words.failedToReopen,
  })

export default function Differences({ loaderData: { page, state, kind }, actionData: answer }: Route.ComponentProps) {
  const filter = (
    <Form role="search" aria-label={words.filterDifferences} className="flex flex-1 flex-wrap gap-2">
      <FilterSelect label={words.state} name="state" value={state} all={words.openOnes} options={states} />
      <FilterSelect label={words.kind} name="kind" value={kind} all={words.anyKind} options={kinds} />
      <Button variant="outline">{words.filter}</Button>
    </Form>
  )
  return (
    <ListPage
      title={words.differences}
      lead={words.differencesLead}
      tabs={
        <>
          <ReconciliationTabs />
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        </>
      }
      isOfMode
      csv={`${list}.csv`}
      filter={filter}
      page={page}
      failure={words.failedToFetchDifferences}
      columns={columns}
      rowKey={({ differenceID }) => differenceID}
      list={list}
      cardsBelow={960}
      empty={{ sentence: words.noDifferences, help: words.noDifferencesHelp }}
    />
  )
}

const pages: Partial<Record<DifferenceView['about'], string>> = {
  payment: '/admin/transactions',
  payout: '/admin/payouts',
}

function About({ row: { about, rowKind, subject, explanation } }: { row: DifferenceView }) {
  const page = pages[about]
  const id = 'font-mono text-xs [overflow-wrap:anywhere]'
  return (
    <span className="flex flex-col">
      <span className="font-medium text-ink">{rowKind ? words.rowOf[rowKind] : words.aboutWords[about]}</span>
      {page && (
        <Link to={`${page}/${subject}`} className={`${id} text-brand hover:underline`}>
          {subject}
        </Link>
      )}
      {!page && about !== 'settlement' && <span className={`${id} text-ink-faint`}>{subject}</span>}
      {explanation && <span className="max-w-80 text-xs [overflow-wrap:anywhere] text-ink-soft">{explanation}</span>}
    </span>
  )
}

const money = (amount: number, { currency }: DifferenceView) => (
  <span className="tabular whitespace-nowrap">{formatMoney(amount, currency)}</span>
)

const columns: Column<DifferenceView>[] = [
  { key: 'about', header: words.about, cell: (row) => <About row={row} /> },
  {
    key: 'kind',
    header: words.kind,
    cell: ({ kind, state }) => (
      <span className="flex flex-col items-start gap-1 cards:items-end">
        <span className="whitespace-nowrap text-ink">{words.kindWords[kind]}</span>
        <Badge tone={tones[state]}>{words.stateWords[state]}</Badge>
      </span>
    ),
  },
  {
    key: 'account',
    header: words.account,
    cell: ({ name }) => <span className="[overflow-wrap:anywhere]">{name}</span>,
  },
  { key: 'ours', header: words.ours, align: 'right', cell: (row) => money(row.ours, row) },
  { key: 'theirs', header: words.theirs, align: 'right', cell: (row) => money(row.theirs, row) },
  {
    key: 'difference',
    header: words.difference,
    align: 'right',
    cell: (row) => <span className="font-medium text-ink">{money(row.difference, row)}</span>,
  },
  {
    key: 'age',
    header: words.age,
    align: 'right',
    cell: ({ ageDays }) => <span className="tabular whitespace-nowrap">{words.ageIn(ageDays)}</span>,
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

function ActionsOnOpen({
  row: { differenceID, about, kind, rowKind, theirs, subject, state },
}: {
  row: DifferenceView
}) {
  const { may } = useMay()
  const looks = { size: 'sm', variant: 'ghost' } as const
  const canAdopt = rowKind === 'refund' && theirs < 0
  const isTakenBack = about === 'payment' && kind === 'other_amount' && theirs === 0
  const canAdjust = state === 'open' || about === 'settlement'
  return (
    <span className="flex flex-wrap justify-end gap-1">
      {canAdopt && may('POST /reconciliation-differences/:differenceID/adopt-refund') && (
        <ButtonLink to={`${list}/${differenceID}/adopt-refund`} {...looks} aria-label={words.adoptRefundOf(subject)}>
          {words.adoptRefund}
        </ButtonLink>
      )}
      {rowKind === 'dispute' && theirs < 0 && may('POST /reconciliation-differences/:differenceID/adopt-dispute') && (
        <ButtonLink to={`${list}/${differenceID}/adopt-dispute`} {...looks} aria-label={words.adoptDisputeOf(subject)}>
          {words.adoptDispute}
        </ButtonLink>
      )}
      {isTakenBack && may('POST /reconciliation-differences/:differenceID/adopt-failure') && (
        <ButtonLink to={`${list}/${differenceID}/adopt-failure`} {...looks} aria-label={words.adoptFailureOf(subject)}>
          {words.adoptFailure}
        </ButtonLink>
      )}
      {canAdjust && may('POST /reconciliation-adjustments') && (
        <ButtonLink to={`${list}/${differenceID}/adjust`} {...looks} aria-label={words.adjustOf(subject)}>
          {words.adjust}
        </ButtonLink>
      )}
      {may('POST /reconciliation-differences/:differenceID/explain') && (
        <ButtonLink to={`${list}/${differenceID}/explain`} {...looks} aria-label={words.explainOf(subject)}>
          {words.explain}
        </ButtonLink>
      )}
    </span>
  )
}

function Actions({ row }: { row: DifferenceView }) {
  const { differenceID, state, subject } = row
  const { may } = useMay()
  if (state === 'open' || state === 'waiting') return <ActionsOnOpen row={row} />
  if (state !== 'explained' || !may('POST /reconciliation-differences/:differenceID/reopen')) return null
  return (
    <Form method="post" action={list} preventScrollReset>
      <input type="hidden" name="differenceID" value={differenceID} />
      <Button size="sm" variant="ghost" aria-label={words.reopenOf(subject)}>
        {words.reopen}
      </Button>
    </Form>
  )
}
