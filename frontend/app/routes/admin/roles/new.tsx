import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/roles.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { SaveRole } from '#contract/roles.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { createRole } from '../../../api/roles.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { loadChoices } from './choices.server'
import { RoleFields } from './fields'
import { readLimits } from './refund-limits'

const list = '/admin/roles'

export const meta: Route.MetaFunction = () => pageMeta(words.addRole)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /roles')
  return { choices: await loadChoices(context), formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { lists: ['permissionIDs'] })
  const { formID, ...details } = input
  const limits = readLimits(typed.refundLimits)
  const { value, fields } = await check(SaveRole, { ...details, refundLimits: limits.refundLimits })
  if (fields || limits.fields) return refuseInputs({ ...fields, ...limits.fields }, typed)
  try {
    const { roleID } = await createRole(context, value, formID)
    return await redirectWithToast(context, listAddress(list, '', roleID), success(done.role.created))
  } catch (error) {
    return refuse(error, failed.role.save, typed)
  }
}

export default function NewRole({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm title={words.addRole} submit={words.addRole} back={list} answer={answer} wide>
      <input type="hidden" name="formID" value={loaderData.formID} />
      <RoleFields choices={loaderData.choices} values={answer?.typed} fields={answer?.fields} />
    </DialogForm>
  )
}
