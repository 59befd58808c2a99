import type { DifferenceKind } from '../report-kinds.js'

/** Sentences that staff read under "Needs attention". */
export const callPending = (processor: string, call: string) =>
  `${processor} still reports the ${call} as pending. Ask its support about the outcome.`
export const evidenceDue = 'No evidence has been submitted, and the deadline is close. Ask the merchant for it.'
export const payoutNotSent =
  'Approved, but not sent. Does the client’s settlement account accept the currency? If not, cancel the payout.'
export const payoutInNoFile =
  'Approved, but in no payout file. Create a file, and check the reason if it leaves this payout out.'
export const payoutNotInStatement =
  'No bank statement shows this payout. Import the latest statement, or ask the bank about it.'
export const payoutNotConfirmed = (processor: string) =>
  `${processor} has not confirmed this payout. Look it up in its dashboard.`
export const settlementNotInStatement = (account: string) =>
  `${account} reports that it sent this money, but no bank statement shows it. Import the latest statement, or ask the processor.`
export const settlementsApart = (account: string) =>
  `${account} reports more money than the bank statements show. Compare its payouts with the statements.`
export const differences: Record<DifferenceKind, (account: string) => string> = {
  missing_there: (account) =>
    `It’s in our ledger, but missing in the report from ${account}. Explain it, or correct the ledger.`,
  missing_here: (account) =>
    `${account} reports it, but our ledger doesn’t have it. Explain it, or correct the ledger.`,
  other_amount: (account) =>
    `${account} reports a different amount than our ledger. Explain it, or correct the ledger.`,
}
export const extraPaymentKept = (code: string) =>
  `An invoice was paid twice, and the refund failed (${code}). Refund this payment, or ask the merchant to.`
export const creditKept = (number: string, code: string) =>
  `The refund of credit note ${number} failed (${code}). Refund this payment, or ask the merchant to.`
export const adjustmentWaits = 'Another person proposed this adjustment. Approve or reject it.'
export const noticesQuiet = (account: string) =>
  `${account} stopped sending webhooks while payments continue. Check the webhook URL and secret in the processor’s dashboard.`
export const reportsQuiet = (account: string) => `${account}: we haven’t read a report for more than a day.`
export const reportsQuietBecause = (account: string, reason: string) =>
  `${account}: the report couldn’t be read. ${reason}`
export const reportNotFetched = (account: string, file: string, reason: string, files: number) =>
  `${account}: we couldn’t download ${file}${files > 1 ? ` and ${files - 1} more` : ''}. ${reason}.`
export const statementsQuiet = (account: string) => `${account} has no recent statement. Import the latest one.`
export const subaccountStopped = (account: string, reason: string) =>
  `${account}: the client’s subaccount takes no payments. ${reason}.`
export const subaccountReasonUnknown = 'The processor gave no reason we know'
export const removedAccount = 'A removed account'
