import * as words from '#contract/messages/client/customers.js'
import { exportOwnCustomer } from '../../../api/customers.server'
import { ApiError } from '../../../api/http.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/export'

export async function loader({ context, params: { customerID } }: Route.LoaderArgs) {
  try {
    const data = await exportOwnCustomer(context, customerID)
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="customer-${data.customer.customerID}.json"`,
    }
    return new Response(`${JSON.stringify(data, null, 2)}\n`, { headers })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const page = `/client/customers/${encodeURIComponent(customerID)}`
    return redirectWithToast(context, page, failure(error.explain(words.failedToExport)))
  }
}
