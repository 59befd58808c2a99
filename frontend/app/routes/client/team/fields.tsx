import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/team.js'
import type { AssignableRoleView } from '#contract/roles.js'
import { Field, SelectField } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'

interface MemberFieldsProps {
  roles: AssignableRoleView[]
  values: Partial<Record<string, string>> | undefined
  fields: Fields | undefined
  /** Of somebody who is there already, the address is their own. */
  withAddress?: boolean
}

export function MemberFields({ roles, values, fields, withAddress }: MemberFieldsProps) {
  const input = inputsOf(values, fields)
  const options = roles.map(({ roleID, name }) => ({ value: roleID, label: name }))
  return (
    <>
      <Field label={words.name} {...input('name')} autoComplete="off" required />
      {withAddress && <Field label={words.email} {...input('emailAddress')} type="email" autoComplete="off" required />}
      <SelectField label={words.role} {...input('roleID')} options={options} help={words.roleHelp} required />
    </>
  )
}
