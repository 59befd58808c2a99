import * as words from '#contract/messages/admin/requirements.js'
import { ChangeRequirement } from '#contract/requirements.js'
import { requireCall } from '../../../api/require-call.server'
import { findRequirement } from '../../../api/requirements.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { saveAsStaff } from '../parts/save-form.server'
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

export const action = async ({ request, context, params: { requirementID } }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readRequirementForm(request),
    as: ChangeRequirement,
    send: { call: 'PUT /requirements/:requirementID', params: { requirementID } },
    read: async () => seenOf(await rowOrGone(context, findRequirement(context, requirementID))),
    to: list,
    done: words.updated,
    failed: words.failedToSave,
  })

export default function EditRequirement({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm title={words.editTitle} submit={words.save} back={list} answer={answer} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? loaderData.version} />
      <RequirementFields values={answer?.typed ?? loaderData.facts} fields={answer?.fields} />
    </DialogForm>
  )
}
