import { ChangeIdentityProvider } from '#contract/identity-providers.js'
import * as words from '#contract/messages/identity-providers.js'
import { findIdentityProvider } from '../../../api/identity-providers.server'
import { requireCall } from '../../../api/require-call.server'
import { listEveryRole } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/edit'
import { seenOf } from './facts'
import { ProviderFields } from './fields'
import { readProviderForm } from './provider-form.server'

const list = '/admin/identity-providers'

export const meta: Route.MetaFunction = () => pageMeta(words.editTitle)

export async function loader({ context, params: { providerID } }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /identity-providers/:providerID')
  const [provider, roles] = await Promise.all([
    rowOrGone(context, findIdentityProvider(context, providerID)),
    rowOrGone(context, listEveryRole(context, { audience: 'staff' })),
  ])
  return { ...seenOf(provider), roles: roles.map(({ roleID, name }) => ({ roleID, name })) }
}

export const action = async ({ request, context, params: { providerID } }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readProviderForm(request),
    as: ChangeIdentityProvider,
    send: { call: 'PUT /identity-providers/:providerID', params: { providerID } },
    read: async () => seenOf(await rowOrGone(context, findIdentityProvider(context, providerID))),
    to: list,
    done: words.saved,
    failed: words.failedToSave,
  })

export default function EditProvider({
  loaderData: { facts, roles, version },
  actionData: answer,
}: Route.ComponentProps) {
  return (
    <DialogForm title={words.editTitle} submit={words.save} back={list} answer={answer} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <ProviderFields roles={roles} values={answer?.typed ?? facts} fields={answer?.fields} />
    </DialogForm>
  )
}
