import type { DifferenceKind } from '../report-kinds.js'

/** Sentences that staff read under "Needs attention". */
export const callPending = (processor: string, call: string) =>
  `${processor} still calls the ${call} pending. Ask its support how it will end.`
export const evidenceDue = 'No evidence was sent, and the deadline is near. Ask the merchant for it.'
export const payoutNotInStatement =
  'No bank statement mentions this payout. Import the latest statement, or ask the bank what became of it.'
export const payoutNotConfirmed = (processor: string) =>
  `${processor} has not confirmed this payout. Look it up in its dashboard.`
export const settlementNotInStatement = (account: string) =>
  `${account} says it sent this money, and no bank statement shows it. Import the latest statement, or ask the processor.`
export const settlementsApart = (account: string) =>
  `${account} says it sent more money than the bank statements show. Compare its payouts with the statements.`
export const differences: Record<DifferenceKind, (account: string) => string> = {
  missing_there: (account) =>
    `It is in our ledger, and the report of ${account} lacks it. Explain it, or correct the books.`,
  missing_here: (account) => `${account} reports it, and our ledger lacks it. Explain it, or correct the books.`,
  other_amount: (account) => `${account} reports another amount than our ledger. Explain it, or correct the books.`,
}
export const noticesQuiet = (account: string) =>
  `${account} stopped sending webhooks although payments go on. Check the webhook address and its secret in the processor's dashboard.`
export const reportsQuiet = (account: string) => `${account}: its report has not been read for more than a day.`
export const reportsQuietBecause = (account: string, reason: string) =>
  `${account}: its report could not be read. ${reason}`
export const statementsQuiet = (account: string) =>
  `${account} has no statement for the last days. Import the latest one.`
export const removedAccount = 'A removed account'
