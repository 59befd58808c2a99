import * as words from '#contract/messages/admin/portal-users.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { thisIsYou } from '#contract/messages/rights.js'
import { deletePortalUser, findPortalUser } from '../../../api/portal-user-admin.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { portalUser } from '../../../session/portal-session.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { DeleteRow } from '../parts/delete-row'
import type { Route } from './+types/delete'

const list = '/admin/portal-users'

export const meta: Route.MetaFunction = () => pageMeta(words.deletePortalUser)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'DELETE /portal-users/:id')
  const { id, userName: name } = await rowOrGone(context, findPortalUser(context, params.id))
  return { name, isMe: context.get(portalUser).id === id, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await deletePortalUser(context, params.id, input.formID)
    return await redirectWithToast(context, listAddress(list, url.search), success(done.user.deleted))
  } catch (error) {
    return refuse(error, failed.user.delete)
  }
}

export default function DeletePortalUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { name, isMe, formID } = loaderData
  const lead = isMe ? thisIsYou.delete : words.isSignedOutAtOnce(name)
  const submit = isMe ? thisIsYou.deleteSubmit : undefined
  return <DeleteRow question={confirm.deleteUser} {...{ lead, submit, list, formID, answer }} />
}
