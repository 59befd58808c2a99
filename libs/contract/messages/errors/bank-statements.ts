// What is said of statements, and of what was matched to their entries.
export const bankAccountRequired = 'Please say which bank account the statement is of'
export const statusForm = (statuses: readonly string[]) => `A status is one of ${statuses.join(', ')}`
export const kindForm = (kinds: readonly string[]) => `Please say what the entry is: one of ${kinds.join(', ')}`
export const notUnmatched = 'This entry is not in suspense any more'
export const notMatched = 'This entry is not matched'
export const matchedRequired = (what: string) => `Please say which ${what} it is`
export const returnStays =
  'The money of this payout stands with the client again: what came back cannot be taken from the client by this'
export const otherCurrency = 'This is of another currency or mode'
export const accountOfClient = 'This account belongs to a client, which receives its settlements itself'
export const otherDirection = 'The money went the other way'
export const otherAmount = (one: string, other: string) => `The entry is of ${one}, and this is of ${other}`
export const payoutNotThere = 'This payout is not one that the bank can have paid now'
export const returnNotThere = 'This payout is not one that can have come back'
// Why an entry is matched, or why it may be.
export const reasons = {
  endToEnd: 'The bank names it',
  file: 'The bank names the file, and its sum is that of the entry',
  answer: 'The bank has rejected it',
  amountAndName: 'Same amount, and the name of the holder',
  amount: 'Same amount',
  processorName: (title: string) => `The name of ${title} stands in the entry`,
  processorReport: (reference: string) => `Its settlement ${reference} is of this amount`,
  charge: 'The bank’s code says that it is a charge',
  chargeWord: 'The text speaks of a fee',
  endedPayout: (payoutID: string, status: string) =>
    `It pays ${payoutID}, which is ${status} here: its money may have left although it stands with the client again`,
  byHand: 'By hand',
  ownMoney: 'Nothing else fits: it may be money of your own',
}
export const bankCharge = 'Bank charge'
export const ownMoney = 'Own money of the platform'
export const payoutTo = (holder: string) => `Payout to ${holder}`
export const rejectedByBank = (reason: string | null) =>
  reason ? `The bank has rejected it: ${reason}` : 'The bank has rejected it'
export const returnedByBank = (reason: string | null) => (reason ? `It came back: ${reason}` : 'It came back')
