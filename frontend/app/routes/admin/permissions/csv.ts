import type { PermissionView } from '#contract/permissions.js'
import { csvFile } from '../../../api/csv.server'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listEveryPermission } from '../../../api/permissions.server'
import type { Route } from './+types/csv'

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterFrom(url, 'q', 'httpMethod', 'sort')
  return csvFile('permissions', columns, await mainCall(context, listEveryPermission(context, filter)))
}

const columns = {
  permissionID: (row: PermissionView) => row.permissionID,
  name: (row: PermissionView) => row.name,
  httpMethod: (row: PermissionView) => row.httpMethod,
  routePattern: (row: PermissionView) => row.routePattern,
}
