import * as words from '#contract/messages/admin/portal-users.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { CreatePortalUser, type PortalUserView } from '#contract/portal-users.js'
import { requireCall } from '../../../api/require-call.server'
import { listStaffRoles } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/new'
import { PortalUserFields } from './fields'

const list = '/admin/portal-users'

export const meta: Route.MetaFunction = () => pageMeta(words.addPortalUser)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /portal-users')
  return { roles: await rowOrGone(context, listStaffRoles(context)), formID: newFormID() }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request, [], { lists: ['roles'], flags: ['isAdmin'] }),
    as: CreatePortalUser,
    send: { call: 'POST /portal-users' },
    to: ({ id }: PortalUserView) => listAddress(list, '', id),
    done: done.user.created,
    failed: failed.user.save,
  })

export default function NewPortalUser({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { roles, formID } = loaderData
  return (
    <DialogForm title={words.addPortalUser} submit={words.addPortalUser} back={list} answer={answer}>
      <input type="hidden" name="formID" value={formID} />
      <PortalUserFields roles={roles} values={answer?.typed} fields={answer?.fields} isNew />
    </DialogForm>
  )
}
