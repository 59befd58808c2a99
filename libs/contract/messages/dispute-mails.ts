import { reasonInWords } from './disputes.js'

export const test = 'Test mode: '
export const subject = (money: string) => `A payer disputed ${money}`
export const news = (money: string, transactionID: string) =>
  `The payer’s bank wants ${money} from payment ${transactionID} back. Your share is on hold until the dispute closes.`
export const reasons = reasonInWords
export const evidenceUntil = (time: string) => `You can submit evidence once, until ${time}.`
export const processorDecides = 'You don’t need to do anything now. The payment’s processor decides.'
export const inquirySubject = (money: string) => `A payer’s bank has a question about ${money}`
export const inquiryNews = (money: string, transactionID: string) =>
  `The payer’s bank has a question about ${money} from payment ${transactionID}. No money is on hold. A good answer can prevent a dispute.`
export const dueSubjects = {
  week: (money: string) => `7 days left to answer a payer’s bank about ${money}`,
  two_days: (money: string) => `2 days left to answer a payer’s bank about ${money}`,
  last_day: (money: string) => `Last day to answer a payer’s bank about ${money}`,
}
export const dueNews = (money: string, transactionID: string) =>
  `You haven’t submitted evidence yet for ${money} from payment ${transactionID}. Without it, the payer’s bank usually decides for the payer.`
export const button = 'View payment'
export const closing = 'You’re getting this email because one of your payments was disputed.'
