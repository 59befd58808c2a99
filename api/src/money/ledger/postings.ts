import type { AdjustmentParty } from '#contract/adjustment-kinds.js'
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

/** The processor takes the amount back from the connected account: the share of the fee is the client's, and the refund costs its fee. */
export const transferBackLines = (feeReturned: number, refundFee: number): Line[] => [
  ['client_available', -feeReturned],
  ['platform_fees', feeReturned],
  ...planFeeLines(refundFee, 'client_available'),
]

/** A refund that fails late costs nothing: its own fee comes back as well. */
export const refundFailedLines = (amount: number, feeReturned: number, holding: Holding, refundFee = 0): Line[] =>
  refundLines(amount, feeReturned, holding, refundFee).map(([account, moved]) => [account, -moved])

/**
 * A split payment that came after it had ended goes back whole and at the platform's cost. Of that the processor leaves us our fee, as of
 * every split payment, and what the client's subaccount keeps is owed.
 */
export const lateRefundLines = (amount: number, fee: number): Line[] => [
  ['processor_clearing', fee],
  ['processor_clearing', -amount],
  ['client_available', amount - fee],
]

export const lateRefundFailedLines = (amount: number, fee: number): Line[] =>
  lateRefundLines(amount, fee)
    .map(([account, moved]): Line => [account, -moved])
    .reverse()

/** What a dispute takes: of the payment as it was captured, the fee that goes back with it, and what the client owes above. */
export interface Disputed {
  amount: number
  fee: number
  excess: number
}

// What the bank takes above the payment is a debt, so it is in the available balance also while the payment is pending.
const fromClient = ({ amount, fee, excess }: Disputed, holding: Holding, sign = 1): Line[] => [
  [holding, sign * (amount - fee)],
  ['client_available', sign * excess],
]

const heldOf = ({ amount, fee, excess }: Disputed): number => amount - fee + excess

export const disputeOpenedLines = (held: Disputed, holding: Holding, disputeFee = 0): Line[] => [
  ...fromClient(held, holding),
  ['client_disputed', -heldOf(held)],
  ...planFeeLines(disputeFee, holding),
]

export const disputeWonLines = (held: Disputed, holding: Holding): Line[] => [
  ['client_disputed', heldOf(held)],
  ...fromClient(held, holding, -1),
]

/** Of what was held a part may be lost; the rest goes back. */
export const disputeLostLines = (held: Disputed, holding: Holding, lost: Disputed = held): Line[] => [
  ['client_disputed', heldOf(held)],
  ...fromClient(differenceOf(held, lost), holding, -1),
  ['platform_fees', lost.fee],
  ['processor_clearing', -lost.amount - lost.excess],
]

/** A dispute that was won is lost after all: nothing is held anymore. */
export const disputeLostAfterAllLines = (lost: Disputed, holding: Holding): Line[] => [
  ...fromClient(lost, holding),
  ['platform_fees', lost.fee],
  ['processor_clearing', -lost.amount - lost.excess],
]

export const disputeWonAfterAllLines = (lost: Disputed, holding: Holding): Line[] =>
  disputeLostAfterAllLines(lost, holding).map(([account, moved]) => [account, -moved])

const differenceOf = (held: Disputed, lost: Disputed): Disputed => ({
  amount: held.amount - lost.amount,
  fee: held.fee - lost.fee,
  excess: held.excess - lost.excess,
})

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

/** What two people agreed to about a difference: the client or the platform takes what a processor owes us more or less. */
export const adjustmentLines = (amount: number, processorAccountID: string, party: AdjustmentParty): Line[] => [
  ['processor_clearing', amount, processorAccountID],
  [party === 'client' ? 'client_available' : 'platform_funds', -amount],
]

export const clearingNamedLines = (amounts: readonly { processorAccountID: string; amount: number }[]): Line[] => [
  ['processor_clearing', -amounts.reduce((sum, { amount }) => sum + amount, 0), ''],
  ...amounts.map(({ processorAccountID, amount }): Line => ['processor_clearing', amount, processorAccountID]),
]
