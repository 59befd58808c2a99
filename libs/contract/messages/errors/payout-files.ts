// What is refused of a file of payouts.
import { type Currency, formatMoney } from '../../money.js'

export const bankAccountRequired = 'Choose the bank account that the payouts leave from'
export const nothing = 'There are no approved payouts for this account'
export const notApproved = (payoutIDs: readonly string[]) =>
  `Not approved, or not payable from this account: ${payoutIDs.join(', ')}`
export const payoutAtFault = (payoutID: string, sentence: string) => `${payoutID}: ${sentence}`
export const answered = 'The bank has already confirmed this file, so it can’t be voided'
export const voided = 'This file is already voided'
export const secondPerson = 'The person who created the file or asked to void it can’t confirm. Another person has to'
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
