import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/own-accounts.js'
import type { ProcessorKindView, ProcessorSettingView } from '#contract/processors.js'
import { Checkbox } from '../../../components/checkbox'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field, PasswordField } from '../../../components/field'

interface OwnAccountFieldsProps {
  kind: ProcessorKindView
  /** By wire names; `currencies` with a space between them. No setting is among them. */
  values: Record<string, string>
  fields: Fields | undefined
  isNew: boolean
}

export const OwnAccountFields = ({ kind, values, fields, isNew }: OwnAccountFieldsProps) => (
  <>
    <Field
      label={words.name}
      name="name"
      help={words.nameHelp}
      autoComplete="off"
      defaultValue={values.name}
      error={fields?.name}
      required
    />
    {kind.settings.map((setting) => (
      <SettingField key={setting.name} setting={setting} error={fields?.[`settings.${setting.name}`]} isNew={isNew} />
    ))}
    <CheckboxGroup
      legend={words.currencies}
      name="currencies"
      options={kind.currencies.map((value) => ({ value, label: value }))}
      checked={values.currencies?.split(' ') ?? []}
      help={words.currenciesHelp}
      error={fields?.currencies}
      twoColumns
    />
    <Checkbox
      name="isEnabled"
      label={words.isEnabled}
      help={words.isEnabledHelp}
      defaultChecked={values.isEnabled !== 'false'}
    />
  </>
)

interface SettingFieldProps {
  setting: ProcessorSettingView
  error: string | undefined
  isNew: boolean
}

function SettingField({ setting: { name, label, help, isSecret, isRequired }, error, isNew }: SettingFieldProps) {
  const asked = { label, name: `settings.${name}`, error, autoComplete: 'off', required: isRequired && isNew }
  const said = isNew ? help : words.keepHelp
  return isSecret ? <PasswordField {...asked} help={said} /> : <Field {...asked} help={said} />
}
