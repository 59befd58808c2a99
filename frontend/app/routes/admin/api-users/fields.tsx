import type { ReactNode } from 'react'
import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/admin/api-users.js'
import { LimitFields } from '../../../components/api-user-limits'
import { Field, SelectField } from '../../../components/field'
import { tieFields } from '../../../components/tie-fields'

interface ApiUserFieldsProps {
  client: ReactNode
  roles: { roleID: string; name: string }[]
  /** By wire names: what was typed, or what is saved. */
  values: Record<string, string> | undefined
  fields: Fields | undefined
}

export function ApiUserFields({ client, roles, values, fields }: ApiUserFieldsProps) {
  const tie = tieFields(values, fields, { autoComplete: 'off' })
  return (
    <>
      <Field label={words.developerName} {...tie('developerName')} required />
      <Field label={words.email} {...tie('developerEmailAddress')} type="email" required />
      <Field label={words.phone} {...tie('developerPhoneNumber')} type="tel" placeholder="+1 415 555 2671" required />
      {client}
      <SelectField
        label={words.role}
        {...tie('roleID')}
        options={roles.map(({ roleID, name }) => ({ value: roleID, label: name }))}
        help={words.whatTheKeyMayDo}
        required
      />
      <LimitFields values={values} fields={fields} />
    </>
  )
}
