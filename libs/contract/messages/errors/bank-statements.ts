// What is said of statements, and of what was matched to their entries.
export const bankAccountRequired = 'Choose the bank account for this statement'
export const statusForm = (statuses: readonly string[]) => `Status must be one of ${statuses.join(', ')}`
export const kindForm = (kinds: readonly string[]) => `Choose what to match the entry to: ${kinds.join(', ')}`
export const notUnmatched = 'This entry is no longer unmatched'
export const notMatched = 'This entry is not matched'
export const matchedRequired = (what: string) => `Choose the ${what} to match`
export const returnStays =
  'The payout’s money is already back in the client’s balance, so this match can’t debit the client'
export const otherCurrency = 'The currency or mode doesn’t match'
export const accountOfClient = 'This account belongs to a client, who receives its settlements directly'
export const otherDirection = 'The money moved in the opposite direction'
export const otherAmount = (one: string, other: string) => `The entry is ${one}, but this is ${other}`
export const payoutNotThere = 'The bank can’t have paid this payout in its current status'
export const paymentNotOpen = 'This payment isn’t waiting for a bank transfer'
export const paymentNotWhole = (received: string, due: string) => `The payer has sent ${received} of ${due}`
export const paymentStays = 'The money is already in the client’s balance. Refund the payment instead'
export const returnStarted = (payoutID: string) => `Reject or cancel payout ${payoutID} instead`
export const payerHasIt = 'The money has gone back to the payer'
export const notReturnable = 'Only a transfer that names a payment can be returned'
export const senderUnknown = 'The bank didn’t say which account this money came from. Return it at your bank'
export const returnTo = (name: string) => `Return to ${name}`
export const returnNotThere = 'This payout can’t have been returned in its current status'
// Why an entry is matched, or why it may be.
export const reasons = {
  endToEnd: 'End-to-end ID matches',
  file: 'File reference and total match',
  answer: 'Rejected by the bank',
  amountAndName: 'Same amount and account holder',
  amount: 'Same amount',
  processorName: (title: string) => `The entry mentions ${title}`,
  processorReport: (reference: string) => `Amount matches settlement ${reference}`,
  charge: 'The bank’s code marks it as a fee',
  chargeWord: 'The description mentions a fee',
  endedPayout: (payoutID: string, status: string) =>
    `It matches ${payoutID}, which is ${status}. The bank may have paid it after we returned the money`,
  reference: 'Creditor reference matches',
  tooLittle: (missing: string) => `Part of a payment. ${missing} is still missing`,
  tooMuch: (transactionID: string) => `More than was due for ${transactionID}. Return it to the payer`,
  paidAlready: (transactionID: string) => `${transactionID} is already paid. Return it to the payer`,
  tooLate: (transactionID: string) => `${transactionID} has expired. Return it, or match it to accept it late`,
  ended: (transactionID: string, status: string) => `${transactionID} is ${status}. Return it to the payer`,
  otherCurrency: (transactionID: string) => `${transactionID} is in another currency. Return it to the payer`,
  severalReferences: 'It names several payments',
  damagedReference: 'The reference has a typing error',
  amountAndPayer: 'Same amount and payer name',
  notReturned: (reason: string | null) => (reason ? `Not returned yet: ${reason}` : 'Not returned yet'),
  byHand: 'Matched manually',
  ownMoney: 'No match found. Could be company funds',
}
export const bankCharge = 'Bank fee'
export const ownMoney = 'Company funds'
export const paymentOf = (money: string, description: string) => `Payment of ${money}: ${description}`
export const payoutTo = (holder: string) => `Payout to ${holder}`
export const rejectedByBank = (reason: string | null) =>
  reason ? `The bank rejected it: ${reason}` : 'The bank rejected it'
export const returnedByBank = (reason: string | null) =>
  reason ? `Returned by the bank: ${reason}` : 'Returned by the bank'
