import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { ApiUserCredentialsView, ApiUserView } from '#contract/api-users.js'
import { clientArea } from '#contract/messages/client-area.js'
import * as words from '#contract/messages/client/api-users.js'
import { empty } from '#contract/messages/lists.js'
import { FromAddress, LimitFacts } from '../../../components/api-user-limits'
import { type Column, DataTable, actionsColumn } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { Email } from '../../../components/email'
import { listAddress } from '../../../components/list-address'
import { dayOf } from '../../../components/moment'
import { StatusBadge } from '../../../components/status-badge'
import { ButtonLink, PostButton } from '../parts/may'
import { RegenerateButton } from './regenerate-button'
import { KeyCell, SecretCell } from './secrets'

interface ApiUsersTableProps {
  rows: ApiUserView[]
  /** The answers that hold a secret, latest first, as long as they are on the screen. */
  fresh: ApiUserCredentialsView[]
  add: ReactNode
  onFresh: (credentials: ApiUserCredentialsView) => void
}

export function ApiUsersTable({ rows, fresh, add, onFresh }: ApiUsersTableProps) {
  // A key that was replaced since, here or elsewhere, has taken its secret along.
  const known = (row: ApiUserView) =>
    fresh.find(({ apiUserID, apiKey }) => apiUserID === row.apiUserID && apiKey === row.apiKey) ?? row
  const columns: Column<ApiUserView>[] = [
    { key: 'name', header: words.name, cell: ({ developerName }) => <Name>{developerName}</Name> },
    { key: 'email', header: words.emailAndPhone, cell: (row) => <Contact row={row} /> },
    { key: 'role', header: words.roleAndStatus, cell: (row) => <RoleAndStatus row={row} /> },
    { key: 'key', header: words.key, cell: (row) => <KeyCell apiUser={known(row)} /> },
    { key: 'secret', header: words.secret, cell: (row) => <SecretCell apiUser={known(row)} /> },
    { ...actionsColumn, header: words.actions, cell: (row) => <RowActions row={row} onFresh={onFresh} /> },
  ]
  return (
    <DataTable
      cardsBelow={960}
      caption={clientArea.apiUsersTitle}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.apiUserID}
      highlightedKey={fresh[0]?.apiUserID}
      empty={{ sentence: empty.apiUsers, help: words.addOneToGetA, action: add }}
    />
  )
}

const Name = ({ children }: { children: string }) => (
  <span className="block min-w-24 [overflow-wrap:anywhere]">{children}</span>
)

const Contact = ({ row }: { row: ApiUserView }) => (
  <div className="flex min-w-36 flex-col cards:min-w-auto">
    <Email address={row.developerEmailAddress} />
    <span className="whitespace-nowrap text-ink-faint">{row.developerPhoneNumber}</span>
  </div>
)

const RoleAndStatus = ({ row }: { row: ApiUserView }) => (
  <div className="flex flex-col items-start gap-1 cards:items-end">
    <span>{row.roleName}</span>
    <StatusBadge status={row.status} />
    <span className="text-xs text-ink-faint">
      {row.lastUsedAt ? <>{words.lastUsedDay(dayOf(row.lastUsedAt))}</> : words.neverUsed}{' '}
      <FromAddress address={row.lastUsedFrom} />
    </span>
    <LimitFacts row={row} />
  </div>
)

function RowActions({ row, onFresh }: { row: ApiUserView } & Pick<ApiUsersTableProps, 'onFresh'>) {
  const page = `/client/api-users/${row.apiUserID}`
  const { search } = useLocation()
  const link = { variant: 'ghost', size: 'sm', className: 'px-2!' } as const
  const form = (name: string) => ({ ...openDialog, ...link, to: listAddress(`${page}/${name}`, search) })
  return (
    <div className="-mr-2 grid grid-cols-[auto_auto] justify-items-start cards:mr-0 cards:flex cards:flex-wrap cards:justify-end">
      <ButtonLink {...form('edit')}>
        {words.edit} <span className="sr-only">{row.developerName}</span>
      </ButtonLink>
      <RegenerateButton apiUser={row} onFresh={onFresh} />
      {row.overlapEndsAt && (
        <PostButton {...link} preventScrollReset action={`${page}/end-overlap${search}`}>
          {words.endOverlap} <span className="sr-only">{row.developerName}</span>
        </PostButton>
      )}
      <ButtonLink {...form('delete')}>
        {words.deleteWord} <span className="sr-only">{row.developerName}</span>
      </ButtonLink>
      {row.status === 'disabled' ? (
        <PostButton {...link} preventScrollReset action={`${page}/enable${search}`}>
          {words.enable} <span className="sr-only">{row.developerName}</span>
        </PostButton>
      ) : (
        <ButtonLink {...form('disable')}>
          {words.disable} <span className="sr-only">{row.developerName}</span>
        </ButtonLink>
      )}
    </div>
  )
}
