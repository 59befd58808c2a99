import * as words from '#contract/messages/admin/permissions.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { deletePermission, findPermission } from '../../../api/permissions.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { requireAdministrator } from '../../../session/rights.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { DeleteRow } from '../parts/delete-row'
import type { Route } from './+types/delete'

const list = '/admin/permissions'

export const meta: Route.MetaFunction = () => pageMeta(words.deletePermission)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAdministrator(context)
  const { name } = await rowOrGone(context, findPermission(context, params.permissionID))
  return { name, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await deletePermission(context, params.permissionID, input.formID)
    return await redirectWithToast(context, listAddress(list, url.search), success(done.permission.deleted))
  } catch (error) {
    return refuse(error, failed.permission.delete)
  }
}

export default function DeletePermission({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { name, formID } = loaderData
  const lead = words.goesForGoodAPermission(name)
  return <DeleteRow question={confirm.deletePermission} {...{ lead, list, formID, answer }} />
}
