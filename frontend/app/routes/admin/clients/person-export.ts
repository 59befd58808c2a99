import * as words from '#contract/messages/persons.js'
import { personsAsStaff } from '../../../api/persons.server'
import { orToast } from '../parts/button-answer.server'
import type { Route } from './+types/person-export'
import { addressOf } from './detail-address'

export const loader = ({ context, params: { clientID, clientPersonID } }: Route.LoaderArgs) =>
  orToast(context, { to: `${addressOf(clientID)}/persons`, failed: words.failedToExport }, () =>
    personsAsStaff(context, clientID).export(clientPersonID),
  )
