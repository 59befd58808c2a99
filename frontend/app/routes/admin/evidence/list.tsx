import { clock } from '#contract/clock.js'
import { type DecisionKind, decisionKinds } from '#contract/decision-kinds.js'
import type { DecisionView } from '#contract/decisions.js'
import * as words from '#contract/messages/admin/evidence.js'
import { listDecisions, readDecisionSeal } from '../../../api/decisions.server'
import { mainCall } from '../../../api/main-call.server'
import { staffNames } from '../../../api/portal-user-admin.server'
import { silently } from '../../../api/silently.server'
import type { Column } from '../../../components/data-table'
import { FormError } from '../../../components/form-error'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { may as mayCall } from '../../../session/rights.server'
import { ListPage } from '../parts/list-page'
import type { Route } from './+types/list'
import { EvidenceFilter } from './list.filter'
import { KeyCard } from './list.key'

const list = '/admin/evidence'

export const meta: Route.MetaFunction = () => pageMeta(words.evidence)

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const typed = Object.fromEntries(
    ['kind', 'actor', 'from', 'to'].map((name) => [name, searchParams.get(name)?.trim() ?? '']),
  )
  const kind: DecisionKind = decisionKinds.find((one) => one === typed.kind) ?? 'refusals'
  const isDay = (text: string | undefined) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')
  const filter = {
    kind,
    ...(typed.actor && { actor: typed.actor }),
    ...(isDay(typed.from) && { from: `${typed.from}T00:00:00.000Z` }),
    ...(isDay(typed.to) && { to: `${typed.to}T23:59:59.999Z` }),
  }
  const maySeeKey = mayCall(context, 'GET /decisions/seal')
  const [page, seal, names] = await Promise.all([
    mainCall(context, listDecisions(context, filter, searchParams.get('cursor'))),
    maySeeKey ? silently(readDecisionSeal(context), null) : null,
    staffNames(context),
  ])
  return { typed, kind, page, seal, maySeeKey, names, month: lastMonth(clock.now()) }
}

function lastMonth(now: Date) {
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), month, date)).toISOString().slice(0, 10)
  return { from: day(now.getUTCMonth() - 1, 1), to: day(now.getUTCMonth(), 0) }
}

export default function Evidence({ loaderData }: Route.ComponentProps) {
  const { typed, kind, page, seal, maySeeKey, names, month } = loaderData
  return (
    <ListPage
      title={words.evidence}
      lead={words.evidenceLead}
      tabs={
        <>
          {seal && <KeyCard seal={seal} month={month} />}
          {maySeeKey && !seal && <FormError>{words.failedToFetchSeal}</FormError>}
        </>
      }
      filter={<EvidenceFilter typed={typed} kind={kind} />}
      page={page}
      failure={words.failedToFetchDecisions}
      columns={columnsWith(names)}
      rowKey={({ id }) => id}
      list={list}
      empty={{ sentence: words.noDecisionsFound, help: words.noneOfKind(words.kindWords[kind]) }}
    />
  )
}

const columnsWith = (names: Record<string, string>): Column<DecisionView>[] => [
  {
    key: 'decision',
    header: words.decision,
    cell: ({ sentence, count }) => (
      <span className="[overflow-wrap:anywhere]">
        {sentence}
        {count > 1 && <span className="tabular text-ink-faint"> {words.times(count)}</span>}
      </span>
    ),
  },
  {
    key: 'by',
    header: words.by,
    cell: ({ actorKind, actorID }) =>
      actorID ? (
        <ByID id={actorID} name={names[actorID] ?? null} />
      ) : (
        <span className="text-ink-faint">{actorKind === 'system' ? words.thePlatform : words.visitor}</span>
      ),
  },
  {
    key: 'about',
    header: words.about,
    cell: ({ targetKind, targetID }) => targetID && <Target kind={targetKind} id={targetID} name={names[targetID]} />,
  },
  { key: 'when', header: words.when, align: 'right', isTime: true, cell: ({ at }) => <Moment iso={at} /> },
]

const idLook = 'font-mono text-xs font-normal! break-all'

const ByID = ({ id, name }: { id: string; name: string | null }) => (
  <span className="flex flex-col items-start cards:items-end">
    {name && <span>{name}</span>}
    <TextLink to={`/admin/search?${new URLSearchParams({ q: id })}`} className={idLook}>
      {id}
    </TextLink>
  </span>
)

const pages: Record<string, string> = { transaction: '/admin/transactions', client: '/admin/clients' }

function Target({ kind, id, name }: { kind: string | null; id: string; name: string | undefined }) {
  const page = pages[kind ?? '']
  return (
    <span className="flex flex-col items-start cards:items-end">
      <span>{name ?? kind?.replaceAll('_', ' ').replace('api', 'API')}</span>
      <TextLink to={page ? `${page}/${id}` : `/admin/audit?${new URLSearchParams({ target: id })}`} className={idLook}>
        {id}
      </TextLink>
    </span>
  )
}
