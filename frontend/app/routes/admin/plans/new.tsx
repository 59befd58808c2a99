import * as words from '#contract/messages/admin/plans.js'
import { SavePlan } from '#contract/plans.js'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readPlanForm } from './plan-form.server'
import type { Route } from './+types/new'
import { emptyForm, saveAsStaff } from '../parts/save-form.server'
import { PlanFields } from './fields'

const list = '/admin/plans'

export const meta: Route.MetaFunction = () => pageMeta(words.add)

export const loader = ({ context }: Route.LoaderArgs) => emptyForm(context, 'POST /plans')

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readPlanForm(request),
    as: SavePlan,
    send: { call: 'POST /plans' },
    to: list,
    done: words.created,
    failed: words.failedToSave,
  })

export default function NewPlan({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm title={words.add} submit={words.save} back={list} answer={answer} wide>
      <input type="hidden" name="formID" value={loaderData.formID} />
      <PlanFields values={answer?.typed ?? {}} fields={answer?.fields} />
    </DialogForm>
  )
}
