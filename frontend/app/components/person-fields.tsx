import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/checklist.js'
import { personRoles } from '#contract/requirement-kinds.js'
import type { PersonView } from '#contract/requirements.js'
import { Field, SelectField } from './field'

interface PersonFieldsProps {
  person: PersonView | null
  fields: Fields | undefined
  typed: Record<string, string> | undefined
}

export function PersonFields({ person, fields, typed }: PersonFieldsProps) {
  const field = (name: 'name' | 'dateOfBirth' | 'country', label: string, type = 'text') => (
    <Field
      label={label}
      name={name}
      type={type}
      error={fields?.[name]}
      defaultValue={typed?.[name] ?? person?.[name] ?? ''}
    />
  )
  return (
    <>
      {field('name', words.fullName)}
      {field('dateOfBirth', words.dateOfBirth, 'date')}
      {field('country', words.country)}
      <SelectField
        label={words.role}
        name="role"
        options={personRoles.map((value) => ({ value, label: words.roleWords[value] }))}
        error={fields?.role}
        defaultValue={typed?.role ?? person?.role ?? ''}
      />
      <Field
        label={words.share}
        name="sharePercentage"
        inputMode="decimal"
        help={words.shareHelp}
        error={fields?.sharePercentage}
        defaultValue={typed?.sharePercentage ?? person?.sharePercentage ?? ''}
      />
    </>
  )
}
