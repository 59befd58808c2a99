import type { PortalUserView } from '#contract/portal-users.js'
import { csvFile } from '../../../api/csv.server'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listEveryPortalUser } from '../../../api/portal-user-admin.server'
import type { Route } from './+types/csv'

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterFrom(url, 'q', 'roleID', 'waitingFor', 'sort')
  return csvFile('portal-users', columns, await mainCall(context, listEveryPortalUser(context, filter)))
}

const columns = {
  id: (row: PortalUserView) => row.id,
  userName: (row: PortalUserView) => row.userName,
  email: (row: PortalUserView) => row.email,
  isAdmin: (row: PortalUserView) => row.isAdmin,
  roles: (row: PortalUserView) => row.roles.map(({ role }) => role.name).join('; '),
  clientID: (row: PortalUserView) => row.clientID,
  emailVerifiedAt: (row: PortalUserView) => row.emailVerifiedAt,
  needsNewPassword: (row: PortalUserView) => row.needsNewPassword,
  lastSignInAt: (row: PortalUserView) => row.lastSignInAt,
  createdAt: (row: PortalUserView) => row.createdAt,
}
