import * as words from '#contract/messages/admin/roles.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { type RoleView, SaveRole } from '#contract/roles.js'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/new'
import { loadChoices } from './choices.server'
import { RoleFields } from './fields'
import { readRoleForm } from './role-form.server'

const list = '/admin/roles'

export const meta: Route.MetaFunction = () => pageMeta(words.addRole)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /roles')
  return { choices: await loadChoices(context), formID: newFormID() }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readRoleForm(request),
    as: SaveRole,
    send: { call: 'POST /roles' },
    to: ({ roleID }: RoleView) => listAddress(list, '', roleID),
    done: done.role.created,
    failed: failed.role.save,
  })

export default function NewRole({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm title={words.addRole} submit={words.addRole} back={list} answer={answer} wide>
      <input type="hidden" name="formID" value={loaderData.formID} />
      <RoleFields choices={loaderData.choices} values={answer?.typed} fields={answer?.fields} />
    </DialogForm>
  )
}
