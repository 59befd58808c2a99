import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/banks.js'
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
        label={words.accountHolder}
        name="accountHolder"
        autoComplete="off"
        defaultValue={typed?.accountHolder ?? saved?.accountHolder}
        error={fields?.accountHolder}
        required
      />
      <Field
        label={words.bankName}
        name="bankName"
        autoComplete="off"
        defaultValue={typed?.bankName ?? saved?.bankName}
        error={fields?.bankName}
        required
      />
      <Field
        label={words.accountNumber}
        name="accountNumber"
        defaultValue={typed?.accountNumber}
        error={fields?.accountNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        help={saved ? words.anIbanForExampleNow(saved.accountNumberLast4) : words.anIbanForExample}
        required
      />
      <Field
        label={words.bankCode}
        name="bankCode"
        autoComplete="off"
        defaultValue={typed?.bankCode ?? saved?.bankCode ?? ''}
        error={fields?.bankCode}
        help={words.bicSortCodeOrRouting}
        optionalHint
      />
      {/* For the browser's password manager; it has no name, so it is not sent. */}
      <input type="text" autoComplete="username" value={emailAddress} readOnly hidden />
      <PasswordField
        label={words.yourPassword}
        name="password"
        autoComplete="current-password"
        error={fields?.password}
        help={words.askedAgainBecauseThisDecides}
        required
      />
    </>
  )
}
