import type { Fields } from '#contract/check.js'
import type { ProcessorKindView, ProcessorSettingView } from '#contract/processors.js'
import { Field, PasswordField, SelectField } from './field'

export interface SettingChoice {
  value: string
  label: string
}

interface ProcessorSettingsProps {
  kind: ProcessorKindView
  fields: Fields | undefined
  isNew: boolean
  /** Of an account that is there: a setting that is left empty stays. */
  keepHelp: string
  /** In the language of the person, by the names of the settings; what is not among them is said as the adapter says it. */
  texts?: Record<string, { label: string; help: string }> | undefined
  /** Of settings that name something of ours, by their names. */
  choices?: Record<string, SettingChoice[]> | undefined
}

/** The settings of an account at a processor, as its adapter names them. */
export const ProcessorSettings = ({
  kind,
  fields,
  isNew,
  keepHelp,
  texts = {},
  choices = {},
}: ProcessorSettingsProps) =>
  kind.settings.map((setting) => (
    <SettingField
      key={setting.name}
      setting={{ ...setting, ...texts[setting.name] }}
      error={fields?.[`settings.${setting.name}`]}
      help={isNew ? (texts[setting.name]?.help ?? setting.help) : keepHelp}
      isNew={isNew}
      choices={choices[setting.name]}
    />
  ))

interface SettingFieldProps {
  setting: ProcessorSettingView
  error: string | undefined
  help: string
  isNew: boolean
  choices: SettingChoice[] | undefined
}

function SettingField({ setting, error, help, isNew, choices }: SettingFieldProps) {
  const { name, label, isSecret, isRequired } = setting
  const asked = { label, name: `settings.${name}`, error, autoComplete: 'off', required: isRequired && isNew }
  if (choices) return <SelectField {...asked} help={help} options={choices} />
  return isSecret ? <PasswordField {...asked} help={help} /> : <Field {...asked} help={help} />
}
