import * as words from '#contract/messages/disputes.js'
import { takeDocument } from '../../../api/answer-form.server'
import { addOwnEvidenceFile } from '../../../api/disputes.server'
import type { Route } from './+types/evidence-files'

export const action = ({ request, context, params: { transactionID, disputeID } }: Route.ActionArgs) =>
  takeDocument(request, context, {
    upload: (form) => addOwnEvidenceFile(context, disputeID, form),
    back: `/client/transactions/${encodeURIComponent(transactionID)}/disputes/${encodeURIComponent(disputeID)}/evidence`,
    sent: words.fileWasAdded,
  })
