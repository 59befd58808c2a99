import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/api-users.js'
import type { AssignableRoleView } from '#contract/roles.js'
import { LimitFields } from '../../../components/api-user-limits'
import { Field, SelectField } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'

interface ApiUserFieldsProps {
  roles: AssignableRoleView[]
  /** By wire names: what was typed, or what is saved. */
  values: Partial<Record<string, string>> | undefined
  fields: Fields | undefined
}

export function ApiUserFields({ roles, values, fields }: ApiUserFieldsProps) {
  const input = inputsOf(values, fields)
  const options = roles.map(({ roleID, name }) => ({ value: roleID, label: name }))
  return (
    <>
      <Field label={words.name} {...input('developerName')} autoComplete="off" required />
      <Field label={words.email} {...input('developerEmailAddress')} type="email" autoComplete="off" required />
      <Field
        label={words.phone}
        {...input('developerPhoneNumber')}
        type="tel"
        autoComplete="off"
        placeholder="+1 415 555 2671"
        required
      />
      <SelectField label={words.role} {...input('roleID')} options={options} help={words.whatTheKeyMayDo} required />
      <LimitFields values={values} fields={fields} />
    </>
  )
}
