import * as words from '#contract/messages/admin/requirements.js'
import { CreateRequirement } from '#contract/requirements.js'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { emptyForm, saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/new'
import { RequirementFields } from './fields'
import { readRequirementForm } from './requirement-form.server'

const list = '/admin/requirements'

export const meta: Route.MetaFunction = () => pageMeta(words.add)

export const loader = ({ context }: Route.LoaderArgs) => emptyForm(context, 'POST /requirements')

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readRequirementForm(request),
    as: CreateRequirement,
    send: { call: 'POST /requirements' },
    to: list,
    done: words.created,
    failed: words.failedToSave,
  })

export default function NewRequirement({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm title={words.add} submit={words.add} back={list} answer={answer} wide>
      <input type="hidden" name="formID" value={loaderData.formID} />
      <RequirementFields values={answer?.typed ?? {}} fields={answer?.fields} isNew />
    </DialogForm>
  )
}
