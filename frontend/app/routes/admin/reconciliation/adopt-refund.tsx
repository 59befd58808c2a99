import * as words from '#contract/messages/admin/reports.js'
import { ifMay } from '../../../api/if-may.server'
import { previewAdoption } from '../../../api/reports-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { DeleteRow } from '../parts/delete-row'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/adopt-refund'
import { PostedLines } from './posted-lines'

const list = '/admin/reconciliation/differences'

export const meta: Route.MetaFunction = () => pageMeta(words.adoptRefund)

export async function loader({ context, params: { differenceID } }: Route.LoaderArgs) {
  await requireCall(context, 'POST /reconciliation-differences/:differenceID/adopt-refund')
  const preview = await ifMay(context, 'GET /reconciliation-differences/:differenceID/adopt-refund', () =>
    previewAdoption(context, differenceID),
  )
  return { preview, formID: newFormID() }
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'POST /reconciliation-differences/:differenceID/adopt-refund', params },
    to: list,
    done: words.refundAdopted,
    failed: words.failedToAdoptRefund,
  })

/** Without the permission to preview, staff don't read what adopting it posts. */
const leadOf = (preview: { isTransferReversed: boolean } | null) => {
  if (!preview) return words.adoptUnseenLead
  return preview.isTransferReversed ? words.adoptReversedLead : words.adoptRefundLead
}

export default function AdoptRefund({ loaderData: { preview, formID }, actionData: answer }: Route.ComponentProps) {
  const lead = leadOf(preview)
  return (
    <DeleteRow question={words.adoptRefundTitle} submit={words.adoptRefund} {...{ lead, list, formID, answer }}>
      {preview && <PostedLines {...preview} />}
    </DeleteRow>
  )
}
