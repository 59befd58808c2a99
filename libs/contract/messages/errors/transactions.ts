import type { TransactionAction } from '../../transaction-states.js'
import { counted } from '../../words.js'

const count = counted('en')

/** What can be asked of a transaction, as it stands in the sentences below. */
const askedInWords: Record<TransactionAction, string> = {
  otp: 'accept a code',
  'resend-otp': 'resend a code',
  capture: 'be captured',
  cancel: 'be canceled',
  refund: 'be refunded',
}

const allowedInWords = (allowed: readonly TransactionAction[]) => allowed.map((one) => askedInWords[one]).join(' or ')

/** Names the state and what it allows. */
export const actionRefused = (status: string, action: TransactionAction, allowed: readonly TransactionAction[]) =>
  `This transaction is ${status} and can’t ${askedInWords[action]}${allowed.length > 0 ? `, only ${allowedInWords(allowed)}` : ''}`

const callsInWords = {
  charge: 'its charge',
  confirm: 'its code check',
  capture: 'its capture',
  cancel: 'its cancellation',
}

export const actionUnderWay = (status: string, call: keyof typeof callsInWords) =>
  `This transaction is ${status}. Wait until ${callsInWords[call]} has finished`
export const actionExpired = (status: string) =>
  `This transaction is ${status}, but it has expired. You can’t change it`
export const outcomeUnknown = 'The processor hasn’t responded yet. Retry in a moment with the same Idempotency-Key'
export const notCarriedOut = (sentence: string) => `The processor didn’t complete this: ${sentence}`
export const captureTooLarge = (amount: number) =>
  `The authorized amount is ${amount} minor units. Capture that or less`
export const captureLaterNotPossible = 'This payment’s processor only supports immediate capture'
export const partialCaptureNotPossible = 'This payment’s processor only supports full capture'
export const wrongCode = (triesLeft: number) =>
  `Incorrect code. ${count(triesLeft, { one: '# try', other: '# tries' })} left`
export const codeExpired = 'This code has expired. Request a new one'
export const codeSentJustNow = (waitSeconds: number) =>
  `We just sent a code. You can request another one in ${waitSeconds} s`
export const noResendsLeft = 'We can’t resend the code. Use the last one we sent'
