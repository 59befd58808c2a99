import * as words from '#contract/messages/admin/clients.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { deleteClient, loadClient } from '../../../api/client-admin.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { DeleteRow } from '../parts/delete-row'
import type { Route } from './+types/delete'

const list = '/admin/clients'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteClient)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'DELETE /clients/:clientID')
  const { name } = await rowOrGone(context, loadClient(context, params.clientID))
  return { name, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await deleteClient(context, params.clientID, input.formID)
    return await redirectWithToast(context, listAddress(list, url.search), success(done.client.deleted))
  } catch (error) {
    return refuse(error, failed.client.delete)
  }
}

export default function DeleteClient({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { name, formID } = loaderData
  const lead = words.canNoLongerSignIn(name)
  return <DeleteRow question={confirm.deleteClient} {...{ lead, list, formID, answer }} />
}
