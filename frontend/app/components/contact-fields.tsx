import { type ContactField, contactFieldNames } from '#contract/contact-fields.js'
import type { InputHTMLAttributes } from 'react'
import type { Fields } from '#contract/check.js'
import * as states from '#contract/messages/components/states.js'
import { Field } from './field'

interface Look {
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'>
  isShort?: true
}

const looks: Record<ContactField, Look> = {
  contactPerson: { input: { autoComplete: 'name' }, isShort: true },
  phoneNumber: { input: { type: 'tel', autoComplete: 'tel' }, isShort: true },
  address: { input: { autoComplete: 'street-address' } },
  city: { input: { autoComplete: 'address-level2' }, isShort: true },
  state: { input: { autoComplete: 'address-level1' }, isShort: true },
  country: { input: { autoComplete: 'country-name' } },
}

interface ContactFieldsProps {
  /** By input names: what was typed, or what is saved. */
  values: Partial<Record<string, string | null>> | undefined
  fields: Fields | undefined
  /** For somebody else's data, which a browser does not know. */
  isForeign?: boolean
}

export const ContactFields = ({ values, fields, isForeign = false }: ContactFieldsProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    {contactFieldNames.map((name) => (
      <div key={name} className={looks[name].isShort ? undefined : 'sm:col-span-2'}>
        <Field
          {...looks[name].input}
          {...(isForeign && { autoComplete: 'off' })}
          name={name}
          label={states.contact[name]}
          defaultValue={values?.[name] ?? ''}
          error={fields?.[name]}
          optionalHint
        />
      </div>
    ))}
  </div>
)
