import * as words from '#contract/messages/errors/transactions.js'
import * as riskWords from '#contract/messages/errors/risk.js'
import * as callWords from '#contract/messages/processors/calls.js'
import { type TransactionAction, type TransactionStatus, actionsAllowedIn } from '#contract/transaction-states.js'
import { AppError } from '../../platform/http/app-error.js'
import { fieldRefusal, invalidField, refusal } from '../../platform/http/refusal.js'
import type { ProcessorCall } from '../processors/port/results.js'

const conflict = 'TRANSACTION_STATE_CONFLICT'

/** The message says the status and which actions it allows. */
export class ActionRefused extends refusal(
  409,
  conflict,
  (
    status: TransactionStatus,
    action: TransactionAction,
    allowed: readonly TransactionAction[] = actionsAllowedIn(status),
  ) => words.actionRefused(status, action, allowed),
) {}

export class ActionUnderWay extends refusal(409, conflict, (status: TransactionStatus, call: ProcessorCall) =>
  words.actionUnderWay(status, call),
) {}

/** Staff must release it first. */
export class UnderReview extends refusal(409, 'UNDER_REVIEW', riskWords.underReview) {}

export class ActionExpired extends refusal(409, conflict, (status: TransactionStatus) => words.actionExpired(status)) {}

/** The processor didn't respond. A worker checks the outcome. Retry with the same key to get it. */
export class OutcomeUnknown extends refusal(503, 'OUTCOME_UNKNOWN', words.outcomeUnknown, { 'retry-after': '10' }) {}

/** The processor has refused a capture or a cancellation; `sentence` says why. */
export class NotCarriedOut extends refusal(409, 'NOT_CARRIED_OUT', words.notCarriedOut) {}

export class CaptureTooLarge extends fieldRefusal('amount', 422, 'AMOUNT_TOO_LARGE', words.captureTooLarge) {}

/** Its account only supports immediate capture. The payment wasn't sent. */
export class CaptureLaterNotPossible extends fieldRefusal(
  'captureMethod',
  422,
  'CAPTURE_LATER_NOT_POSSIBLE',
  words.captureLaterNotPossible,
) {}

export class PartialCaptureNotPossible extends fieldRefusal(
  'amount',
  422,
  'PARTIAL_CAPTURE_NOT_POSSIBLE',
  words.partialCaptureNotPossible,
) {}

export class WrongCode extends fieldRefusal('code', 422, 'OTP_WRONG', words.wrongCode) {}
export class CodeExpired extends fieldRefusal('code', 422, 'OTP_EXPIRED', words.codeExpired) {}

export class CodeSentJustNow extends AppError {
  constructor(waitSeconds: number) {
    const sentence = words.codeSentJustNow(waitSeconds)
    super(429, 'OTP_SENT_JUST_NOW', sentence, undefined, { 'retry-after': String(waitSeconds) })
  }
}

export class NoResendsLeft extends refusal(409, 'OTP_NO_RESENDS_LEFT', words.noResendsLeft) {}

/** The payment wasn't sent. Retry once an account is enabled. */
export class NoProcessor extends refusal(503, 'NO_PROCESSOR', callWords.noProcessor, { 'retry-after': '60' }) {}

export class TokenOfNoAccount extends invalidField('paymentMethod', callWords.tokenOfNoAccount) {}
