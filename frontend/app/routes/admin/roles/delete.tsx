import * as words from '#contract/messages/admin/roles.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { deleteRole, findRole } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { DeleteRow } from '../parts/delete-row'
import type { Route } from './+types/delete'

const list = '/admin/roles'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteRole)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'DELETE /roles/:roleID')
  const { name } = await rowOrGone(context, findRole(context, params.roleID))
  return { name, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await deleteRole(context, params.roleID, input.formID)
    return await redirectWithToast(context, listAddress(list, url.search), success(done.role.deleted))
  } catch (error) {
    return refuse(error, failed.role.delete)
  }
}

export default function DeleteRole({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { name, formID } = loaderData
  const lead = words.goesForGoodARole(name)
  return <DeleteRow question={confirm.deleteRole} {...{ lead, list, formID, answer }} />
}
