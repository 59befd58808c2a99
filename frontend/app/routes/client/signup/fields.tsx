import type { ReactNode } from 'react'
import type { Fields } from '#contract/check.js'
import { chargePercentageMax, chargePercentageStep, passwordMinLength } from '#contract/limits.js'
import * as words from '#contract/messages/client/signup.js'
import { ContactFields } from '../../../components/contact-fields'
import { Field, PasswordField, SelectField } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'

interface SignupFieldsProps {
  typed: Record<string, string> | undefined
  fields: Fields | undefined
  /** Who was rejected and applies again signs the new application with the password there is. */
  again?: boolean
}

const typeOptions = () => [
  { value: 'Company', label: words.company },
  { value: 'Individual', label: words.individual },
]

export function SignupFields({ typed, fields, again = false }: SignupFieldsProps) {
  const input = inputsOf(typed, fields)
  return (
    <>
      <Group title={words.yourBusiness}>
        <Field {...input('name')} label={words.companyOrIndividualName} autoComplete="organization" required />
        <Pair>
          {/* React leaves a select alone once it is there, so a document that comes back with errors gets a new one. */}
          <SelectField
            {...input('clientType')}
            key={typed?.clientType}
            label={words.clientType}
            options={typeOptions()}
            required
          />
          <Field
            {...input('chargePercentage')}
            label={words.chargePercentage}
            type="number"
            inputMode="decimal"
            step={chargePercentageStep}
            min={chargePercentageStep}
            max={chargePercentageMax}
            help={words.theRatePerPaymentYou}
            required
          />
        </Pair>
      </Group>
      <Group title={words.contact}>
        <ContactFields values={typed} fields={fields} />
      </Group>
      <Group title={words.signIn}>
        <Field {...input('emailAddress')} label={words.emailAddress} type="email" autoComplete="username" required />
        {again ? <PresentPassword fields={fields} /> : <NewPassword fields={fields} />}
      </Group>
    </>
  )
}

const PresentPassword = ({ fields }: Pick<SignupFieldsProps, 'fields'>) => (
  <PasswordField
    label={words.password}
    name="password"
    autoComplete="current-password"
    error={fields?.password}
    help={words.theOneYouRegisteredWith}
    required
  />
)

const NewPassword = ({ fields }: Pick<SignupFieldsProps, 'fields'>) => (
  <Pair>
    <PasswordField
      label={words.password}
      name="password"
      autoComplete="new-password"
      error={fields?.password}
      help={words.atLeastPasswordMinLength(passwordMinLength)}
      strength
      required
    />
    <PasswordField
      label={words.confirmPassword}
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
