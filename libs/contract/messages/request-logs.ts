import type { AttemptOutcome } from '../attempts.js'
import type { RequestOutcome } from '../request-outcomes.js'

export const title = 'Logs'
export const lead =
  'Every call of your programs and what we answered, for 30 days. A call shows up here within about a second.'
export const staffTitle = 'Calls of programs'
export const staffLead = 'What integrators called and what they were answered, for 30 days.'
export const filterCalls = 'Filter calls'
export const idOrKey = 'Request ID or idempotency key'
export const outcome = 'Outcome'
export const everyOutcome = 'Every outcome'
export const outcomeWords: Record<RequestOutcome, string> = {
  answered: 'Answered',
  refused: 'Refused (4xx)',
  failed: 'Failed (5xx)',
}
export const code = 'Code of the refusal'
export const apiUser = 'API user'
export const everyApiUser = 'Every API user'
export const from = 'From'
export const to = 'To'
export const filter = 'Filter'
export const clear = 'Clear the filter'
export const call = 'Call'
export const answer = 'Answer'
export const took = 'Took'
export const by = 'By'
export const at = 'Time'
export const replay = 'Replay'
export const replayHelp = 'The answer was that of the first call with this idempotency key; nothing was done again.'
export const none = 'No calls yet'
export const noneHelp = 'Once a program calls with the key of one of your API users, each call stands here.'
export const staffNoneHelp = 'Once a program calls with the key of an API user, each call stands here.'
export const noneFound = 'No calls found'
export const noneFoundHelp = 'Nothing matches this filter.'
export const correctTheFilter = 'Please correct the filter above.'
export const failed = 'The calls could not be loaded. Please try again'
export const toApiUsers = 'To the API users'
export const pages = 'Pages of the list'
export const facts = 'Facts'
export const requestID = 'Request ID'
export const requestIDWithin = 'request ID'
export const program = 'Program'
export const noProgram = 'It gave no name'
export const key = 'Idempotency key'
export const keyWithin = 'idempotency key'
export const noKey = 'None was sent'
export const payment = 'Payment'
export const noPayment = 'About no payment'
export const sent = 'What was sent'
export const sentHelp = 'Kept of refused calls alone. Secrets, cards and persons’ data are never kept.'
export const nothingSent = 'Nothing is kept of what was sent: it was answered, or it had no body.'
export const followed = 'What followed'
export const followedHelp = 'Attempts and events of its payment from this call on.'
export const nothingFollowed = 'Nothing followed.'
export const attempt = (number: number, outcome: string) => `Attempt ${number}: ${outcome}`
export const attemptOutcomes: Record<AttemptOutcome, string> = {
  succeeded: 'succeeded',
  authorized: 'authorized',
  requires_action: 'requires_action',
  failed: 'failed',
  canceled: 'canceled',
}
export const notAnsweredYet = 'not answered yet'
export const milliseconds = (ms: number) => `${ms} ms`
