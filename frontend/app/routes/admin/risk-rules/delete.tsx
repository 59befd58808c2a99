import * as words from '#contract/messages/admin/risk.js'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { deleteRiskRule, findRiskRule } from '../../../api/risk.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { DeleteRow } from '../parts/delete-row'
import type { Route } from './+types/delete'

const list = '/admin/risk-rules'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteRule)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'DELETE /risk-rules/:riskRuleID')
  const rule = await rowOrGone(context, findRiskRule(context, params.riskRuleID))
  return { rule: rule.words, formID: newFormID() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await deleteRiskRule(context, params.riskRuleID, input.formID)
    return await redirectWithToast(context, list, success(words.deleted))
  } catch (error) {
    return refuse(error, words.failedToDelete)
  }
}

export default function DeleteRiskRule({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { rule, formID } = loaderData
  return <DeleteRow question={words.deleteQuestion} lead={words.goesForGood(rule)} {...{ list, formID, answer }} />
}
