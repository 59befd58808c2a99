import * as words from '#contract/messages/step-up.js'
import { Field, PasswordField } from './field'

interface ProofFieldsProps {
  methods: readonly string[]
  fields: Record<string, string> | undefined
}

/** What proves that it is still the same person: the code of a second factor, or the password where there is none. */
export const ProofFields = ({ methods, fields }: ProofFieldsProps) =>
  methods.includes('password') ? (
    <PasswordField
      label={words.password}
      name="password"
      autoComplete="current-password"
      error={fields?.password}
      required
    />
  ) : (
    <Field
      label={words.code}
      name="code"
      autoComplete="one-time-code"
      help={words.codeHelp}
      error={fields?.code}
      required
    />
  )

export const leadFor = (methods: readonly string[]): string =>
  methods.includes('password') ? words.leadPassword : words.leadCode
