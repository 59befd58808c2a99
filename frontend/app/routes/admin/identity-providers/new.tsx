import { check } from '#contract/check.js'
import { CreateIdentityProvider } from '#contract/identity-providers.js'
import * as words from '#contract/messages/identity-providers.js'
import { createIdentityProvider } from '../../../api/identity-providers.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { listEveryRole } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { bodyOf, flags } from './facts'
import { ProviderFields } from './fields'

const list = '/admin/identity-providers'

export const meta: Route.MetaFunction = () => pageMeta(words.addTitle)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /identity-providers')
  const roles = await rowOrGone(context, listEveryRole(context, { audience: 'staff' }))
  return { roles: roles.map(({ roleID, name }) => ({ roleID, name })), formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed: all } = await readForm(request, [], { flags })
  const { clientSecret: _, ...typed } = all
  const { value, fields } = await check(CreateIdentityProvider, bodyOf(input))
  if (fields) return refuseInputs(fields, typed)
  try {
    await createIdentityProvider(context, value, input.formID)
    return await redirectWithToast(context, list, success(words.created))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function NewProvider({ loaderData: { roles, formID }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm title={words.addTitle} submit={words.add} back={list} answer={answer} wide>
      <input type="hidden" name="formID" value={formID} />
      <ProviderFields roles={roles} values={answer?.typed} fields={answer?.fields} isNew />
    </DialogForm>
  )
}
