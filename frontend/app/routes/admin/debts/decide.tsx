import { data } from 'react-router'
import { RejectWriteOff } from '#contract/debts.js'
import * as words from '#contract/messages/admin/debts.js'
import { formatMoney } from '#contract/money.js'
import { loadWriteOff } from '../../../api/debts.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { carryOut } from '../parts/question.server'
import { saveAsStaff } from '../parts/save-form.server'
import { ReasonField } from '../parts/reason-field'
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
  const params = { writeOffID }
  if (decisionOf(decision) === 'approve')
    return carryOut(request, context, {
      send: { call: 'POST /write-offs/:writeOffID/approve', params },
      to: list,
      done: words.approved,
      failed: words.failedToApprove,
    })
  return saveAsStaff(context, {
    form: await readForm(request),
    as: RejectWriteOff,
    send: { call: 'POST /write-offs/:writeOffID/reject', params },
    to: list,
    done: words.rejected,
    failed: words.failedToReject,
  })
}

export default function DecideWriteOff({
  loaderData: { decision, writeOff },
  actionData: answer,
}: Route.ComponentProps) {
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
      {!isApproval && <ReasonField label={words.reason} answer={answer} />}
    </DialogForm>
  )
}
