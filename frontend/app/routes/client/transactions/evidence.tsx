import { SendEvidence } from '#contract/dispute-evidence.js'
import * as words from '#contract/messages/disputes.js'
import { sendOwnEvidence } from '../../../api/disputes.server'
import { saveForm } from '../../../api/form-actions.server'
import { found, rowOrGone } from '../../../api/row-or-gone.server'
import { loadOwnTransaction } from '../../../api/transactions.server'
import { EvidenceForm } from '../../../components/evidence-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/evidence'

const pageOf = (transactionID: string) => `/client/transactions/${encodeURIComponent(transactionID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.sendEvidence)

export async function loader({ context, params: { transactionID, disputeID } }: Route.LoaderArgs) {
  const { disputes } = await rowOrGone(context, loadOwnTransaction(context, transactionID))
  const dispute = found(disputes.find((one) => one.disputeID === disputeID))
  return { dispute }
}

export async function action({ request, context, params: { transactionID, disputeID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  return saveForm(
    context,
    { input: { text: input.text }, typed },
    SendEvidence,
    (value) => sendOwnEvidence(context, disputeID, value),
    { to: pageOf(transactionID), done: words.evidenceWasSent, failed: words.failedToSendEvidence },
  )
}

export default function Evidence({ loaderData: { dispute }, actionData: answer, params }: Route.ComponentProps) {
  const back = pageOf(params.transactionID)
  const filesTo = `${back}/disputes/${encodeURIComponent(dispute.disputeID)}/evidence-files`
  return <EvidenceForm dispute={dispute} back={back} filesTo={filesTo} answer={answer} />
}
