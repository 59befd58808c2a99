import { useLocation } from 'react-router'
import { check } from '#contract/check.js'
import { SendEvidence } from '#contract/dispute-evidence.js'
import * as words from '#contract/messages/disputes.js'
import { loadDispute, sendEvidence } from '../../../api/disputes.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { EvidenceForm } from '../../../components/evidence-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/evidence'

const list = '/admin/disputes'

export const meta: Route.MetaFunction = () => pageMeta(words.sendEvidence)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /disputes/:disputeID/evidence')
  return { dispute: await rowOrGone(context, loadDispute(context, params.disputeID)) }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(SendEvidence, { text: input.text })
  if (fields) return refuseInputs(fields, typed)
  try {
    await sendEvidence(context, params.disputeID, value)
    const to = listAddress(list, url.search, params.disputeID)
    return await redirectWithToast(context, to, success(words.evidenceWasSent))
  } catch (error) {
    return refuse(error, words.failedToSendEvidence, typed)
  }
}

export default function Evidence({ loaderData: { dispute }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return <EvidenceForm dispute={dispute} back={listAddress(list, useLocation().search)} answer={answer} />
}
