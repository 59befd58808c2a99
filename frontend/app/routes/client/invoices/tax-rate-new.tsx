import { taxBehaviors } from '#contract/billing-choices.js'
import * as words from '#contract/messages/client/invoices.js'
import { CreateTaxRate } from '#contract/tax-rates.js'
import { saveForm } from '../../../api/form-actions.server'
import { keyedCall } from '../../../api/keyed-call.server'
import { createOwnTaxRate } from '../../../api/tax-rates.server'
import { Checkbox } from '../../../components/checkbox'
import { DialogForm } from '../../../components/dialog-form'
import { Field, SelectField } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/tax-rate-new'

const list = '/client/invoices/tax-rates'

export const meta: Route.MetaFunction = () => pageMeta(words.addTaxRate)

export const loader = () => ({ formID: newFormID() })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, ['percentage'], { flags: ['isReverseCharge'] })
  return saveForm(
    context,
    form,
    CreateTaxRate,
    (value, formID) => keyedCall(formID, (key) => createOwnTaxRate(context, value, key)),
    { to: list, done: words.taxRateAdded, failed: words.failedToAddTaxRate },
  )
}

export default function NewTaxRate({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { typed, fields } = answer ?? {}
  const input = inputsOf(typed, fields)
  return (
    <DialogForm title={words.addTaxRate} submit={words.addTaxRate} back={list} answer={answer}>
      <input type="hidden" name="formID" value={typed?.formID ?? loaderData.formID} />
      <Field label={words.taxName} {...input('name')} help={words.taxNameHelp} autoComplete="off" required />
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <Field
          label={words.percentage}
          {...input('percentage')}
          inputMode="decimal"
          placeholder="19"
          autoComplete="off"
          required
        />
        <Field label={words.country} {...input('country')} help={words.countryHelp} autoComplete="off" optionalHint />
      </div>
      <SelectField
        label={words.taxBehavior}
        name="taxBehavior"
        options={taxBehaviors.map((value) => ({ value, label: words.taxBehaviors[value] }))}
        defaultValue={typed?.taxBehavior ?? 'exclusive'}
        error={fields?.taxBehavior}
        required
      />
      <Checkbox
        name="isReverseCharge"
        label={words.reverseCharge}
        help={words.reverseChargeHelp}
        defaultChecked={typed?.isReverseCharge !== undefined}
      />
    </DialogForm>
  )
}
