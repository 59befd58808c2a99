import { reasonInWords } from './disputes.js'

export const test = 'Test mode: '
export const subject = (money: string) => `A payer disputes ${money}`
export const news = (money: string, transactionID: string) =>
  `The bank of a payer asks for ${money} of the payment ${transactionID} back. Your part of it is on hold until the dispute is closed.`
export const reasons = reasonInWords
export const evidenceUntil = (time: string) => `You can say what speaks against it, once, until ${time}.`
export const processorDecides = 'You need not do anything now: the processor of the payment decides.'
export const inquirySubject = (money: string) => `A payer’s bank asks about ${money}`
export const inquiryNews = (money: string, transactionID: string) =>
  `The bank of a payer asks about ${money} of the payment ${transactionID}. No money is on hold. A good answer can keep it from becoming a dispute.`
export const dueSubjects = {
  week: (money: string) => `7 days left to answer a payer’s bank about ${money}`,
  two_days: (money: string) => `2 days left to answer a payer’s bank about ${money}`,
  last_day: (money: string) => `Last day to answer a payer’s bank about ${money}`,
}
export const dueNews = (money: string, transactionID: string) =>
  `No evidence was sent yet about ${money} of the payment ${transactionID}. Without it, the payer’s bank usually decides for the payer.`
export const button = 'See the payment'
export const closing = 'This mail was sent automatically by Gatehouse because a payment of yours is disputed.'
