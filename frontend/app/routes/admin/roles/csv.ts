import type { RoleView } from '#contract/roles.js'
import { csvFile } from '../../../api/csv.server'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listEveryRole } from '../../../api/roles.server'
import type { Route } from './+types/csv'

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterFrom(url, 'q', 'sort')
  return csvFile('roles', columns, await mainCall(context, listEveryRole(context, filter)))
}

const columns = {
  roleID: (row: RoleView) => row.roleID,
  name: (row: RoleView) => row.name,
  assignableToApiUsers: (row: RoleView) => row.assignableToApiUsers,
  permissionIDs: (row: RoleView) => row.permissionIDs.join(' '),
}
