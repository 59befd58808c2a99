import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/own-accounts.js'
import type { ProcessorKindView } from '#contract/processors.js'
import { Checkbox } from '../../../components/checkbox'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field } from '../../../components/field'
import { ProcessorSettings } from '../../../components/processor-settings'

interface OwnAccountFieldsProps {
  kind: ProcessorKindView
  /** By wire names; `currencies` with a space between them. No setting is among them. */
  values: Record<string, string>
  fields: Fields | undefined
  isNew: boolean
}

const textsOf = ({ processor }: ProcessorKindView) => {
  const all: Record<string, Record<string, { label: string; help: string }>> = words.settings
  return all[processor]
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
    <ProcessorSettings kind={kind} fields={fields} isNew={isNew} keepHelp={words.keepHelp} texts={textsOf(kind)} />
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
