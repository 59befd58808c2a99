import * as words from '#contract/messages/admin/api-users.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { deleteApiUser, findApiUser } from '../../../api/api-user-admin.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { DeleteRow } from '../parts/delete-row'
import type { Route } from './+types/delete'

const list = '/admin/api-users'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteApiUser)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'DELETE /api-users/:apiUserID')
  const { developerName: name } = await rowOrGone(context, findApiUser(context, params.apiUserID))
  return { name, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await deleteApiUser(context, params.apiUserID, input.formID)
    return await redirectWithToast(context, listAddress(list, url.search), success(done.apiUser.deleted))
  } catch (error) {
    return refuse(error, failed.apiUser.delete)
  }
}

export default function DeleteApiUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { name, formID } = loaderData
  const lead = words.losesAccessAtOnceKeys(name)
  return <DeleteRow question={confirm.deleteApiUser} {...{ lead, list, formID, answer }} />
}
