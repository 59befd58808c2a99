// What is refused of a file of payouts.
export const bankAccountRequired = 'Please say from which bank account the payouts leave'
export const nothing = 'No approved payout waits for a file of this account'
export const notApproved = (payoutIDs: readonly string[]) =>
  `Not approved, or not to be paid by this account: ${payoutIDs.join(', ')}`
export const payoutAtFault = (payoutID: string, sentence: string) => `${payoutID}: ${sentence}`
export const answered = 'The bank has answered this file already: it cannot be voided'
export const voided = 'This file is void already'
export const secondPerson = 'Another person than the one who made the file, or asked to void it, voids it'
