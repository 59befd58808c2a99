import type { Fields } from '#contract/check.js'
import * as connectWords from '#contract/messages/admin/connected-accounts.js'
import * as words from '#contract/messages/admin/processors.js'
import type { ProcessorKindView } from '#contract/processors.js'
import { TextLink } from '../../../components/text-link'
import { writtenPaths } from '../../../content/order'
import { Checkbox } from '../../../components/checkbox'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field } from '../../../components/field'
import { ProcessorSettings, type SettingChoice } from '../../../components/processor-settings'

/** Nothing where no guide is written. */
export function GuideLink({ kind: { processor, title } }: Pick<AccountFieldsProps, 'kind'>) {
  const guide = `/docs/processors/${processor}`
  if (!writtenPaths.includes(guide)) return null
  return (
    <TextLink to={guide} target="_blank" className="self-start">
      {words.guideOf(title)}
    </TextLink>
  )
}

interface AccountFieldsProps {
  kind: ProcessorKindView
  /** By wire names; `currencies` with a space between them. No setting is among them. */
  values: Record<string, string>
  fields: Fields | undefined
  isNew: boolean
  choices: Record<string, SettingChoice[]>
}

export function AccountFields({ kind, values, fields, isNew, choices }: AccountFieldsProps) {
  return (
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
      <ProcessorSettings {...{ kind, fields, isNew, choices }} keepHelp={words.keepHelp} />
      {!isNew && kind.settings.some(({ name }) => name === 'apiAddress') && (
        <Checkbox name="clearApiAddress" label={words.clearApiAddress} />
      )}
      <CheckboxGroup
        legend={words.currencies}
        name="currencies"
        options={kind.currencies.map((value) => ({ value, label: value }))}
        checked={values.currencies?.split(' ') ?? []}
        help={words.currenciesHelp}
        error={fields?.currencies}
        twoColumns
      />
      <Field
        label={words.settlesAfterDays}
        name="settlesAfterDays"
        help={words.settlesAfterDaysHelp}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values.settlesAfterDays}
        error={fields?.settlesAfterDays}
      />
      {kind.connects && (
        <Checkbox
          name="usesConnect"
          label={kind.splits ? connectWords.usesSubaccounts : connectWords.usesConnect}
          help={kind.splits ? connectWords.usesSubaccountsHelp : connectWords.usesConnectHelp}
          defaultChecked={values.usesConnect === 'true'}
        />
      )}
      <Checkbox
        name="isEnabled"
        label={words.isEnabled}
        help={words.isEnabledHelp}
        defaultChecked={values.isEnabled !== 'false'}
      />
    </>
  )
}
