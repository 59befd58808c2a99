import * as words from '#contract/messages/admin/requirements.js'
import { ApiError } from '../../../api/http.server'
import { personsAsStaff } from '../../../api/persons.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/person-document'
import { addressOf } from './detail-address'

export async function loader({ context, params: { clientID, clientPersonID, documentID } }: Route.LoaderArgs) {
  try {
    return await personsAsStaff(context, clientID).download(clientPersonID, documentID)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, `${addressOf(clientID)}/persons`, failure(error.explain(words.failedToDownload)))
  }
}
