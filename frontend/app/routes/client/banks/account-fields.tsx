import type { Fields } from '#contract/check.js'
import type { SettlementAccountView } from '#contract/settlement-account.js'
import { Field, PasswordField } from '../../../components/field'

interface AccountFieldsProps {
  /** The account number that is kept is never filled in: it is typed anew. */
  saved: SettlementAccountView | null
  typed: Record<string, string> | undefined
  fields: Fields | undefined
  emailAddress: string
}

export function AccountFields({ saved, typed, fields, emailAddress }: AccountFieldsProps) {
  return (
    <>
      <Field
        label="Account holder"
        name="accountHolder"
        autoComplete="off"
        defaultValue={typed?.accountHolder ?? saved?.accountHolder}
        error={fields?.accountHolder}
        required
      />
      <Field
        label="Bank name"
        name="bankName"
        autoComplete="off"
        defaultValue={typed?.bankName ?? saved?.bankName}
        error={fields?.bankName}
        required
      />
      <Field
        label="Account number"
        name="accountNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={typed?.accountNumber}
        error={fields?.accountNumber}
        help={
          saved
            ? `An IBAN, for example. Now it ends in ${saved.accountNumberLast4}; type it in full.`
            : 'An IBAN, for example.'
        }
        required
      />
      <Field
        label="Bank code"
        name="bankCode"
        autoComplete="off"
        defaultValue={typed?.bankCode ?? saved?.bankCode ?? ''}
        error={fields?.bankCode}
        help="BIC, sort code or routing number, if your account number needs one."
        optionalHint
      />
      {/* For the browser's password manager; it has no name, so it is not sent. */}
      <input type="text" autoComplete="username" value={emailAddress} readOnly hidden />
      <PasswordField
        label="Your password"
        name="password"
        autoComplete="current-password"
        error={fields?.password}
        help="Asked again, because this decides where your money goes. We also tell you by mail."
        required
      />
    </>
  )
}
