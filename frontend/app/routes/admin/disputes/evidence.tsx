import { useLocation } from 'react-router'
import { SendEvidence } from '#contract/dispute-evidence.js'
import * as words from '#contract/messages/disputes.js'
import { loadDispute } from '../../../api/disputes.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { EvidenceForm } from '../../../components/evidence-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/evidence'

const list = '/admin/disputes'

export const meta: Route.MetaFunction = () => pageMeta(words.sendEvidence)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /disputes/:disputeID/evidence')
  return { dispute: await rowOrGone(context, loadDispute(context, params.disputeID)) }
}

export const action = async ({ request, context, params: { disputeID }, url }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request),
    as: SendEvidence,
    send: { call: 'POST /disputes/:disputeID/evidence', params: { disputeID } },
    to: listAddress(list, url.search, disputeID),
    done: words.evidenceWasSent,
    failed: words.failedToSendEvidence,
  })

export default function Evidence({ loaderData: { dispute }, actionData: answer }: Route.ComponentProps) {
  return <EvidenceForm dispute={dispute} back={listAddress(list, useLocation().search)} answer={answer} />
}
