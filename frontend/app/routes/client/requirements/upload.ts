import { takeDocument } from '../../../api/answer-form.server'
import { answeringAsClient } from '../../../api/requirements.server'
import type { Route } from './+types/upload'

export const action = ({ request, context, params: { requirementID } }: Route.ActionArgs) =>
  takeDocument(request, context, {
    upload: (form) => answeringAsClient(context).upload(requirementID, form),
    back: '/client/profile/requirements',
  })
