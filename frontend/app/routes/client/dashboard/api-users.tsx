import type { ApiUserView } from '#contract/api-users.js'
import { clientArea } from '#contract/messages/client-area.js'
import * as words from '#contract/messages/client/dashboard.js'
import { empty } from '#contract/messages/lists.js'
import { Card } from '../../../components/card'
import { DataTable } from '../../../components/data-table'
import { Email } from '../../../components/email'
import { StatusBadge } from '../../../components/status-badge'
import { ButtonLink } from '../parts/may'

export type ShownApiUser = Pick<
  ApiUserView,
  'apiUserID' | 'developerName' | 'developerEmailAddress' | 'developerPhoneNumber' | 'roleName' | 'status'
>

export const shownApiUser = (row: ApiUserView): ShownApiUser => {
  const { apiUserID, developerName, developerEmailAddress, developerPhoneNumber, roleName, status } = row
  return { apiUserID, developerName, developerEmailAddress, developerPhoneNumber, roleName, status }
}

const columns = () => [
  { key: 'name', header: words.name, cell: (row: ShownApiUser) => row.developerName },
  { key: 'email', header: words.email, cell: (row: ShownApiUser) => <Email address={row.developerEmailAddress} /> },
  { key: 'phone', header: words.phone, cell: (row: ShownApiUser) => <bdi dir="ltr">{row.developerPhoneNumber}</bdi> },
  { key: 'role', header: words.role, cell: (row: ShownApiUser) => row.roleName },
  { key: 'status', header: words.status, cell: (row: ShownApiUser) => <StatusBadge status={row.status} /> },
]

/** Read-only here; changes happen on their own page. */
export function DashboardApiUsers({ apiUsers }: { apiUsers: ShownApiUser[] }) {
  const manage = (
    <ButtonLink to="/client/api-users" variant="outline" size="sm">
      {words.manageApiUsers}
    </ButtonLink>
  )
  return (
    <Card flush title={words.apiUsers} lead={words.apiUsersLead} action={manage}>
      <DataTable
        cardsBelow={560}
        caption={clientArea.apiUsersTitle}
        columns={columns()}
        rows={apiUsers}
        rowKey={(row) => row.apiUserID}
        empty={{
          sentence: empty.apiUsers,
          help: words.anApiUserIsA,
          action: <ButtonLink to="/client/api-users">{words.addYourFirstApiUser}</ButtonLink>,
        }}
      />
    </Card>
  )
}
