import { reasonInWords } from './disputes.js'

export const test = 'Test mode: '
export const subject = (money: string) => `A payer disputes ${money}`
export const news = (money: string, transactionID: string) =>
  `The bank of a payer asks for ${money} of the payment ${transactionID} back. Your part of it is on hold until the dispute is closed.`
export const reasons = reasonInWords
export const evidenceUntil = (time: string) => `You can say what speaks against it, once, until ${time}.`
export const processorDecides = 'You need not do anything now: the processor of the payment decides.'
export const button = 'See the payment'
export const closing = 'This mail was sent automatically by Gatehouse because a payment of yours is disputed.'
