import type { SettlementAccountView } from '#contract/settlement-account.js'
import type { ClientAccount } from './accounts-of-client.js'
import type { AccountDetails } from './settlement-seal.js'

export const last4Of = ({ accountNumber }: Pick<AccountDetails, 'accountNumber'>): string => accountNumber.slice(-4)

export const viewSettlementAccount = (
  { settlementAccountID, clientID, currencies, updatedAt }: ClientAccount,
  details: AccountDetails,
  heldUntil: Date | null,
): SettlementAccountView => ({
  settlementAccountID,
  isFirst: settlementAccountID === clientID,
  accountHolder: details.accountHolder,
  bankName: details.bankName,
  accountNumberLast4: last4Of(details),
  bankCode: details.bankCode,
  currencies,
  payoutsHeldUntil: heldUntil?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
})
