import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/portal-users.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { CreatePortalUser } from '#contract/portal-users.js'
import { createPortalUser } from '../../../api/portal-user-admin.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { listStaffRoles } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { PortalUserFields } from './fields'

const list = '/admin/portal-users'

export const meta: Route.MetaFunction = () => pageMeta(words.addPortalUser)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /portal-users')
  return { roles: await rowOrGone(context, listStaffRoles(context)), formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { lists: ['roles'], flags: ['isAdmin'] })
  const { formID, ...details } = input
  const { value, fields } = await check(CreatePortalUser, details)
  if (fields) return refuseInputs(fields, typed)
  try {
    const { id } = await createPortalUser(context, value, formID)
    return await redirectWithToast(context, listAddress(list, '', id), success(done.user.created))
  } catch (error) {
    return refuse(error, failed.user.save, typed)
  }
}

export default function NewPortalUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { roles, formID } = loaderData
  return (
    <DialogForm title={words.addPortalUser} submit={words.addPortalUser} back={list} answer={answer}>
      <input type="hidden" name="formID" value={formID} />
      <PortalUserFields roles={roles} values={answer?.typed} fields={answer?.fields} isNew />
    </DialogForm>
  )
}
