import * as words from '#contract/messages/admin/requirements.js'
import { personsAsStaff } from '../../../api/persons.server'
import { orToast } from '../parts/button-answer.server'
import type { Route } from './+types/person-document'
import { addressOf } from './detail-address'

export const loader = ({ context, params: { clientID, clientPersonID, documentID } }: Route.LoaderArgs) =>
  orToast(context, { to: `${addressOf(clientID)}/persons`, failed: words.failedToDownload }, () =>
    personsAsStaff(context, clientID).download(clientPersonID, documentID),
  )
