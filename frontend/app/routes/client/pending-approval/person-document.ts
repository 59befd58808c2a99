import * as words from '#contract/messages/checklist.js'
import { fileOrBack } from '../../../api/file-or-back.server'
import type { Route } from './+types/person-document'
import { readApplicant } from './applicant.server'

export async function loader({ request, context, params: { clientPersonID, documentID } }: Route.LoaderArgs) {
  const applicant = await readApplicant(request, context)
  const file = applicant?.persons.download(clientPersonID, documentID)
  return fileOrBack(context, file, '/client/pending-approval/persons', words.failedToDownload)
}
