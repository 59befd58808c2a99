import { takeDocument } from '../../../api/answer-form.server'
import { personsAsStaff } from '../../../api/persons.server'
import type { Route } from './+types/person-upload'
import { addressOf } from './detail-address'

export const action = ({ request, context, params: { clientID, clientPersonID } }: Route.ActionArgs) =>
  takeDocument(request, context, {
    upload: (form) => personsAsStaff(context, clientID).upload(clientPersonID, form),
    back: `${addressOf(clientID)}/persons`,
  })
