import * as words from '#contract/messages/persons.js'
import { ApiError } from '../../../api/http.server'
import { personsAsStaff } from '../../../api/persons.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/person-export'
import { addressOf } from './detail-address'

export async function loader({ context, params: { clientID, clientPersonID } }: Route.LoaderArgs) {
  try {
    return await personsAsStaff(context, clientID).export(clientPersonID)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, `${addressOf(clientID)}/persons`, failure(error.explain(words.failedToExport)))
  }
}
