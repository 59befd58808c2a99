import type { Page } from '#contract/answers.js'
import type { ApiUserView } from '#contract/api-users.js'
import { empty } from '#contract/messages/lists.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { StatusBadge } from '../../../components/status-badge'

const columns: Column<ApiUserView>[] = [
  { key: 'name', header: 'Name', cell: ({ developerName }) => developerName },
  { key: 'role', header: 'Role', cell: ({ roleName }) => roleName },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment iso={lastUsedAt} /> : 'Never'),
  },
]

export function ClientApiUsers({ clientID, page }: { clientID: string; page: Page<ApiUserView> }) {
  const all = (
    <ButtonLink to={`/admin/api-users?${new URLSearchParams({ clientID })}`} variant="ghost" size="sm">
      All of them
    </ButtonLink>
  )
  return (
    <Card flush title="API users" action={page.items.length > 0 && all}>
      <DataTable
        cardsBelow={560}
        caption="API users"
        columns={columns}
        rows={page.items}
        rowKey={({ apiUserID }) => apiUserID}
        empty={{ sentence: empty.apiUsers }}
      />
    </Card>
  )
}
