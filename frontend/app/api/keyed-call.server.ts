import { idempotencyRetryAfterSeconds } from '#contract/limits.js'
import * as words from '#contract/messages/calls.js'
import * as states from '#contract/messages/components/states.js'
import { newFormID } from '../session/form-id.server'
import { ApiError } from './http.server'

const asksMax = 10

/** A double click sends the form again while the first one runs: the second waits for the answer to the first. */
export async function keyedCall<T>(key: unknown, call: (key: string) => Promise<T>): Promise<T> {
  const formID = typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : newFormID()
  for (let ask = 1; ; ask += 1) {
    try {
      return await call(formID)
    } catch (error) {
      const isRunning = error instanceof ApiError && error.code === 'IDEMPOTENT_CALL_RUNNING'
      if (!isRunning || ask === asksMax) throw keyedRefusal(error)
      await new Promise((resolve) => setTimeout(resolve, idempotencyRetryAfterSeconds * 1_000))
    }
  }
}

// Sentences for somebody who has sent a form and knows of no keys.
const sentences = (): Record<string, string> => ({
  IDEMPOTENCY_KEY_REUSED: words.thisFormWasSentBefore,
  OUTCOME_UNKNOWN: states.outcomeUnknown,
})

function keyedRefusal(error: unknown): unknown {
  if (!(error instanceof ApiError) || !sentences()[error.code]) return error
  return new ApiError(409, error.code, sentences()[error.code] ?? '', error.fields, error.requestId)
}
