import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/plans.js'
import { SavePlan } from '#contract/plans.js'
import { createPlan } from '../../../api/plans.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { Field } from '../../../components/field'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { TermsFields } from '../parts/terms-fields'
import { readPlanForm } from '../parts/terms-form.server'
import { readPlanLimits } from './plan-limits.server'
import { PlanLimits } from './plan-limits'

const list = '/admin/plans'

export const meta: Route.MetaFunction = () => pageMeta(words.add)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /plans')
  return { formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { name, terms, typed, fields: wrong, formID } = await readPlanForm(request)
  const { limits, faults: notLimits } = readPlanLimits(typed)
  const { value, fields } = await check(SavePlan, { name, ...terms, limits })
  const faults = { ...fields, ...wrong, ...notLimits }
  if (Object.keys(faults).length > 0 || !value) return refuseInputs(faults, typed)
  try {
    await createPlan(context, value, formID)
    return await redirectWithToast(context, list, success(words.created))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function NewPlan({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const values = answer?.typed ?? {}
  return (
    <DialogForm title={words.add} submit={words.save} back={list} answer={answer} wide>
      <input type="hidden" name="formID" value={loaderData.formID} />
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
