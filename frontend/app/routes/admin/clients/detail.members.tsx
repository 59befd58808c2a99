import * as words from '#contract/messages/admin/clients.js'
import type { MemberView } from '#contract/members.js'
import { ButtonLink } from '../../../components/button'
import { openDialog } from '../../../components/dialog-form'
import { useMay } from '../parts/may'
import { Badge } from '../../../components/badge'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { Email } from '../../../components/email'

const columns: Column<MemberView>[] = [
  {
    key: 'name',
    header: words.name,
    cell: ({ name, emailAddress }) => (
      <div className="flex min-w-40 flex-col cards:min-w-0">
        <span className="[overflow-wrap:anywhere]">{name}</span>
        <span className="font-normal text-ink-soft">
          <Email address={emailAddress} />
        </span>
      </div>
    ),
  },
  { key: 'role', header: words.role, cell: ({ role }) => role.name },
  {
    key: 'status',
    header: words.status,
    cell: ({ status }) =>
      status === 'active' ? (
        <Badge tone="success">{words.member}</Badge>
      ) : (
        <Badge tone="pending">{words.invited}</Badge>
      ),
  },
]

const actions: Column<MemberView> = {
  key: 'actions',
  header: words.actions,
  headerHidden: true,
  align: 'right',
  cell: ({ clientID, clientMemberID, name, status }) =>
    status === 'active' && (
      <ButtonLink
        {...openDialog}
        to={`/admin/clients/${clientID}/members/${clientMemberID}/reset-factors`}
        variant="ghost"
        size="sm"
        className="-mr-2 px-2!"
      >
        {words.resetFactors} <span className="sr-only">{name}</span>
      </ButtonLink>
    ),
}

export function ClientMembers({ members }: { members: MemberView[] }) {
  const { isAdmin } = useMay()
  return (
    <TableCard
      title={words.members}
      lead={words.thePeopleWhoSignIn}
      cardsBelow={780}
      columns={isAdmin ? [...columns, actions] : columns}
      rows={members}
      rowKey={({ clientMemberID }) => clientMemberID}
      empty={{ sentence: words.nobodyYet }}
    />
  )
}
