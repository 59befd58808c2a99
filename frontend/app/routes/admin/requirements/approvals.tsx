import { SetApprovalPolicy } from '#contract/client-approvals.js'
import * as words from '#contract/messages/admin/two-people.js'
import { loadApprovalPolicy } from '../../../api/client-risk.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { Checkbox } from '../../../components/checkbox'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { TextAreaField } from '../../../components/text-area-field'
import { readForm } from '../../../session/form.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/approvals'
import { linesOf } from './requirement-form.server'

const list = '/admin/requirements'

export const meta: Route.MetaFunction = () => pageMeta(words.policy)

export async function loader({ context }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /approval-policy')
  return rowOrGone(context, loadApprovalPolicy(context))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { flags: ['everyClient'] })
  return saveAsStaff(context, {
    form: { input: { ...input, highRiskCountries: linesOf(input.highRiskCountries) }, typed },
    as: SetApprovalPolicy,
    send: { call: 'PUT /approval-policy' },
    to: list,
    done: words.saved,
    failed: words.failedToSave,
  })
}

export default function WhoNeedsTwoPeople({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { highRiskCountries, everyClient } = loaderData
  return (
    <DialogForm title={words.policy} lead={words.policyLead} submit={words.save} back={list} answer={answer}>
      <TextAreaField
        label={words.countries}
        name="highRiskCountries"
        help={words.countriesHelp}
        defaultValue={answer?.typed?.highRiskCountries ?? highRiskCountries.join('\n')}
        error={answer?.fields?.highRiskCountries}
      />
      <Checkbox
        name="everyClient"
        label={words.everyClient}
        help={words.everyClientHelp}
        defaultChecked={answer?.typed ? 'everyClient' in answer.typed : everyClient}
      />
    </DialogForm>
  )
}
