// What is refused of a file of payouts.
import { type Currency, formatMoney } from '../../money.js'

export const bankAccountRequired = 'Please say from which bank account the payouts leave'
export const nothing = 'No approved payout waits for a file of this account'
export const notApproved = (payoutIDs: readonly string[]) =>
  `Not approved, or not to be paid by this account: ${payoutIDs.join(', ')}`
export const payoutAtFault = (payoutID: string, sentence: string) => `${payoutID}: ${sentence}`
export const answered = 'The bank has answered this file already: it cannot be voided'
export const voided = 'This file is void already'
export const secondPerson = 'Another person than the one who made the file, or asked to void it, voids it'
export const notCovered = (about: { currency: Currency; stated: number; sent: number; amount: number }) => {
  const { stated, sent, amount } = about
  const [balance, onItsWay, needed, missing] = [stated, sent, amount, amount - (stated - sent)].map((one) =>
    formatMoney(one, about.currency),
  )
  return (
    `This file needs ${needed}, ${missing} more than the account covers. Its statement balance is ${balance}, and ${onItsWay} ` +
    'is already on its way. Choose fewer payouts, or import a newer statement'
  )
}
