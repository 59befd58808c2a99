import type { LedgerAccount } from '#contract/ledger-accounts.js'

/** One line of a posting: a debit is positive, a credit negative. Without an owner it is the one that the posting is about. */
export type Line = [account: LedgerAccount, amount: number, ownerID?: string]

export type Holding = 'client_pending' | 'client_available'

// What each kind of posting does to the accounts, in minor units. Lines of zero are left out when they are written.

export const paymentLines = (amount: number, fee: number, holding: Holding): Line[] => [
  ['processor_clearing', amount],
  [holding, fee - amount],
  ['platform_fees', -fee],
]

/** Takes back what a payment that was never collected brought, with the part of its fee that no refund has given back yet. */
export const paymentFailedLines = (amount: number, feeReturned: number, holding: Holding): Line[] =>
  paymentRestoredLines(amount, feeReturned, holding).map(([account, moved]) => [account, -moved])

export const paymentRestoredLines = (amount: number, feeReturned: number, holding: Holding): Line[] =>
  paymentLines(amount, feeReturned, holding)

export const settlementLines = (net: number): Line[] => [
  ['client_pending', net],
  ['client_available', -net],
]

const planFeeLines = (fee: number, holding: Holding): Line[] => [
  [holding, fee],
  ['platform_fees', -fee],
]

export const refundLines = (amount: number, feeReturned: number, holding: Holding, refundFee = 0): Line[] => [
  [holding, amount - feeReturned],
  ['platform_fees', feeReturned],
  ['processor_clearing', -amount],
  ...planFeeLines(refundFee, holding),
]

/** A refund that fails late costs nothing: its own fee comes back as well. */
export const refundFailedLines = (amount: number, feeReturned: number, holding: Holding, refundFee = 0): Line[] =>
  refundLines(amount, feeReturned, holding, refundFee).map(([account, moved]) => [account, -moved])

export const disputeOpenedLines = (net: number, holding: Holding, disputeFee = 0): Line[] => [
  [holding, net],
  ['client_disputed', -net],
  ...planFeeLines(disputeFee, holding),
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

export const reserveLines = (amount: number): Line[] => [
  ['client_available', amount],
  ['client_reserve', -amount],
]

export const reserveReleasedLines = (amount: number): Line[] => [
  ['client_reserve', amount],
  ['client_available', -amount],
]

export const payoutLines = (amount: number): Line[] => [
  ['client_available', amount],
  ['payouts_in_transit', -amount],
]

/** Where a payout is paid from: a bank account of ours, or what a processor holds for us, which then owes us less. */
export type PaidFrom = readonly ['bank' | 'processor_clearing', ownerID: string]

export const payoutPaidLines = (amount: number, [account, ownerID]: PaidFrom): Line[] => [
  ['payouts_in_transit', amount],
  [account, -amount, ownerID],
]

export const payoutReturnedLines = (amount: number, paidFrom: PaidFrom | null = null): Line[] => [
  paidFrom ? [paidFrom[0], amount, paidFrom[1]] : ['payouts_in_transit', amount],
  ['client_available', -amount],
]

export const payoutFeeLines = (fee: number): Line[] => [
  ['client_available', fee],
  ['platform_fees', -fee],
]

/** A processor has paid to our bank what it owed; less than nothing: it has taken it from there. */
export const processorSettlementLines = (amount: number, processorAccountID: string, bankAccountID: string): Line[] => [
  ['bank', amount, bankAccountID],
  ['processor_clearing', -amount, processorAccountID],
]

/** What a processor keeps of what it owes us, as its report says; less than nothing: it has given some back. */
export const processorCostLines = (fee: number, processorAccountID: string): Line[] => [
  ['processor_costs', fee],
  ['processor_clearing', -fee, processorAccountID],
]

/** What a processor settles in another currency than it was charged in: one posting in each of them. */
export const exchangeLines = (amount: number, processorAccountID: string): Line[] => [
  ['processor_clearing', amount, processorAccountID],
  ['fx_transit', -amount],
]

/** What exchange has earned, or less than nothing: cost. */
export const exchangeResultLines = (result: number): Line[] => [
  ['fx_transit', result],
  ['fx_result', -result],
]

export const bankChargeLines = (amount: number, bankAccountID: string): Line[] => [
  ['bank_charges', amount],
  ['bank', -amount, bankAccountID],
]

/** On a statement and not explained yet; more than nothing: it came in. */
export const suspenseLines = (amount: number, bankAccountID: string): Line[] => [
  ['bank', amount, bankAccountID],
  ['suspense', -amount, bankAccountID],
]

export const openingBalanceLines = (amount: number, bankAccountID: string): Line[] => [
  ['bank', amount, bankAccountID],
  ['platform_funds', -amount],
]

export const writeOffLines = (amount: number): Line[] => [
  ['platform_funds', amount],
  ['client_available', -amount],
]

export const clearingNamedLines = (amounts: readonly { processorAccountID: string; amount: number }[]): Line[] => [
  ['processor_clearing', -amounts.reduce((sum, { amount }) => sum + amount, 0), ''],
  ...amounts.map(({ processorAccountID, amount }): Line => ['processor_clearing', amount, processorAccountID]),
]
