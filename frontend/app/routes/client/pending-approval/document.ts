import * as words from '#contract/messages/checklist.js'
import { fileOrBack } from '../../../api/file-or-back.server'
import type { Route } from './+types/document'
import { readApplicant } from './applicant.server'

export async function loader({ request, context, params: { requirementID, documentID } }: Route.LoaderArgs) {
  const applicant = await readApplicant(request, context)
  const file = applicant?.answering.download(requirementID, documentID)
  return fileOrBack(context, file, '/client/pending-approval', words.failedToDownload)
}
