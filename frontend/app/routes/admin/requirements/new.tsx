import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/requirements.js'
import { CreateRequirement } from '#contract/requirements.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { createRequirement } from '../../../api/requirements.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { RequirementFields } from './fields'
import { readRequirementForm } from './requirement-form.server'

const list = '/admin/requirements'

export const meta: Route.MetaFunction = () => pageMeta(words.add)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'POST /requirements')
  return { formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { change, kind, typed, formID } = await readRequirementForm(request)
  const { value, fields } = await check(CreateRequirement, { ...change, kind })
  if (fields) return refuseInputs(fields, typed)
  try {
    await createRequirement(context, value, formID)
    return await redirectWithToast(context, list, success(words.created))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function NewRequirement({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm title={words.add} submit={words.add} back={list} answer={answer} wide>
      <input type="hidden" name="formID" value={loaderData.formID} />
      <RequirementFields values={answer?.typed ?? {}} fields={answer?.fields} isNew />
    </DialogForm>
  )
}
