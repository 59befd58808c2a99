import * as words from '#contract/messages/checklist.js'
import { fileOrBack } from '../../../api/file-or-back.server'
import { answeringAsClient } from '../../../api/requirements.server'
import type { Route } from './+types/document'

export function loader({ context, params: { requirementID, documentID } }: Route.LoaderArgs) {
  const file = answeringAsClient(context).download(requirementID, documentID)
  return fileOrBack(context, file, '/client/profile/requirements', words.failedToDownload)
}
