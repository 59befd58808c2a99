import type { Fields } from '#contract/check.js'
import { clientTypes } from '#contract/choices.js'
import * as words from '#contract/messages/admin/requirements.js'
import { requirementKinds } from '#contract/requirement-kinds.js'
import { Checkbox } from '../../../components/checkbox'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field, SelectField } from '../../../components/field'
import { TextAreaField } from '../../../components/text-area-field'

interface RequirementFieldsProps {
  /** By input names; lists of boxes with a space between their items. */
  values: Record<string, string>
  fields: Fields | undefined
  /** Its kind stays once it is asked. */
  isNew?: boolean
}

export function RequirementFields({ values, fields, isNew = false }: RequirementFieldsProps) {
  return (
    <>
      <Field label={words.name} name="name" autoComplete="off" defaultValue={values.name} error={fields?.name} />
      <TextAreaField label={words.help} name="help" defaultValue={values.help} error={fields?.help} optionalHint />
      {isNew && (
        <SelectField
          label={words.kind}
          name="kind"
          options={requirementKinds.map((value) => ({ value, label: words.kindWords[value] }))}
          defaultValue={values.kind}
          error={fields?.kind}
        />
      )}
      <TextAreaField
        label={words.choices}
        name="choices"
        help={words.choicesHelp}
        defaultValue={values.choices}
        error={fields?.choices}
      />
      <CheckboxGroup
        legend={words.clientTypes}
        name="clientTypes"
        options={clientTypes.map((value) => ({ value, label: value }))}
        checked={values.clientTypes?.split(' ') ?? []}
        help={words.noneIsAll}
        error={fields?.clientTypes}
        twoColumns
      />
      <TextAreaField
        label={words.countries}
        name="countries"
        help={words.countriesHelp}
        defaultValue={values.countries}
        error={fields?.countries}
      />
      <Field
        label={words.dueDays}
        name="dueDays"
        inputMode="numeric"
        help={words.dueDaysHelp}
        defaultValue={values.dueDays}
        error={fields?.dueDays}
      />
      <Checkbox
        name="expires"
        label={words.expires}
        help={words.expiresHelp}
        defaultChecked={values.expires === 'true'}
      />
      <Field
        label={words.payoutsPaused}
        name="payoutsPausedAfterDays"
        inputMode="numeric"
        help={words.payoutsPausedHelp}
        defaultValue={values.payoutsPausedAfterDays}
        error={fields?.payoutsPausedAfterDays}
      />
      <Field
        label={words.paymentsPaused}
        name="paymentsPausedAfterDays"
        inputMode="numeric"
        help={words.paymentsPausedHelp}
        defaultValue={values.paymentsPausedAfterDays}
        error={fields?.paymentsPausedAfterDays}
      />
    </>
  )
}
