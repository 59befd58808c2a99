import type { BankAccountView } from '#contract/bank-accounts.js'
import { clock } from '#contract/clock.js'
import { type PaymentFileProfile, usualProfile } from '#contract/payment-file-profile.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { BankAccount } from './bank-account.entity.js'
import { executionDay } from './execution-day.js'

export const profileOf = ({ fileProfile }: Pick<BankAccount, 'fileProfile'>): PaymentFileProfile => ({
  ...usualProfile,
  ...fileProfile,
})

export const factsOfAccount = (account: BankAccount) => ({
  name: account.name,
  holder: account.holder,
  numberLast4: account.numberLast4,
  bic: account.bic,
  currency: account.currency,
  mode: account.mode,
  isEnabled: account.isEnabled === 1,
  cutOffTime: account.cutOffTime,
  timeZone: account.timeZone,
  holidays: account.holidays,
  csvMapping: account.csvMapping,
  fileProfile: profileOf(account),
})

export const versionOfBankAccount = (account: BankAccount): string =>
  versionOf({ ...factsOfAccount(account), sealedNumber: account.sealedNumber })

export const viewBankAccount = (account: BankAccount): BankAccountView => ({
  bankAccountID: account.bankAccountID,
  ...factsOfAccount(account),
  isIban: account.isIban === 1,
  nextExecutionOn: executionDay(clock.now(), account),
  createdAt: account.createdAt.toISOString(),
  updatedAt: account.updatedAt.toISOString(),
  version: versionOfBankAccount(account),
})
