import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/admin/roles.js'
import { Field, SelectField } from '../../../components/field'
import { TextAreaField } from '../../../components/text-area-field'
import { tieFields } from '../../../components/tie-fields'
import { audienceOptions } from './audiences'
import type { Choice } from './choices.server'
import { PermissionChoice } from './permission-choice'

interface RoleFieldsProps {
  choices: Choice[]
  /** By wire names; `permissionIDs` are ids with a space between them. */
  values: Record<string, string> | undefined
  fields: Fields | undefined
}

export function RoleFields({ choices, values, fields }: RoleFieldsProps) {
  const tie = tieFields(values, fields)
  return (
    <>
      <Field label={words.name} {...tie('name')} autoComplete="off" required />
      <SelectField
        label={words.carriedBy}
        name="audience"
        options={audienceOptions}
        help={words.carriedByHelp}
        defaultValue={values?.audience || 'staff'}
        error={fields?.audience}
      />
      <TextAreaField
        label={words.refundLimits}
        {...tie('refundLimits')}
        rows={4}
        placeholder={words.refundLimitsExample}
        help={words.refundLimitsHelp}
        optionalHint
      />
      <PermissionChoice
        choices={choices}
        chosen={values?.permissionIDs?.split(' ').filter(Boolean) ?? []}
        error={fields?.permissionIDs}
      />
    </>
  )
}
