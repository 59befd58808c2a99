import type { Fields } from '#contract/check.js'
import * as customers from '#contract/messages/client/customers.js'
import * as words from '#contract/messages/client/products.js'
import { Field } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'
import { TextAreaField } from '../../../components/text-area-field'

interface ProductFieldsProps {
  values: Record<string, string> | undefined
  fields: Fields | undefined
}

export function ProductFields({ values, fields }: ProductFieldsProps) {
  const input = inputsOf(values, fields)
  return (
    <>
      <Field label={customers.name} {...input('name')} help={words.nameHelp} autoComplete="off" required />
      <TextAreaField label={customers.description} {...input('description')} optionalHint />
    </>
  )
}
