import type { Fields } from '#contract/check.js'
import { staffPasswordMinLength } from '#contract/limits.js'
import type { RoleView } from '#contract/roles.js'
import { Checkbox } from '../../../components/checkbox'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field, PasswordField } from '../../../components/field'
import { useMay } from '../parts/may'

interface PortalUserFieldsProps {
  roles: Pick<RoleView, 'roleID' | 'name'>[]
  /** By wire names; `roles` are ids with a space between them. */
  values: Record<string, string> | undefined
  fields: Fields | undefined
  isNew?: boolean
  /** Another member of staff has chosen the address. */
  isEmailDoubted?: boolean
}

export function PortalUserFields(props: PortalUserFieldsProps) {
  const { roles, values, fields, isNew = false, isEmailDoubted = false } = props
  const { isAdmin } = useMay()
  const options = roles.map(({ roleID, name }) => ({ value: roleID, label: name }))
  const tie = (name: string) => ({ name, defaultValue: values?.[name], error: fields?.[name], autoComplete: 'off' })
  return (
    <>
      <Field label="Username" {...tie('userName')} required />
      <Field label="Email" {...tie('email')} type="email" required />
      {(isEmailDoubted || fields?.emailChecked) && (
        <Checkbox
          name="emailChecked"
          label="I have checked that this address belongs to this person"
          help="Another member of staff changed it. Links that set a password go there."
          defaultChecked={values?.emailChecked === 'on'}
        />
      )}
      <PasswordField
        label="Password"
        name="password"
        error={fields?.password}
        autoComplete="new-password"
        help={
          isNew
            ? `At least ${staffPasswordMinLength} characters.`
            : 'Empty: it stays as it is. A new one ends this person’s sessions.'
        }
        required={isNew}
        optionalHint={!isNew}
      />
      <CheckboxGroup
        legend="Roles"
        name="roles"
        options={options}
        checked={values?.roles?.split(' ') ?? []}
        error={fields?.roles}
      />
      {isAdmin && (
        <Checkbox
          name="isAdmin"
          label="Administrator"
          help="Passes every permission, and decides who else does."
          defaultChecked={values?.isAdmin === 'on'}
        />
      )}
    </>
  )
}
