import * as words from '#contract/messages/admin/plans.js'
import { SavePlan } from '#contract/plans.js'
import { findPlan } from '../../../api/plans.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readPlanForm } from './plan-form.server'
import type { Route } from './+types/edit'
import { limitFacts } from '../parts/limit-facts'
import { factsOf } from '../parts/terms-facts'
import { saveAsStaff } from '../parts/save-form.server'
import { PlanFields } from './fields'

const list = '/admin/plans'

export const meta: Route.MetaFunction = () => pageMeta(words.editTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /plans/:planID')
  const plan = await rowOrGone(context, findPlan(context, params.planID))
  const limits = Object.assign({}, ...plan.limits.map((row) => limitFacts(row, row.currency))) as Record<string, string>
  return { facts: { name: plan.name, ...factsOf(plan), ...limits } as Record<string, string> }
}

export const action = async ({ request, context, params }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readPlanForm(request),
    as: SavePlan,
    send: { call: 'PUT /plans/:planID', params },
    to: list,
    done: words.updated,
    failed: words.failedToSave,
  })

export default function EditPlan({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm title={words.editTitle} submit={words.save} back={list} answer={answer} wide>
      <PlanFields values={answer?.typed ?? loaderData.facts} fields={answer?.fields} />
    </DialogForm>
  )
}
