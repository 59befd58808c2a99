import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/team.js'
import type { AssignableRoleView } from '#contract/roles.js'
import { Field, SelectField } from '../../../components/field'

interface MemberFieldsProps {
  roles: AssignableRoleView[]
  values: Partial<Record<string, string>> | undefined
  fields: Fields | undefined
  /** Of somebody who is there already, the address is their own. */
  withAddress?: boolean
}

export function MemberFields({ roles, values, fields, withAddress }: MemberFieldsProps) {
  const options = roles.map(({ roleID, name }) => ({ value: roleID, label: name }))
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
      {withAddress && (
        <Field
          label={words.email}
          name="emailAddress"
          type="email"
          autoComplete="off"
          defaultValue={values?.emailAddress}
          error={fields?.emailAddress}
          required
        />
      )}
      <SelectField
        label={words.role}
        name="roleID"
        options={options}
        defaultValue={values?.roleID}
        error={fields?.roleID}
        help={words.roleHelp}
        required
      />
    </>
  )
}
