import { AnswerLost } from '../port/processor.js'
import { NotSent } from '../processor-http.js'

export class AdyenError extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string,
    sentence: string,
  ) {
    super(`Adyen has answered ${status}: ${errorCode} ${sentence}`)
  }
}

/** docs.adyen.com/development-resources/error-codes: "request already processed or in progress". The first one may have moved money. */
const inProgress = '704'

/** Adyen has looked at the call and refused it: it has moved nothing. */
export const isRefusal = (error: unknown): error is AdyenError =>
  error instanceof AdyenError &&
  (error.status === 400 || error.status === 422) &&
  error.errorCode !== '' &&
  error.errorCode !== inProgress

/** This call had no effect, which says nothing about a call made before. */
export const isWithoutEffect = (error: unknown): boolean =>
  error instanceof NotSent || (error instanceof AdyenError && [401, 403, 429].includes(error.status))

export const isUnknown = (error: unknown): boolean => error instanceof AdyenError && error.status === 404

export const lost = (error: unknown): AnswerLost =>
  error instanceof AnswerLost ? error : new AnswerLost('Adyen has not said how it ended', { cause: error })
