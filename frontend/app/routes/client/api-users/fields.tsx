import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/api-users.js'
import type { AssignableRoleView } from '#contract/roles.js'
import { LimitFields } from '../../../components/api-user-limits'
import { Field, SelectField } from '../../../components/field'

interface ApiUserFieldsProps {
  roles: AssignableRoleView[]
  /** By wire names: what was typed, or what is saved. */
  values: Partial<Record<string, string>> | undefined
  fields: Fields | undefined
}

export function ApiUserFields({ roles, values, fields }: ApiUserFieldsProps) {
  const options = roles.map(({ roleID, name }) => ({ value: roleID, label: name }))
  return (
    <>
      <Field
        label={words.name}
        name="developerName"
        autoComplete="off"
        defaultValue={values?.developerName}
        error={fields?.developerName}
        required
      />
      <Field
        label={words.email}
        name="developerEmailAddress"
        type="email"
        autoComplete="off"
        defaultValue={values?.developerEmailAddress}
        error={fields?.developerEmailAddress}
        required
      />
      <Field
        label={words.phone}
        name="developerPhoneNumber"
        type="tel"
        autoComplete="off"
        placeholder="+1 415 555 2671"
        defaultValue={values?.developerPhoneNumber}
        error={fields?.developerPhoneNumber}
        required
      />
      <SelectField
        label={words.role}
        name="roleID"
        options={options}
        defaultValue={values?.roleID}
        error={fields?.roleID}
        help={words.whatTheKeyMayDo}
        required
      />
      <LimitFields values={values} fields={fields} />
    </>
  )
}
