import type { Page } from '#contract/answers.js'
import type { ApiUserView } from '#contract/api-users.js'
import * as words from '#contract/messages/admin/clients.js'
import { empty } from '#contract/messages/lists.js'
import { ButtonLink } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { Moment } from '../../../components/moment'
import { StatusBadge } from '../../../components/status-badge'

const columns: Column<ApiUserView>[] = [
  { key: 'name', header: words.name, cell: ({ developerName }) => developerName },
  { key: 'role', header: words.role, cell: ({ roleName }) => roleName },
  { key: 'status', header: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: 'used',
    header: words.lastUsed,
    isTime: true,
    cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment iso={lastUsedAt} /> : words.never),
  },
]

export function ClientApiUsers({ clientID, page }: { clientID: string; page: Page<ApiUserView> }) {
  const all = (
    <ButtonLink to={`/admin/api-users?${new URLSearchParams({ clientID })}`} variant="ghost" size="sm">
      {words.allOfThem}
    </ButtonLink>
  )
  return (
    <TableCard
      title={words.apiUsers}
      action={page.items.length > 0 && all}
      cardsBelow={560}
      columns={columns}
      rows={page.items}
      rowKey={({ apiUserID }) => apiUserID}
      empty={{ sentence: empty.apiUsers }}
    />
  )
}
