import { takeDocument } from '../../../api/answer-form.server'
import { answeringAsClient } from '../../../api/requirements.server'
import type { Route } from './+types/upload'

export const action = ({ request, context, params: { requirementID } }: Route.ActionArgs) =>
  takeDocument(request, context, {
    answering: answeringAsClient(context),
    requirementID,
    back: '/client/profile/requirements',
  })
