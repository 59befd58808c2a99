import * as words from '#contract/messages/admin/processors.js'
import { deleteProcessorAccount, findProcessorAccount } from '../../../api/processor-accounts.server'
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

const list = '/admin/processors'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteAccount)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'DELETE /processor-accounts/:processorAccountID')
  const { account } = await rowOrGone(context, findProcessorAccount(context, params.processorAccountID))
  return { name: account.name, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await deleteProcessorAccount(context, params.processorAccountID, input.formID)
    return await redirectWithToast(context, listAddress(list, url.search), success(words.deleted))
  } catch (error) {
    return refuse(error, words.failedToDelete)
  }
}

export default function DeleteProcessorAccount({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { name, formID } = loaderData
  const lead = words.goesForGood(name)
  return <DeleteRow question={words.deleteQuestion} {...{ lead, list, formID, answer }} />
}
