import type { SettlementAccountView } from '#contract/settlement-account.js'
import type { SettlementAccount } from './settlement-account.entity.js'
import type { AccountDetails } from './settlement-seal.js'

export const last4Of = ({ accountNumber }: AccountDetails): string => accountNumber.slice(-4)

export const viewSettlementAccount = (
  { currencies, updatedAt }: SettlementAccount,
  details: AccountDetails,
): SettlementAccountView => ({
  accountHolder: details.accountHolder,
  bankName: details.bankName,
  accountNumberLast4: last4Of(details),
  bankCode: details.bankCode,
  currencies,
  updatedAt: updatedAt.toISOString(),
})
