import * as words from '#contract/messages/checklist.js'
import { ApiError } from '../../../api/http.server'
import { personsAsClient } from '../../../api/persons.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/document'

export async function loader({ context, params: { clientPersonID, documentID } }: Route.LoaderArgs) {
  try {
    return await personsAsClient(context).download(clientPersonID, documentID)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, '/client/profile/persons', failure(words.failedToDownload))
  }
}
