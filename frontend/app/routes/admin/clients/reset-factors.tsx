import * as words from '#contract/messages/factor-resets.js'
import { loadClient } from '../../../api/client-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { ResetFactors } from '../parts/reset-factors'
import { askByForm } from '../parts/reset-factors.server'
import type { Route } from './+types/reset-factors'
import { addressOf } from './detail-address'

export const meta: Route.MetaFunction = () => pageMeta(words.ask)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /factor-resets')
  const { name } = await rowOrGone(context, loadClient(context, params.clientID))
  return { name, formID: newFormID() }
}

export const action = ({ request, context, params: { clientID } }: Route.ActionArgs) =>
  askByForm({ request, context, audience: 'client', subjectID: clientID, back: addressOf(clientID) })

export default function ResetClient({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  return <ResetFactors {...loaderData} back={addressOf(params.clientID)} answer={answer} />
}
