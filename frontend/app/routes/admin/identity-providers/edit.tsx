import { check } from '#contract/check.js'
import { ChangeIdentityProvider } from '#contract/identity-providers.js'
import * as words from '#contract/messages/identity-providers.js'
import { changeIdentityProvider, findIdentityProvider } from '../../../api/identity-providers.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { listEveryRole } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { saveUnlessChanged } from '../../../api/unchanged.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/edit'
import { bodyOf, flags, seenOf } from './facts'
import { ProviderFields } from './fields'

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

export async function action({ request, context, params: { providerID } }: Route.ActionArgs) {
  const { input, typed: all } = await readForm(request, [], { flags })
  const { clientSecret: _, ...typed } = all
  const { value, fields } = await check(ChangeIdentityProvider, bodyOf(input))
  if (fields) return refuseInputs(fields, typed)
  try {
    await saveUnlessChanged({
      typed,
      read: async () => seenOf(await rowOrGone(context, findIdentityProvider(context, providerID))),
      save: (ifMatch) => changeIdentityProvider(context, providerID, value, ifMatch),
    })
    return await redirectWithToast(context, list, success(words.saved))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function EditProvider({ loaderData: { facts, roles, version }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm title={words.editTitle} submit={words.save} back={list} answer={answer} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <ProviderFields roles={roles} values={answer?.typed ?? facts} fields={answer?.fields} />
    </DialogForm>
  )
}
