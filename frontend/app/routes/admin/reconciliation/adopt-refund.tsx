import * as words from '#contract/messages/admin/reports.js'
import { requireCall } from '../../../api/require-call.server'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { DeleteRow } from '../parts/delete-row'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/adopt-refund'

const list = '/admin/reconciliation/differences'

export const meta: Route.MetaFunction = () => pageMeta(words.adoptRefund)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /reconciliation-differences/:differenceID/adopt-refund')
  return { formID: newFormID() }
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'POST /reconciliation-differences/:differenceID/adopt-refund', params },
    to: list,
    done: words.refundAdopted,
    failed: words.failedToAdoptRefund,
  })

export default function AdoptRefund({ loaderData: { formID }, actionData: answer }: Route.ComponentProps) {
  const lead = words.adoptRefundLead
  return <DeleteRow question={words.adoptRefundTitle} submit={words.adoptRefund} {...{ lead, list, formID, answer }} />
}
