import { takeDocument } from '../../../api/answer-form.server'
import type { Route } from './+types/upload'
import { readApplicant } from './applicant.server'

export async function action({ request, context, params: { requirementID } }: Route.ActionArgs) {
  const answering = await readApplicant(request, context)
  return takeDocument(request, context, { answering, requirementID, back: '/client/pending-approval' })
}
