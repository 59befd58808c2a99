import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/permissions.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { SavePermission } from '#contract/permissions.js'
import { createPermission, listRoutes } from '../../../api/permissions.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { requireAdministrator } from '../../../session/rights.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { PermissionFields } from './fields'

const list = '/admin/permissions'

export const meta: Route.MetaFunction = () => pageMeta(words.addPermission)

export async function loader({ context }: Route.LoaderArgs) {
  await requireAdministrator(context)
  const { items } = await rowOrGone(context, listRoutes(context))
  return { routes: items, formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { formID, ...details } = input
  const { value, fields } = await check(SavePermission, details)
  if (fields) return refuseInputs(fields, typed)
  try {
    const { permissionID } = await createPermission(context, value, formID)
    return await redirectWithToast(context, listAddress(list, '', permissionID), success(done.permission.created))
  } catch (error) {
    return refuse(error, failed.permission.save, typed)
  }
}

export default function NewPermission({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm title={words.addPermission} submit={words.addPermission} back={list} answer={answer}>
      <input type="hidden" name="formID" value={loaderData.formID} />
      <PermissionFields routes={loaderData.routes} values={answer?.typed} fields={answer?.fields} />
    </DialogForm>
  )
}
