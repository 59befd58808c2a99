import * as words from '#contract/messages/checklist.js'
import { ApiError } from '../../../api/http.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/person-document'
import { readApplicant } from './applicant.server'

export async function loader({ request, context, params: { clientPersonID, documentID } }: Route.LoaderArgs) {
  const applicant = await readApplicant(request, context)
  try {
    if (applicant) return await applicant.persons.download(clientPersonID, documentID)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  return redirectWithToast(context, '/client/pending-approval/persons', failure(words.failedToDownload))
}
