import { clock } from '#contract/clock.js'
import * as words from '#contract/messages/client/team.js'
import * as areaWords from '#contract/messages/client/area.js'
import type { MemberView } from '#contract/members.js'
import { Avatar } from '../../../components/avatar'
import { Badge } from '../../../components/badge'
import { type Column, DataTable, actionsColumn } from '../../../components/data-table'
import { openDialog } from '../../../components/dialog-form'
import { Email } from '../../../components/email'
import { Moment } from '../../../components/moment'
import { ButtonLink, PostButton, useMay } from '../parts/may'

interface OfTeam {
  members: MemberView[]
  own: MemberView
}

export function TeamTable({ members, own }: OfTeam) {
  const nameOf = (id: string | null) => members.find(({ clientMemberID }) => clientMemberID === id)?.name
  const columns: Column<MemberView>[] = [
    { key: 'person', header: words.person, cell: (row) => <Person row={row} own={own} /> },
    { key: 'role', header: words.roleAndStatus, cell: (row) => <RoleAndStatus row={row} by={nameOf(row.invitedBy)} /> },
    {
      key: 'since',
      header: words.since,
      isTime: true,
      cell: ({ joinedAt, createdAt }) => <Moment iso={joinedAt ?? createdAt} />,
    },
    { ...actionsColumn, header: words.actions, cell: (row) => <RowActions row={row} own={own} /> },
  ]
  return (
    <DataTable
      cardsBelow={780}
      caption={areaWords.team}
      columns={columns}
      rows={members}
      rowKey={({ clientMemberID }) => clientMemberID}
      empty={{ sentence: words.lead }}
    />
  )
}

const Person = ({ row, own }: { row: MemberView; own: MemberView }) => (
  <div className="flex min-w-48 items-center gap-3 cards:min-w-0">
    <span className="cards:hidden">
      <Avatar name={row.name} size="sm" />
    </span>
    <div className="flex min-w-0 flex-col">
      <span className="font-medium [overflow-wrap:anywhere]">
        {row.name}
        {row.clientMemberID === own.clientMemberID && (
          <span className="ml-2 text-xs font-normal text-ink-faint">{words.you}</span>
        )}
      </span>
      <span className="text-sm font-normal text-ink-soft">
        <Email address={row.emailAddress} />
      </span>
    </div>
  </div>
)

function RoleAndStatus({ row, by }: { row: MemberView; by: string | undefined }) {
  const isOver = row.invitationEndsAt !== null && Date.parse(row.invitationEndsAt) <= clock.time()
  return (
    <div className="flex flex-col items-start gap-1 cards:items-end">
      <span>{row.role.name}</span>
      {row.status === 'active' && <Badge tone="success">{words.member}</Badge>}
      {row.status === 'invited' && (
        <Badge tone={isOver ? 'failed' : 'pending'}>{isOver ? words.expired : words.invited}</Badge>
      )}
      {row.handOver && <Badge tone="info">{words.offered}</Badge>}
      {row.status === 'invited' && by && <span className="text-xs text-ink-faint">{words.invitedBy(by)}</span>}
    </div>
  )
}

function RowActions({ row, own }: { row: MemberView; own: MemberView }) {
  const may = useMay()
  const page = `/client/team/${row.clientMemberID}`
  const isOwn = row.clientMemberID === own.clientMemberID
  const isInvited = row.status === 'invited'
  // An owner is out of reach for everybody else.
  const isInReach = own.isOwner || !row.isOwner
  const link = { variant: 'ghost', size: 'sm', className: 'px-2!' } as const
  const name = <span className="sr-only">{row.name}</span>
  return (
    <div className="-mr-2 flex flex-wrap justify-end cards:mr-0">
      {isInvited && may('POST /clients/:clientID/members/:clientMemberID/resend') && isInReach && (
        <PostButton {...link} preventScrollReset action={`${page}/resend`}>
          {words.resend} {name}
        </PostButton>
      )}
      {may('PUT /clients/:clientID/members/:clientMemberID') && isInReach && (
        <ButtonLink {...openDialog} {...link} to={`${page}/edit`}>
          {words.edit} {name}
        </ButtonLink>
      )}
      {own.isOwner && !isOwn && !isInvited && !row.isOwner && <HandOver row={row} page={page} />}
      {may('DELETE /clients/:clientID/members/:clientMemberID') && isInReach && (
        <ButtonLink {...openDialog} {...link} to={`${page}/remove`}>
          {isInvited ? words.takeBack : words.remove} {name}
        </ButtonLink>
      )}
    </div>
  )
}

const HandOver = ({ row, page }: { row: MemberView; page: string }) =>
  row.handOver ? (
    <PostButton variant="ghost" className="px-2!" preventScrollReset action={`${page}/end-hand-over`}>
      {words.endHandOver} <span className="sr-only">{row.name}</span>
    </PostButton>
  ) : (
    <ButtonLink {...openDialog} variant="ghost" size="sm" className="px-2!" to={`${page}/hand-over`}>
      {words.handOver} <span className="sr-only">{row.name}</span>
    </ButtonLink>
  )
