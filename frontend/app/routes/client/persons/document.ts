import * as words from '#contract/messages/checklist.js'
import { fileOrBack } from '../../../api/file-or-back.server'
import { personsAsClient } from '../../../api/persons.server'
import type { Route } from './+types/document'

export function loader({ context, params: { clientPersonID, documentID } }: Route.LoaderArgs) {
  const file = personsAsClient(context).download(clientPersonID, documentID)
  return fileOrBack(context, file, '/client/profile/persons', words.failedToDownload)
}
