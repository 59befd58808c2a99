import { data } from 'react-router'
import * as texts from '#contract/messages/admin/payouts.js'
import { formatMoney } from '#contract/money.js'
import { type PayoutDetailView, type PayoutView, RejectPayout } from '#contract/payouts.js'
import { payoutActions, type PayoutAction } from '#contract/payout-states.js'
import { loadPayout } from '../../../api/payouts.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { success } from '../../../session/toast.server'
import { ReasonField } from '../parts/reason-field'
import { saveAsStaff } from '../parts/save-form.server'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/decide'

const list = '/admin/payouts'

export const meta: Route.MetaFunction = () => pageMeta(texts.approve)

function actionOf(text: string): PayoutAction {
  if (!Object.hasOwn(payoutActions, text)) throw data(null, { status: 404 })
  return text as PayoutAction
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const action = actionOf(params.decision)
  await requireCall(context, `POST /payouts/:payoutID/${action}`)
  return { action, payout: await rowOrGone(context, loadPayout(context, params.payoutID)) }
}

const failures: Record<PayoutAction, string> = {
  approve: texts.failedToApprove,
  reject: texts.failedToReject,
  cancel: texts.failedToCancel,
}

export async function action({ request, context, params: { payoutID, decision } }: Route.ActionArgs) {
  const action = actionOf(decision)
  const asked = { to: `${list}/${payoutID}`, failed: failures[action] }
  const params = { payoutID }
  if (action === 'reject') {
    const send = { call: 'POST /payouts/:payoutID/reject', params } as const
    return saveAsStaff(context, {
      ...asked,
      form: await readForm(request),
      as: RejectPayout,
      send,
      done: texts.rejected,
    })
  }
  return carryOut(request, context, {
    ...asked,
    send: ({ revision = '' }) =>
      action === 'approve'
        ? { call: 'POST /payouts/:payoutID/approve', params, body: { revision } }
        : { call: 'POST /payouts/:payoutID/cancel', params, body: {} },
    done: ({ status }: PayoutView) => success(doneWords(action, status)),
  })
}

function doneWords(action: 'approve' | 'cancel', status: string): string {
  if (action === 'cancel') return texts.canceled
  return status === 'approved' ? texts.approvedOne : texts.approvedFirst
}

export default function DecidePayout({ loaderData: { action, payout }, actionData: answer }: Route.ComponentProps) {
  const { title, lead, submit } = wordsOf(action, payout)
  return (
    <DialogForm
      title={title}
      lead={lead}
      submit={submit}
      {...(action === 'cancel' && { dismiss: texts.keep })}
      back={`${list}/${payout.payoutID}`}
      answer={answer}
      isQuestion={action !== 'reject'}
    >
      {action === 'approve' && <input type="hidden" name="revision" value={payout.desk?.revision ?? ''} />}
      {action === 'reject' && <ReasonField label={texts.reason} answer={answer} />}
    </DialogForm>
  )
}

function wordsOf(action: PayoutAction, { amount, currency, account, refundID, returnsEntryID }: PayoutDetailView) {
  const money = formatMoney(amount, currency)
  const ofPayer = (refundID && texts.refundFails) || (returnsEntryID && texts.unmatchedAgain)
  switch (action) {
    case 'approve': {
      const lead = texts.approveLead(money, account.accountHolder, account.accountNumberLast4)
      return { title: texts.approvePayout, lead, submit: texts.approve }
    }
    case 'reject':
      return { title: texts.rejectPayout, lead: ofPayer || texts.rejectLead, submit: texts.reject }
    case 'cancel':
      return { title: texts.cancelPayout, lead: ofPayer || texts.cancelLead, submit: texts.cancel }
  }
}
