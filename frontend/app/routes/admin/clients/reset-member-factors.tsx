import { data } from 'react-router'
import * as words from '#contract/messages/factor-resets.js'
import { listMembersOf } from '../../../api/members.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { ResetFactors } from '../parts/reset-factors'
import { askByForm } from '../parts/reset-factors.server'
import type { Route } from './+types/reset-member-factors'
import { addressOf } from './detail-address'

export const meta: Route.MetaFunction = () => pageMeta(words.ask)

export async function loader({ context, params: { clientID, clientMemberID } }: Route.LoaderArgs) {
  await requireCall(context, 'POST /factor-resets')
  const { items } = await rowOrGone(context, listMembersOf(context, clientID))
  const member = items.find((one) => one.clientMemberID === clientMemberID && one.status === 'active')
  if (!member) throw data(null, { status: 404 })
  return { name: member.name, formID: newFormID() }
}

export const action = ({ request, context, params: { clientID, clientMemberID } }: Route.ActionArgs) =>
  askByForm({ request, context, audience: 'client', subjectID: clientMemberID, back: addressOf(clientID) })

export default function ResetMember({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  return <ResetFactors {...loaderData} back={addressOf(params.clientID)} answer={answer} />
}
