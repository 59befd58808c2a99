import type { ClientView } from '#contract/clients.js'
import { listEveryClient } from '../../../api/client-admin.server'
import { csvFile } from '../../../api/csv.server'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import type { Route } from './+types/csv'

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterFrom(url, 'q', 'status', 'sort')
  return csvFile('clients', columns, await mainCall(context, listEveryClient(context, filter)))
}

const columns = {
  clientID: (row: ClientView) => row.clientID,
  name: (row: ClientView) => row.name,
  clientType: (row: ClientView) => row.clientType,
  status: (row: ClientView) => row.status,
  emailAddress: (row: ClientView) => row.emailAddress,
  phoneNumber: (row: ClientView) => row.phoneNumber,
  contactPerson: (row: ClientView) => row.contactPerson,
  address: (row: ClientView) => row.address,
  city: (row: ClientView) => row.city,
  state: (row: ClientView) => row.state,
  country: (row: ClientView) => row.country,
  chargePercentage: (row: ClientView) => row.chargePercentage,
  createdAt: (row: ClientView) => row.createdAt,
}
