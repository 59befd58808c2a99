import { takeDocument } from '../../../api/answer-form.server'
import type { UploadedForm } from '../../../api/http.server'
import type { Route } from './+types/upload'
import { readApplicant } from './applicant.server'

export async function action({ request, context, params: { requirementID } }: Route.ActionArgs) {
  const applicant = await readApplicant(request, context)
  const upload = applicant && ((form: UploadedForm) => applicant.answering.upload(requirementID, form))
  return takeDocument(request, context, { upload, back: '/client/pending-approval' })
}
