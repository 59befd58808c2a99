import type { LedgerAccount } from '#contract/ledger.js'

/** One line of a posting: a debit is positive, a credit negative. */
export type Line = [account: LedgerAccount, amount: number]

export type Holding = 'client_pending' | 'client_available'

// What each kind of posting does to the accounts, in minor units. Lines of zero are left out when they are written.

export const paymentLines = (amount: number, fee: number, holding: Holding): Line[] => [
  ['processor_clearing', amount],
  [holding, fee - amount],
  ['platform_fees', -fee],
]

export const settlementLines = (net: number): Line[] => [
  ['client_pending', net],
  ['client_available', -net],
]

export const refundLines = (amount: number, feeReturned: number, holding: Holding): Line[] => [
  [holding, amount - feeReturned],
  ['platform_fees', feeReturned],
  ['processor_clearing', -amount],
]

export const refundFailedLines = (amount: number, feeReturned: number, holding: Holding): Line[] =>
  refundLines(amount, feeReturned, holding).map(([account, moved]) => [account, -moved])

export const disputeOpenedLines = (net: number, holding: Holding): Line[] => [
  [holding, net],
  ['client_disputed', -net],
]

export const disputeWonLines = (net: number, holding: Holding): Line[] => [
  ['client_disputed', net],
  [holding, -net],
]

export const disputeLostLines = (amount: number, fee: number): Line[] => [
  ['client_disputed', amount - fee],
  ['platform_fees', fee],
  ['processor_clearing', -amount],
]
