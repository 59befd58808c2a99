import type { Fields } from '#contract/check.js'
import { clientTypes } from '#contract/choices.js'
import * as words from '#contract/messages/admin/requirements.js'
import { requirementKinds } from '#contract/requirement-kinds.js'
import { Checkbox } from '../../../components/checkbox'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field, SelectField } from '../../../components/field'
import { TextAreaField } from '../../../components/text-area-field'
import { tieFields } from '../../../components/tie-fields'

interface RequirementFieldsProps {
  /** By input names; lists of boxes with a space between their items. */
  values: Record<string, string>
  fields: Fields | undefined
  /** Its kind stays once it is asked. */
  isNew?: boolean
}

export function RequirementFields({ values, fields, isNew = false }: RequirementFieldsProps) {
  const tie = tieFields(values, fields)
  return (
    <>
      <Field label={words.name} {...tie('name')} autoComplete="off" />
      <TextAreaField label={words.help} {...tie('help')} optionalHint />
      {isNew && (
        <SelectField
          label={words.kind}
          {...tie('kind')}
          options={requirementKinds.map((value) => ({ value, label: words.kindWords[value] }))}
        />
      )}
      <TextAreaField label={words.choices} {...tie('choices')} help={words.choicesHelp} />
      <CheckboxGroup
        legend={words.clientTypes}
        name="clientTypes"
        options={clientTypes.map((value) => ({ value, label: value }))}
        checked={values.clientTypes?.split(' ') ?? []}
        help={words.noneIsAll}
        error={fields?.clientTypes}
        twoColumns
      />
      <TextAreaField label={words.countries} {...tie('countries')} help={words.countriesHelp} />
      <Field label={words.dueDays} {...tie('dueDays')} inputMode="numeric" help={words.dueDaysHelp} />
      <Checkbox
        name="expires"
        label={words.expires}
        help={words.expiresHelp}
        defaultChecked={values.expires === 'true'}
      />
      <Field
        label={words.payoutsPaused}
        {...tie('payoutsPausedAfterDays')}
        inputMode="numeric"
        help={words.payoutsPausedHelp}
      />
      <Field
        label={words.paymentsPaused}
        {...tie('paymentsPausedAfterDays')}
        inputMode="numeric"
        help={words.paymentsPausedHelp}
      />
    </>
  )
}
