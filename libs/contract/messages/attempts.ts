import type { AttemptOutcome } from '../attempts.js'

export const attempts = 'Attempts'
export const attempt = (number: number) => `Attempt ${number}`
export const outcomeWords: Record<AttemptOutcome, string> = {
  succeeded: 'Succeeded',
  authorized: 'Authorized',
  requires_action: 'Requires action',
  failed: 'Failed',
  canceled: 'Canceled',
}
export const unknown = 'Unknown yet'
export const milliseconds = (ms: number) => `${ms} ms`
