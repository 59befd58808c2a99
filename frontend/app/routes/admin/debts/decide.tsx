import { data } from 'react-router'
import { check } from '#contract/check.js'
import { RejectWriteOff } from '#contract/debts.js'
import * as words from '#contract/messages/admin/debts.js'
import { formatMoney } from '#contract/money.js'
import { approveWriteOff, loadWriteOff, rejectWriteOff } from '../../../api/debts.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { TextAreaField } from '../../../components/text-area-field'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/decide'

const list = '/admin/debts'
const decisions = ['approve', 'reject'] as const

export const meta: Route.MetaFunction = () => pageMeta(words.writeOffs)

function decisionOf(text: string): (typeof decisions)[number] {
  const found = decisions.find((one) => one === text)
  if (!found) throw data(null, { status: 404 })
  return found
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const decision = decisionOf(params.decision)
  await requireCall(context, `POST /write-offs/:writeOffID/${decision}`)
  return { decision, writeOff: await rowOrGone(context, loadWriteOff(context, params.writeOffID)) }
}

export async function action({ request, context, params: { writeOffID, decision } }: Route.ActionArgs) {
  const isApproval = decisionOf(decision) === 'approve'
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(RejectWriteOff, { reason: input.reason })
  if (!isApproval && fields) return refuseInputs(fields, typed)
  try {
    if (isApproval) await approveWriteOff(context, writeOffID)
    else await rejectWriteOff(context, writeOffID, value?.reason ?? '')
    return await redirectWithToast(context, list, success(isApproval ? words.approved : words.rejected))
  } catch (error) {
    return refuse(error, isApproval ? words.failedToApprove : words.failedToReject, typed)
  }
}

export default function DecideWriteOff({ loaderData: { decision, writeOff }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { amount, currency, clientName } = writeOff
  const isApproval = decision === 'approve'
  return (
    <DialogForm
      title={isApproval ? words.approveTitle : words.rejectTitle}
      lead={isApproval ? words.approveLead(formatMoney(amount, currency), clientName) : words.rejectLead}
      submit={isApproval ? words.approve : words.reject}
      back={list}
      answer={answer}
      isQuestion={isApproval}
    >
      {!isApproval && (
        <TextAreaField
          label={words.reason}
          name="reason"
          defaultValue={answer?.typed?.reason}
          error={answer?.fields?.reason}
        />
      )}
    </DialogForm>
  )
}
