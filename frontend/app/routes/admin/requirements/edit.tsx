import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/requirements.js'
import { ChangeRequirement } from '#contract/requirements.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { findRequirement, updateRequirement } from '../../../api/requirements.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { saveUnlessChanged } from '../../../api/unchanged.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/edit'
import { seenOf } from './facts'
import { RequirementFields } from './fields'
import { readRequirementForm } from './requirement-form.server'

const list = '/admin/requirements'

export const meta: Route.MetaFunction = () => pageMeta(words.editTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /requirements/:requirementID')
  return seenOf(await rowOrGone(context, findRequirement(context, params.requirementID)))
}

export async function action({ request, context, params: { requirementID } }: Route.ActionArgs) {
  const { change, typed } = await readRequirementForm(request)
  const { value, fields } = await check(ChangeRequirement, change)
  if (fields) return refuseInputs(fields, typed)
  try {
    await saveUnlessChanged({
      typed,
      read: async () => seenOf(await rowOrGone(context, findRequirement(context, requirementID))),
      save: (ifMatch) => updateRequirement(context, requirementID, value, ifMatch),
    })
    return await redirectWithToast(context, list, success(words.updated))
  } catch (error) {
    return refuse(error, words.failedToSave, typed)
  }
}

export default function EditRequirement({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm title={words.editTitle} submit={words.save} back={list} answer={answer} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? loaderData.version} />
      <RequirementFields values={answer?.typed ?? loaderData.facts} fields={answer?.fields} />
    </DialogForm>
  )
}
