import * as words from '#contract/messages/admin/permissions.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { type PermissionView, SavePermission } from '#contract/permissions.js'
import { listRoutes } from '../../../api/permissions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { requireAdministrator } from '../../../session/rights.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/new'
import { PermissionFields } from './fields'

const list = '/admin/permissions'

export const meta: Route.MetaFunction = () => pageMeta(words.addPermission)

export async function loader({ context }: Route.LoaderArgs) {
  await requireAdministrator(context)
  const { items } = await rowOrGone(context, listRoutes(context))
  return { routes: items, formID: newFormID() }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request),
    as: SavePermission,
    send: { call: 'POST /permissions' },
    to: ({ permissionID }: PermissionView) => listAddress(list, '', permissionID),
    done: done.permission.created,
    failed: failed.permission.save,
  })

export default function NewPermission({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm title={words.addPermission} submit={words.addPermission} back={list} answer={answer}>
      <input type="hidden" name="formID" value={loaderData.formID} />
      <PermissionFields routes={loaderData.routes} values={answer?.typed} fields={answer?.fields} />
    </DialogForm>
  )
}
