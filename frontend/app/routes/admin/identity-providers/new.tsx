import { CreateIdentityProvider } from '#contract/identity-providers.js'
import * as words from '#contract/messages/identity-providers.js'
import { requireCall } from '../../../api/require-call.server'
import { listEveryRole } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/new'
import { ProviderFields } from './fields'
import { readProviderForm } from './provider-form.server'

const list = '/admin/identity-providers'

export const meta: Route.MetaFunction = () => pageMeta(words.addTitle)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /identity-providers')
  const roles = await rowOrGone(context, listEveryRole(context, { audience: 'staff' }))
  return { roles: roles.map(({ roleID, name }) => ({ roleID, name })), formID: newFormID() }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readProviderForm(request),
    as: CreateIdentityProvider,
    send: { call: 'POST /identity-providers' },
    to: list,
    done: words.created,
    failed: words.failedToSave,
  })

export default function NewProvider({ loaderData: { roles, formID }, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm title={words.addTitle} submit={words.add} back={list} answer={answer} wide>
      <input type="hidden" name="formID" value={formID} />
      <ProviderFields roles={roles} values={answer?.typed} fields={answer?.fields} isNew />
    </DialogForm>
  )
}
