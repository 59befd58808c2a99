import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/plans.js'
import { SavePlan } from '#contract/plans.js'
import { findPlan, updatePlan } from '../../../api/plans.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/edit'
import { limitFacts } from '../parts/limit-facts'
import { factsOf } from '../parts/terms-facts'
import { TermsFields } from '../parts/terms-fields'
import { readPlanForm } from '../parts/terms-form.server'
import { readPlanLimits } from './plan-limits.server'
import { PlanLimits } from './plan-limits'

const list = '/admin/plans'

export const meta: Route.MetaFunction = () => pageMeta(words.editTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /plans/:planID')
  const plan = await rowOrGone(context, findPlan(context, params.planID))
  const limits = Object.assign({}, ...plan.limits.map((row) => limitFacts(row, row.currency))) as Record<string, string>
  return { facts: { name: plan.name, ...factsOf(plan), ...limits } as Record<string, string> }
}

export async function action({ request, context, params: { planID } }: Route.ActionArgs) {
  const { name, terms, typed, fields: wrong } = await readPlanForm(request)
  const { limits, faults: notLimits } = readPlanLimits(typed)
  const { value, fields } = await check(SavePlan, { name, ...terms, limits })
  const faults = { ...fields, ...wrong, ...notLimits }
  if (Object.keys(faults).length > 0 || !value) return refuseInputs(faults, typed)
  try {
    await updatePlan(context, planID, value)
    return await redirectWithToast(context, list, success(words.updated))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function EditPlan({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const values = answer?.typed ?? loaderData.facts
  return (
    <DialogForm title={words.editTitle} submit={words.save} back={list} answer={answer} wide>
      <Field
        label={words.name}
        name="name"
        autoComplete="off"
        defaultValue={values.name}
        error={answer?.fields?.name}
      />
      <TermsFields values={values} fields={answer?.fields} />
      <PlanLimits values={values} fields={answer?.fields} />
    </DialogForm>
  )
}
