import { useLocation } from 'react-router'
import * as words from '#contract/messages/factor-resets.js'
import { findPortalUser } from '../../../api/portal-user-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { ResetFactors } from '../parts/reset-factors'
import { askByForm } from '../parts/reset-factors.server'
import type { Route } from './+types/reset-factors'

const list = '/admin/portal-users'

export const meta: Route.MetaFunction = () => pageMeta(words.ask)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /factor-resets')
  const { userName } = await rowOrGone(context, findPortalUser(context, params.id))
  return { name: userName, formID: newFormID() }
}

export const action = ({ request, context, params: { id }, url }: Route.ActionArgs) =>
  askByForm({ request, context, audience: 'portal', subjectID: id, back: listAddress(list, url.search) })

export default function ResetPortalUser({ loaderData, actionData: answer }: Route.ComponentProps) {
  return <ResetFactors {...loaderData} back={listAddress(list, useLocation().search)} answer={answer} />
}
