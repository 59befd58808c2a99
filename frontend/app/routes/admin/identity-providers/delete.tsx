import * as words from '#contract/messages/identity-providers.js'
import { deleteIdentityProvider, findIdentityProvider } from '../../../api/identity-providers.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { DeleteRow } from '../parts/delete-row'
import type { Route } from './+types/delete'

const list = '/admin/identity-providers'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'DELETE /identity-providers/:providerID')
  const { name } = await rowOrGone(context, findIdentityProvider(context, params.providerID))
  return { name, formID: newFormID() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await deleteIdentityProvider(context, params.providerID, input.formID)
    return await redirectWithToast(context, list, success(words.deleted))
  } catch (error) {
    return refuse(error, words.failedToDelete)
  }
}

export default function DeleteProvider({ loaderData: { name, formID }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return <DeleteRow question={words.deleteTitle} lead={words.deleteLead(name)} {...{ list, formID, answer }} />
}
