import type { Fields } from '#contract/check.js'
import { languageNames, languages } from '#contract/languages.js'
import * as words from '#contract/messages/client/customers.js'
import { Field, SelectField } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'

interface CustomerFieldsProps {
  values: Record<string, string> | undefined
  fields: Fields | undefined
}

const spoken = () => [
  { value: '', label: words.noLanguage },
  ...languages.map((value) => ({ value, label: languageNames[value] })),
]

export function CustomerFields({ values, fields }: CustomerFieldsProps) {
  const input = inputsOf(values, fields)
  const pair = 'grid items-start gap-5 sm:grid-cols-2 sm:gap-4'
  return (
    <>
      <Field label={words.name} {...input('name')} autoComplete="off" />
      <div className={pair}>
        <Field label={words.email} {...input('emailAddress')} type="email" autoComplete="off" />
        <Field label={words.phone} {...input('phoneNumber')} type="tel" autoComplete="off" optionalHint />
      </div>
      <Field label={words.line1} {...input('line1')} error={fields?.address} autoComplete="off" optionalHint />
      <Field label={words.line2} {...input('line2')} autoComplete="off" optionalHint />
      <div className={pair}>
        <Field label={words.postalCode} {...input('postalCode')} autoComplete="off" optionalHint />
        <Field label={words.city} {...input('city')} autoComplete="off" optionalHint />
      </div>
      <div className={pair}>
        <Field label={words.state} {...input('state')} autoComplete="off" optionalHint />
        <Field label={words.country} {...input('country')} autoComplete="off" optionalHint />
      </div>
      <div className={pair}>
        <Field
          label={words.reference}
          {...input('reference')}
          autoComplete="off"
          help={words.referenceHelp}
          optionalHint
        />
        <SelectField
          label={words.language}
          name="language"
          options={spoken()}
          defaultValue={values?.language ?? ''}
          error={fields?.language}
        />
      </div>
    </>
  )
}
