import { takeDocument } from '../../../api/answer-form.server'
import { personsAsClient } from '../../../api/persons.server'
import type { Route } from './+types/upload'

export const action = ({ request, context, params: { clientPersonID } }: Route.ActionArgs) =>
  takeDocument(request, context, {
    upload: (form) => personsAsClient(context).upload(clientPersonID, form),
    back: '/client/profile/persons',
  })
