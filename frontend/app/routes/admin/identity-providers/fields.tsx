import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/identity-providers.js'
import type { RoleView } from '#contract/roles.js'
import { roleMapMax } from '#contract/single-sign-on-limits.js'
import { Checkbox } from '../../../components/checkbox'
import { Field, PasswordField } from '../../../components/field'
import { FormError } from '../../../components/form-error'
import { tieFields } from '../../../components/tie-fields'
import { linesIn } from './facts'

export interface ProviderFieldsProps {
  roles: Pick<RoleView, 'roleID' | 'name'>[]
  values: Record<string, string> | undefined
  fields: Fields | undefined
  isNew?: boolean
}

export function ProviderFields({ roles, values, fields, isNew = false }: ProviderFieldsProps) {
  const tie = tieFields(values, fields, { autoComplete: 'off' })
  const isTicked = (name: string) => values?.[name] === 'on'
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.name} help={words.nameHelp} {...tie('name')} required />
        <Field label={words.emailDomains} help={words.emailDomainsHelp} {...tie('emailDomains')} required />
      </div>
      <Field label={words.issuer} help={words.issuerHelp} type="url" inputMode="url" {...tie('issuer')} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.oidcClientID} {...tie('oidcClientID')} required />
        <PasswordField
          label={words.clientSecret}
          name="clientSecret"
          error={fields?.clientSecret}
          autoComplete="off"
          help={isNew ? undefined : words.clientSecretKept}
          required={isNew}
          optionalHint={!isNew}
        />
      </div>
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium text-ink">{words.trustTitle}</legend>
        <p className="mb-2 text-sm text-ink-soft">{words.trust}</p>
        <Checkbox
          name="mayMakeAccounts"
          label={words.mayMakeAccounts}
          help={words.mayMakeAccountsHelp}
          defaultChecked={isTicked('mayMakeAccounts')}
        />
        <Checkbox
          name="isOnlyWay"
          label={words.isOnlyWay}
          help={words.isOnlyWayHelp}
          defaultChecked={isTicked('isOnlyWay')}
        />
        {fields?.isOnlyWay && <FormError>{fields.isOnlyWay}</FormError>}
        <Checkbox
          name="isEnabled"
          label={words.isEnabled}
          help={words.isEnabledHelp}
          defaultChecked={values ? isTicked('isEnabled') : true}
        />
      </fieldset>
      <RoleMap {...{ roles, values, fields }} />
    </>
  )
}

function RoleMap({ roles, values, fields }: Omit<ProviderFieldsProps, 'isNew'>) {
  const lines = Math.min(roleMapMax, linesIn(values) + 3)
  const tie = tieFields(values, fields)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium text-ink">{words.rolesTitle}</legend>
      <p className="text-sm text-ink-soft">{words.roleMapHelp}</p>
      <Field label={words.roleClaim} help={words.roleClaimHelp} {...tie('roleClaim')} autoComplete="off" optionalHint />
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="grid grid-cols-2 gap-3">
          <input
            className="control"
            name={`value${line}`}
            aria-label={words.lineOf(words.value, line + 1)}
            placeholder={words.value}
            defaultValue={values?.[`value${line}`]}
            autoComplete="off"
          />
          <select
            className="control"
            name={`role${line}`}
            aria-label={words.lineOf(words.role, line + 1)}
            defaultValue={values?.[`role${line}`] ?? ''}
          >
            <option value="">{words.noRole}</option>
            {roles.map(({ roleID, name }) => (
              <option key={roleID} value={roleID}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ))}
      {fields?.roleMap && <FormError>{fields.roleMap}</FormError>}
    </fieldset>
  )
}
