import type { ReactNode } from 'react'
import type { Fields } from '#contract/check.js'
import { chargePercentageMax, chargePercentageStep, passwordMinLength } from '#contract/limits.js'
import { ContactFields } from '../../../components/contact-fields'
import { Field, PasswordField, SelectField } from '../../../components/field'

interface SignupFieldsProps {
  typed: Record<string, string> | undefined
  fields: Fields | undefined
  /** Who was rejected and applies again signs the new application with the password there is. */
  again?: boolean
}

const typeOptions = [
  { value: 'Company', label: 'Company' },
  { value: 'Individual', label: 'Individual' },
]

export function SignupFields({ typed, fields, again = false }: SignupFieldsProps) {
  const input = (name: string) => ({ name, defaultValue: typed?.[name], error: fields?.[name] })
  return (
    <>
      <Group title="Your business">
        <Field {...input('name')} label="Company or individual name" autoComplete="organization" required />
        <Pair>
          {/* React leaves a select alone once it is there, so a document that comes back with errors gets a new one. */}
          <SelectField
            {...input('clientType')}
            key={typed?.clientType}
            label="Client type"
            options={typeOptions}
            required
          />
          <Field
            {...input('chargePercentage')}
            label="Charge percentage"
            type="number"
            inputMode="decimal"
            step={chargePercentageStep}
            min={chargePercentageStep}
            max={chargePercentageMax}
            help="The rate per payment you ask for, such as 2.50. We confirm it at approval."
            required
          />
        </Pair>
      </Group>
      <Group title="Contact">
        <ContactFields values={typed} fields={fields} />
      </Group>
      <Group title="Sign-in">
        <Field {...input('emailAddress')} label="Email address" type="email" autoComplete="username" required />
        {again ? <PresentPassword fields={fields} /> : <NewPassword fields={fields} />}
      </Group>
    </>
  )
}

const PresentPassword = ({ fields }: Pick<SignupFieldsProps, 'fields'>) => (
  <PasswordField
    label="Password"
    name="password"
    autoComplete="current-password"
    error={fields?.password}
    help="The one you registered with. It says that this application is yours."
    required
  />
)

const NewPassword = ({ fields }: Pick<SignupFieldsProps, 'fields'>) => (
  <Pair>
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      error={fields?.password}
      help={`At least ${passwordMinLength} characters.`}
      strength
      required
    />
    <PasswordField
      label="Confirm password"
      name="confirmPassword"
      autoComplete="new-password"
      error={fields?.confirmPassword}
      required
    />
  </Pair>
)

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-4 text-sm font-semibold text-ink">{title}</legend>
      {children}
    </fieldset>
  )
}

const Pair = ({ children }: { children: ReactNode }) => <div className="grid gap-5 sm:grid-cols-2">{children}</div>
