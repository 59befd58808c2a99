import { data } from 'react-router'
import * as words from '#contract/messages/admin/adjustments.js'
import { type AdjustmentView, RejectAdjustment } from '#contract/reconciliation-adjustments.js'
import { loadAdjustment } from '../../../api/reports-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { ReasonField } from '../parts/reason-field'
import { carryOut } from '../parts/question.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/decide-adjustment'
import { PostedLines } from './posted-lines'

const list = '/admin/reconciliation/adjustments'
const decisions = ['approve', 'reject'] as const

export const meta: Route.MetaFunction = () => pageMeta(words.adjustments)

function decisionOf(text: string): (typeof decisions)[number] {
  const found = decisions.find((one) => one === text)
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const decision = decisionOf(params.decision)
  await requireCall(context, `POST /reconciliation-adjustments/:adjustmentID/${decision}`)
  return { decision, adjustment: await rowOrGone(context, loadAdjustment(context, params.adjustmentID)) }
}

export async function action({ request, context, params: { adjustmentID, decision } }: Route.ActionArgs) {
  const params = { adjustmentID }
  if (decisionOf(decision) === 'approve')
    return carryOut(request, context, {
      send: { call: 'POST /reconciliation-adjustments/:adjustmentID/approve', params },
      to: list,
      done: words.approved,
      failed: words.failedToApprove,
    })
  return saveAsStaff(context, {
    form: await readForm(request),
    as: RejectAdjustment,
    send: { call: 'POST /reconciliation-adjustments/:adjustmentID/reject', params },
    to: list,
    done: words.rejected,
    failed: words.failedToReject,
  })
}

export default function DecideAdjustment({
  loaderData: { decision, adjustment },
  actionData: answer,
}: Route.ComponentProps) {
  const isApproval = decision === 'approve'
  return (
    <DialogForm
      title={isApproval ? words.approveTitle : words.rejectTitle}
      lead={isApproval ? words.approveLead : words.rejectLead}
      submit={isApproval ? words.approve : words.reject}
      back={list}
      answer={answer}
      isQuestion={isApproval}
    >
      {isApproval ? <Posting adjustment={adjustment} /> : <ReasonField label={words.reason} answer={answer} />}
    </DialogForm>
  )
}

const Posting = ({ adjustment }: { adjustment: AdjustmentView }) => {
  const { lines, currency, clientID, clientName, processorAccountID, name, reason } = adjustment
  const names = { [processorAccountID]: name, ...(clientID && { [clientID]: clientName }) }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm [overflow-wrap:anywhere] whitespace-pre-line text-ink">{reason}</p>
      <PostedLines {...{ lines, currency, names }} />
    </div>
  )
}
