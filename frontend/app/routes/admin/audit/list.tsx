import type { AuditEntryView } from '#contract/audit.js'
import * as words from '#contract/messages/admin/audit.js'
import { listAuditEntries } from '../../../api/audit.server'
import { clientNames } from '../../../api/client-admin.server'
import { mainCall } from '../../../api/main-call.server'
import { staffNames } from '../../../api/portal-user-admin.server'
import { ButtonLink } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { ShieldIcon } from '../../../components/icon'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { Actor, actionInWords } from '../parts/audited-action'
import { Differences } from '../parts/differences'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import type { Route } from './+types/list'
import { filterOf } from './filter'
import { AuditFilterForm } from './filter-form'

const list = '/admin/audit'

export const meta: Route.MetaFunction = () => pageMeta(words.auditLog)

export async function loader({ context, url }: Route.LoaderArgs) {
  const names = await staffNames(context)
  const { typed, filter } = filterOf(url, names)
  const page = await mainCall(context, listAuditEntries(context, filter, url.searchParams.get('cursor')))
  const clients = await clientNames(context, page?.items.flatMap(clientsIn) ?? [])
  return { typed, page, names: { ...names, ...clients } }
}

const clientsIn = ({ actorKind, actorID, targetKind, targetID }: AuditEntryView): string[] => [
  ...(actorKind === 'client' && actorID ? [actorID] : []),
  ...(targetKind === 'client' && targetID ? [targetID] : []),
]

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { typed, page, names } = loaderData
  const { may } = useMay()
  const verify = may('GET /audit/verification') && (
    <ButtonLink to={`${list}/verification`} variant="outline" icon={<ShieldIcon />}>
      {words.verification}
    </ButtonLink>
  )
  return (
    <ListPage
      title={words.auditLog}
      lead={words.whoChangedWhatNewestFirst}
      action={verify}
      filter={<AuditFilterForm typed={typed} />}
      {...(may('GET /audit/export.csv') && { csv: `${list}.csv` })}
      page={page}
      failure={words.failedToFetchTheAudit}
      columns={columnsWith(names)}
      rowKey={({ auditID }) => auditID}
      list={list}
      empty={{ sentence: words.noEntriesFound }}
    />
  )
}

const columnsWith = (names: Record<string, string>): Column<AuditEntryView>[] => [
  { key: 'action', header: words.action, cell: (row) => <Action row={row} /> },
  { key: 'actor', header: words.by, cell: (row) => <Actor entry={row} names={names} /> },
  {
    key: 'target',
    header: words.on,
    cell: (row) => <Target row={row} name={row.targetID ? names[row.targetID] : undefined} />,
  },
  { key: 'changes', header: words.changes, cell: ({ before, after }) => <Differences before={before} after={after} /> },
  {
    key: 'when',
    header: words.when,
    align: 'right',
    isTime: true,
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
]

const Action = ({ row: { action } }: { row: AuditEntryView }) => (
  <TextLink to={`${list}?${new URLSearchParams({ action })}`}>{actionInWords(action)}</TextLink>
)

const kindInWords = (kind: string) =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`.replaceAll('_', ' ').replace('Api', 'API')

function Target({ row: { targetKind, targetID }, name }: { row: AuditEntryView; name: string | undefined }) {
  if (!targetID) return <span className="text-ink-faint">{words.nothing}</span>
  return (
    <span className="flex flex-col items-start cards:items-end">
      <span className="[overflow-wrap:anywhere]">{name ?? kindInWords(targetKind ?? '')}</span>
      <TextLink
        to={`${list}?${new URLSearchParams({ target: targetID })}`}
        className="font-mono text-xs font-normal! break-all"
      >
        {targetID}
      </TextLink>
    </span>
  )
}
