import * as words from '#contract/messages/admin/plans.js'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { deletePlan, findPlan } from '../../../api/plans.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { DeleteRow } from '../parts/delete-row'
import type { Route } from './+types/delete'

const list = '/admin/plans'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'DELETE /plans/:planID')
  const { name } = await rowOrGone(context, findPlan(context, params.planID))
  return { name, formID: newFormID() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await deletePlan(context, params.planID, input.formID)
    return await redirectWithToast(context, list, success(words.deleted))
  } catch (error) {
    return refuse(error, words.failedToDelete)
  }
}

export default function DeletePlan({ loaderData: { name, formID }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return <DeleteRow question={words.deleteQuestion(name)} lead={words.deleteLead} {...{ list, formID, answer }} />
}
