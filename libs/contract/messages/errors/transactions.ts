import type { TransactionAction } from '../../transaction-states.js'
import { counted } from '../../words.js'

const count = counted('en')

/** What can be asked of a transaction, as it stands in the sentences below. */
const askedInWords: Record<TransactionAction, string> = {
  otp: 'take a code',
  'resend-otp': 'send a code again',
  capture: 'be captured',
  cancel: 'be canceled',
  refund: 'be refunded',
}

const allowedInWords = (allowed: readonly TransactionAction[]) => allowed.map((one) => askedInWords[one]).join(' or ')

/** Names the state and what it allows. */
export const actionRefused = (status: string, action: TransactionAction, allowed: readonly TransactionAction[]) =>
  `This transaction is ${status} and cannot ${askedInWords[action]}${allowed.length > 0 ? `, only ${allowedInWords(allowed)}` : ', and nothing else either'}`

const callsInWords = {
  charge: 'its charge',
  confirm: 'the check of its code',
  capture: 'its capture',
  cancel: 'its cancellation',
}

export const actionUnderWay = (status: string, call: keyof typeof callsInWords) =>
  `This transaction is ${status} and ${callsInWords[call]} is under way: nothing else can be asked of it now`
export const actionExpired = (status: string) =>
  `This transaction is ${status}, but its time is over: nothing can be asked of it any more`
export const outcomeUnknown = 'The processor has not answered yet. Ask again in a moment with the same Idempotency-Key'
export const notCarriedOut = (sentence: string) => `The processor has not carried this out: ${sentence}`
export const captureTooLarge = (amount: number) => `At most ${amount} minor units were authorized`
export const captureLaterNotPossible = 'The processor of this payment takes money only at once, and cannot hold it'
export const partialCaptureNotPossible = 'The processor of this payment captures all that was authorized, or nothing'
export const wrongCode = (triesLeft: number) =>
  `This code is not right. ${count(triesLeft, { one: '# try', other: '# tries' })} left`
export const codeExpired = 'This code has expired. Ask for a new one'
export const codeSentJustNow = (waitSeconds: number) =>
  `A code was sent just now. The next one can be sent in ${waitSeconds} s`
export const noResendsLeft = 'The code cannot be sent again. The last one that was sent still counts'
