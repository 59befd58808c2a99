import * as words from '#contract/messages/admin/reports.js'
import { requireCall } from '../../../api/require-call.server'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { DeleteRow } from '../parts/delete-row'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/adopt-dispute'

const list = '/admin/reconciliation/differences'

export const meta: Route.MetaFunction = () => pageMeta(words.adoptDispute)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /reconciliation-differences/:differenceID/adopt-dispute')
  return { formID: newFormID() }
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'POST /reconciliation-differences/:differenceID/adopt-dispute', params },
    to: list,
    done: words.disputeAdopted,
    failed: words.failedToAdoptDispute,
  })

export default function AdoptDispute({ loaderData: { formID }, actionData: answer }: Route.ComponentProps) {
  const lead = words.adoptDisputeLead
  return (
    <DeleteRow question={words.adoptDisputeTitle} submit={words.adoptDispute} {...{ lead, list, formID, answer }} />
  )
}
