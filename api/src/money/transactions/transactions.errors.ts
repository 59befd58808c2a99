import * as words from '#contract/messages/errors/transactions.js'
import * as riskWords from '#contract/messages/errors/risk.js'
import * as callWords from '#contract/messages/processors/calls.js'
import { type TransactionAction, type TransactionStatus, actionsAllowedIn } from '#contract/transaction-states.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'
import type { ProcessorCall } from '../processors/port/results.js'

const conflict = 'TRANSACTION_STATE_CONFLICT'

/** Names the state and what it allows. */
export class ActionRefused extends AppError {
  constructor(status: TransactionStatus, action: TransactionAction, allowed = actionsAllowedIn(status)) {
    super(409, conflict, words.actionRefused(status, action, allowed))
  }
}

export class ActionUnderWay extends AppError {
  constructor(status: TransactionStatus, call: ProcessorCall) {
    const sentence = words.actionUnderWay(status, call)
    super(409, conflict, sentence)
  }
}

/** Staff release it first. */
export class UnderReview extends AppError {
  constructor() {
    super(409, 'UNDER_REVIEW', riskWords.underReview)
  }
}

export class ActionExpired extends AppError {
  constructor(status: TransactionStatus) {
    super(409, conflict, words.actionExpired(status))
  }
}

/** The processor did not answer. A worker finds out; the same call with its key then gets the answer. */
export class OutcomeUnknown extends AppError {
  constructor() {
    const sentence = words.outcomeUnknown
    super(503, 'OUTCOME_UNKNOWN', sentence, undefined, { 'retry-after': '10' })
  }
}

/** The processor has refused a capture or a cancellation; `sentence` says why. */
export class NotCarriedOut extends AppError {
  constructor(sentence: string) {
    super(409, 'NOT_CARRIED_OUT', words.notCarriedOut(sentence))
  }
}

export class CaptureTooLarge extends AppError {
  constructor(amount: number) {
    const sentence = words.captureTooLarge(amount)
    super(422, 'AMOUNT_TOO_LARGE', sentence, { amount: sentence })
  }
}

/** Its account can take money only at once; nothing was sent. */
export class CaptureLaterNotPossible extends AppError {
  constructor() {
    const sentence = words.captureLaterNotPossible
    super(422, 'CAPTURE_LATER_NOT_POSSIBLE', sentence, { captureMethod: sentence })
  }
}

export class PartialCaptureNotPossible extends AppError {
  constructor() {
    const sentence = words.partialCaptureNotPossible
    super(422, 'PARTIAL_CAPTURE_NOT_POSSIBLE', sentence, { amount: sentence })
  }
}

export class WrongCode extends AppError {
  constructor(triesLeft: number) {
    const sentence = words.wrongCode(triesLeft)
    super(422, 'OTP_WRONG', sentence, { code: sentence })
  }
}

export class CodeExpired extends AppError {
  constructor() {
    const sentence = words.codeExpired
    super(422, 'OTP_EXPIRED', sentence, { code: sentence })
  }
}

export class CodeSentJustNow extends AppError {
  constructor(waitSeconds: number) {
    const sentence = words.codeSentJustNow(waitSeconds)
    super(429, 'OTP_SENT_JUST_NOW', sentence, undefined, { 'retry-after': String(waitSeconds) })
  }
}

export class NoResendsLeft extends AppError {
  constructor() {
    super(409, 'OTP_NO_RESENDS_LEFT', words.noResendsLeft)
  }
}

/** Nothing was sent: the same call may be sent again once an account is enabled. */
export class NoProcessor extends AppError {
  constructor() {
    super(503, 'NO_PROCESSOR', callWords.noProcessor, undefined, { 'retry-after': '60' })
  }
}

export class TokenOfNoAccount extends InvalidInput {
  constructor() {
    super({ paymentMethod: callWords.tokenOfNoAccount })
  }
}
