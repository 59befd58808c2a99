import * as signOn from '#contract/messages/identity-providers.js'
import * as words from '#contract/messages/step-up.js'
import { Field, PasswordField } from './field'

interface ProofFieldsProps {
  methods: readonly string[]
  fields: Record<string, string> | undefined
}

export const ProofFields = ({ methods, fields }: ProofFieldsProps) =>
  methods.includes('password') ? (
    <PasswordField
      label={words.password}
      name="password"
      autoComplete="current-password"
      error={fields?.password}
      required
    />
  ) : takesCode(methods) ? (
    <Field
      label={words.code}
      name="code"
      autoComplete="one-time-code"
      help={words.codeHelp}
      error={fields?.code}
      required
    />
  ) : null

export const takesTyping = (methods: readonly string[]): boolean => methods.includes('password') || takesCode(methods)

const takesCode = (methods: readonly string[]) => methods.includes('totp') || methods.includes('recovery_code')

export function leadFor(methods: readonly string[]): string {
  if (methods.includes('single_sign_on')) return signOn.leadProof
  if (methods.includes('password')) return words.leadPassword
  return methods.includes('passkey') ? words.leadPasskey : words.leadCode
}
