import type { Fields } from '#contract/check.js'
import type { ProcessorKindView, ProcessorSettingView } from '#contract/processors.js'
import { Field, PasswordField } from './field'

interface ProcessorSettingsProps {
  kind: ProcessorKindView
  fields: Fields | undefined
  isNew: boolean
  /** Of an account that is there: a setting that is left empty stays. */
  keepHelp: string
}

/** The settings of an account at a processor, as its adapter names them. */
export const ProcessorSettings = ({ kind, fields, isNew, keepHelp }: ProcessorSettingsProps) =>
  kind.settings.map((setting) => (
    <SettingField
      key={setting.name}
      setting={setting}
      error={fields?.[`settings.${setting.name}`]}
      help={isNew ? setting.help : keepHelp}
      isNew={isNew}
    />
  ))

interface SettingFieldProps {
  setting: ProcessorSettingView
  error: string | undefined
  help: string
  isNew: boolean
}

function SettingField({ setting: { name, label, isSecret, isRequired }, error, help, isNew }: SettingFieldProps) {
  const asked = { label, name: `settings.${name}`, error, autoComplete: 'off', required: isRequired && isNew }
  return isSecret ? <PasswordField {...asked} help={help} /> : <Field {...asked} help={help} />
}
