import * as words from '#contract/messages/checklist.js'
import { ApiError } from '../../../api/http.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/document'
import { readApplicant } from './applicant.server'

export async function loader({ request, context, params: { requirementID, documentID } }: Route.LoaderArgs) {
  const applicant = await readApplicant(request, context)
  try {
    if (applicant) return await applicant.answering.download(requirementID, documentID)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  return redirectWithToast(context, '/client/pending-approval', failure(words.failedToDownload))
}
