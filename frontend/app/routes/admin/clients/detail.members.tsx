import * as words from '#contract/messages/admin/clients.js'
import type { MemberView } from '#contract/members.js'
import { Badge } from '../../../components/badge'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { Email } from '../../../components/email'

const columns: Column<MemberView>[] = [
  { key: 'name', header: words.name, cell: ({ name }) => name },
  { key: 'email', header: words.email, cell: ({ emailAddress }) => <Email address={emailAddress} /> },
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

export const ClientMembers = ({ members }: { members: MemberView[] }) => (
  <Card flush title={words.members} lead={words.thePeopleWhoSignIn}>
    <DataTable
      cardsBelow={560}
      caption={words.members}
      columns={columns}
      rows={members}
      rowKey={({ clientMemberID }) => clientMemberID}
      empty={{ sentence: words.nobodyYet }}
    />
  </Card>
)
