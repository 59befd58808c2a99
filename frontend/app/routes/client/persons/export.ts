import * as words from '#contract/messages/persons.js'
import { ApiError } from '../../../api/http.server'
import { personsAsClient } from '../../../api/persons.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/export'

export async function loader({ context, params: { clientPersonID } }: Route.LoaderArgs) {
  try {
    return await personsAsClient(context).export(clientPersonID)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, '/client/profile/persons', failure(error.explain(words.failedToExport)))
  }
}
