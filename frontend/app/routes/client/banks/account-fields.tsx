import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/banks.js'
import { currencies } from '#contract/money.js'
import type { SettlementAccountView } from '#contract/settlement-account.js'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field, PasswordField } from '../../../components/field'
import { inputsOf } from '../../../components/inputs-of'

interface AccountFieldsProps {
  /** The account number that is kept is never filled in: it is typed anew. */
  saved: SettlementAccountView | null
  typed: Record<string, string> | undefined
  fields: Fields | undefined
  emailAddress: string
}

export function AccountFields({ saved, typed, fields, emailAddress }: AccountFieldsProps) {
  const { accountHolder, bankName, bankCode } = saved ?? {}
  const input = inputsOf({ accountHolder, bankName, bankCode: bankCode ?? '', ...typed }, fields)
  return (
    <>
      <Field label={words.accountHolder} {...input('accountHolder')} autoComplete="off" required />
      <Field label={words.bankName} {...input('bankName')} autoComplete="off" required />
      <Field
        label={words.accountNumber}
        {...input('accountNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        help={saved ? words.anIbanForExampleNow(saved.accountNumberLast4) : words.anIbanForExample}
        required
      />
      <Field
        label={words.bankCode}
        {...input('bankCode')}
        autoComplete="off"
        help={words.bicSortCodeOrRouting}
        optionalHint
      />
      <CheckboxGroup
        legend={words.currenciesItTakes}
        name="currencies"
        options={currencies.map((value) => ({ value, label: value }))}
        checked={typed?.currencies?.split(' ') ?? saved?.currencies ?? []}
        help={saved?.currencies ? words.tickNoneToKeepThem : words.tickNoneForTheIban}
        error={fields?.currencies}
        manyColumns
      />
      {/* For the browser's password manager; it has no name, so it is not sent. */}
      <input type="text" autoComplete="username" value={emailAddress} readOnly hidden />
      <PasswordField
        label={words.yourPassword}
        name="password"
        autoComplete="current-password"
        error={fields?.password}
        help={words.passwordRequiredBecause}
        required
      />
    </>
  )
}
