import * as words from '#contract/messages/checklist.js'
import { ApiError } from '../../../api/http.server'
import { answeringAsClient } from '../../../api/requirements.server'
import { failure, redirectWithToast } from '../../../session/toast.server'
import type { Route } from './+types/document'

export async function loader({ context, params: { requirementID, documentID } }: Route.LoaderArgs) {
  try {
    return await answeringAsClient(context).download(requirementID, documentID)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, '/client/profile/requirements', failure(words.failedToDownload))
  }
}
