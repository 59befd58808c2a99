import * as words from '#contract/messages/client/customers.js'
import { ownCustomerData } from '../../../api/customers.server'
import { ApiError } from '../../../api/http.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/export'

export async function loader({ context, params: { customerID } }: Route.LoaderArgs) {
  try {
    return await ownCustomerData(context, customerID)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const page = `/client/customers/${encodeURIComponent(customerID)}`
    return redirectWithToast(context, page, failure(error.explain(words.failedToExport)))
  }
}
