import { data } from 'react-router'
import * as words from '#contract/messages/admin/risk.js'
import { CloseReview } from '#contract/risk-rules.js'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { saveAsStaff } from '../parts/save-form.server'
import { ReasonField } from '../parts/reason-field'
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

export const meta: Route.MetaFunction = () => pageMeta(words.reviews)

export async function loader({ context, params }: Route.LoaderArgs) {
  const decision = decisionOf(params.decision)
  await requireCall(context, decisions[decision].call)
  return { decision }
}

export async function action({ request, context, params: { transactionID, decision } }: Route.ActionArgs) {
  const { call, done } = decisions[decisionOf(decision)]
  return saveAsStaff(context, {
    form: await readForm(request),
    as: CloseReview,
    send: { call, params: { transactionID } },
    to: list,
    done,
    failed: words.failedToDecide,
  })
}

export default function DecideReview({ loaderData: { decision }, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm title={decisions[decision].title} {...told[decision]} back={list} answer={answer}>
      <ReasonField label={words.reason} answer={answer} help={words.reasonHelp} required />
    </DialogForm>
  )
}
