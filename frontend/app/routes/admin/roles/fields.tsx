import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/admin/roles.js'
import { Checkbox } from '../../../components/checkbox'
import { Field } from '../../../components/field'
import type { Choice } from './choices.server'
import { PermissionChoice } from './permission-choice'

interface RoleFieldsProps {
  choices: Choice[]
  /** By wire names; `permissionIDs` are ids with a space between them. */
  values: Record<string, string> | undefined
  fields: Fields | undefined
}

export function RoleFields({ choices, values, fields }: RoleFieldsProps) {
  return (
    <>
      <Field
        label={words.name}
        name="name"
        autoComplete="off"
        defaultValue={values?.name}
        error={fields?.name}
        required
      />
      <Checkbox
        name="assignableToApiUsers"
        label={words.forApiUsers}
        help={words.clientsMayGiveThisRole}
        defaultChecked={values?.assignableToApiUsers === 'on'}
      />
      <PermissionChoice
        choices={choices}
        chosen={values?.permissionIDs?.split(' ').filter(Boolean) ?? []}
        error={fields?.permissionIDs}
      />
    </>
  )
}
