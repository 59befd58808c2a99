import type { Fields } from '#contract/check.js'
import { staffPasswordMinLength } from '#contract/limits.js'
import * as signOn from '#contract/messages/identity-providers.js'
import * as words from '#contract/messages/admin/portal-users.js'
import type { RoleView } from '#contract/roles.js'
import { Checkbox } from '../../../components/checkbox'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field, PasswordField } from '../../../components/field'
import { tieFields } from '../../../components/tie-fields'
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
  const tie = tieFields(values, fields, { autoComplete: 'off' })
  return (
    <>
      <Field label={words.username} {...tie('userName')} required />
      <Field label={words.email} {...tie('email')} type="email" required />
      {(isEmailDoubted || fields?.emailChecked) && (
        <Checkbox
          name="emailChecked"
          label={words.iHaveCheckedThatThis}
          help={words.colleagueChangedAddress}
          defaultChecked={values?.emailChecked === 'on'}
        />
      )}
      <PasswordField
        label={words.password}
        name="password"
        error={fields?.password}
        autoComplete="new-password"
        help={isNew ? words.atLeastStaffPasswordMin(staffPasswordMinLength) : words.newPasswordHelp}
        required={isNew}
        optionalHint={!isNew}
      />
      <CheckboxGroup
        legend={words.roles}
        name="roles"
        options={options}
        checked={values?.roles?.split(' ') ?? []}
        error={fields?.roles}
      />
      {isAdmin && (
        <Checkbox
          name="isAdmin"
          label={words.administrator}
          help={words.administratorHelp}
          defaultChecked={values?.isAdmin === 'on'}
        />
      )}
      {isAdmin && !isNew && (
        <Checkbox
          name="isBreakGlass"
          label={signOn.breakGlass}
          help={fields?.isBreakGlass ?? signOn.breakGlassHelp}
          defaultChecked={values?.isBreakGlass === 'on'}
        />
      )}
    </>
  )
}
