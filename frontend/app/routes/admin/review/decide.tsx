import { data } from 'react-router'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/risk.js'
import { CloseReview } from '#contract/risk-rules.js'
import { decideReview } from '../../../api/risk.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { TextAreaField } from '../../../components/text-area-field'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/decide'

const list = '/admin/review'

const decisions = {
  release: { call: 'POST /reviews/:transactionID/release', title: words.releaseTitle, done: words.released },
  block: { call: 'POST /reviews/:transactionID/block', title: words.blockTitle, done: words.blockedDone },
} as const
const told = {
  release: { lead: words.releaseLead, submit: words.release },
  block: { lead: words.blockLead, submit: words.block },
}

const decisionOf = (text: string): keyof typeof decisions => {
  if (text === 'release' || text === 'block') return text
  throw data(null, { status: 404 })
}

export const meta: Route.MetaFunction = () => pageMeta(words.review)

export async function loader({ context, params }: Route.LoaderArgs) {
  const decision = decisionOf(params.decision)
  await requireCall(context, decisions[decision].call)
  return { decision }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const decision = decisionOf(params.decision)
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(CloseReview, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await decideReview(context, decision, params.transactionID, value)
    return await redirectWithToast(context, list, success(decisions[decision].done))
  } catch (error) {
    return refuse(error, words.failedToDecide, typed)
  }
}

export default function DecideReview({ loaderData: { decision }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm title={decisions[decision].title} {...told[decision]} back={list} answer={answer}>
      <TextAreaField
        label={words.reason}
        name="reason"
        defaultValue={answer?.typed?.reason}
        error={answer?.fields?.reason}
        help={words.reasonHelp}
        required
      />
    </DialogForm>
  )
}
