import type { ApiUserView } from '#contract/api-users.js'
import { listEveryApiUser } from '../../../api/api-user-admin.server'
import { csvFile } from '../../../api/csv.server'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import type { Route } from './+types/csv'

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterFrom(url, 'q', 'clientID', 'status', 'sort')
  return csvFile('api-users', columns, await mainCall(context, listEveryApiUser(context, filter)))
}

const columns = {
  apiUserID: (row: ApiUserView) => row.apiUserID,
  developerName: (row: ApiUserView) => row.developerName,
  developerEmailAddress: (row: ApiUserView) => row.developerEmailAddress,
  developerPhoneNumber: (row: ApiUserView) => row.developerPhoneNumber,
  clientID: (row: ApiUserView) => row.clientID,
  roleName: (row: ApiUserView) => row.roleName,
  status: (row: ApiUserView) => row.status,
  lastUsedAt: (row: ApiUserView) => row.lastUsedAt,
  createdAt: (row: ApiUserView) => row.createdAt,
}
