import { data } from 'react-router'
import { check } from '#contract/check.js'
import { SendEvidence } from '#contract/dispute-evidence.js'
import * as words from '#contract/messages/disputes.js'
import { sendOwnEvidence } from '../../../api/disputes.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { loadOwnTransaction } from '../../../api/transactions.server'
import { EvidenceForm } from '../../../components/evidence-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/evidence'

const pageOf = (transactionID: string) => `/client/transactions/${encodeURIComponent(transactionID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.sendEvidence)

export async function loader({ context, params: { transactionID, disputeID } }: Route.LoaderArgs) {
  const { disputes } = await rowOrGone(context, loadOwnTransaction(context, transactionID))
  const dispute = disputes.find((one) => one.disputeID === disputeID)
  if (!dispute) throw data(null, { status: 404 })
  return { dispute }
}

export async function action({ request, context, params: { transactionID, disputeID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(SendEvidence, { text: input.text })
  if (fields) return refuseInputs(fields, typed)
  try {
    await sendOwnEvidence(context, disputeID, value)
    return await redirectWithToast(context, pageOf(transactionID), success(words.evidenceWasSent))
  } catch (error) {
    return refuse(error, words.failedToSendEvidence, typed)
  }
}

export default function Evidence({ loaderData: { dispute }, actionData, params }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return <EvidenceForm dispute={dispute} back={pageOf(params.transactionID)} answer={answer} />
}
