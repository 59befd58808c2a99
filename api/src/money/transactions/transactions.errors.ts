import { type TransactionAction, type TransactionStatus, actionsAllowedIn } from '#contract/transaction-states.js'
import { AppError } from '../../platform/http/app-error.js'
import type { ProcessorCall } from '../processors/port/processor.js'

const conflict = 'TRANSACTION_STATE_CONFLICT'

const inWords: Record<TransactionAction, string> = {
  otp: 'take a code',
  'resend-otp': 'send a code again',
  capture: 'be captured',
  cancel: 'be canceled',
  refund: 'be refunded',
}

/** Names the state and what it allows. */
export class ActionRefused extends AppError {
  constructor(status: TransactionStatus, action: TransactionAction) {
    const allowed = actionsAllowedIn(status).map((one) => inWords[one])
    const only = allowed.length > 0 ? `, only ${allowed.join(' or ')}` : ', and nothing else either'
    super(409, conflict, `This transaction is ${status} and cannot ${inWords[action]}${only}`)
  }
}

const running: Record<ProcessorCall, string> = {
  charge: 'its charge',
  confirm: 'the check of its code',
  capture: 'its capture',
  cancel: 'its cancellation',
}

export class ActionUnderWay extends AppError {
  constructor(status: TransactionStatus, call: ProcessorCall) {
    const sentence = `This transaction is ${status} and ${running[call]} is under way: nothing else can be asked of it now`
    super(409, conflict, sentence)
  }
}

export class ActionExpired extends AppError {
  constructor(status: TransactionStatus) {
    super(409, conflict, `This transaction is ${status}, but its time is over: nothing can be asked of it any more`)
  }
}

/** The processor did not answer. A worker finds out; the same call with its key then gets the answer. */
export class OutcomeUnknown extends AppError {
  constructor() {
    const sentence = 'The processor has not answered yet. Ask again in a moment with the same Idempotency-Key'
    super(503, 'OUTCOME_UNKNOWN', sentence, undefined, { 'retry-after': '10' })
  }
}

export class CaptureTooLarge extends AppError {
  constructor(amount: number) {
    const sentence = `At most ${amount} minor units were authorized`
    super(422, 'AMOUNT_TOO_LARGE', sentence, { amount: sentence })
  }
}

export class WrongCode extends AppError {
  constructor(triesLeft: number) {
    const sentence = `This code is not right. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left`
    super(422, 'OTP_WRONG', sentence, { code: sentence })
  }
}

export class CodeExpired extends AppError {
  constructor() {
    const sentence = 'This code has expired. Ask for a new one'
    super(422, 'OTP_EXPIRED', sentence, { code: sentence })
  }
}

export class CodeSentJustNow extends AppError {
  constructor(waitSeconds: number) {
    const sentence = `A code was sent just now. The next one can be sent in ${waitSeconds} s`
    super(429, 'OTP_SENT_JUST_NOW', sentence, undefined, { 'retry-after': String(waitSeconds) })
  }
}

export class NoResendsLeft extends AppError {
  constructor() {
    super(409, 'OTP_NO_RESENDS_LEFT', 'The code cannot be sent again. The last one that was sent still counts')
  }
}
