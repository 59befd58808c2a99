import type { AttemptOutcome } from '../attempts.js'
import type { RequestOutcome } from '../request-outcomes.js'

export const title = 'Request log'
export const lead = 'API requests and our responses from the last 30 days. New ones show up within a second.'
export const staffTitle = 'API request log'
export const staffLead = 'API requests by integrators and our responses, from the last 30 days.'
export const filterCalls = 'Filter requests'
export const idOrKey = 'Request ID or idempotency key'
export const outcome = 'Outcome'
export const everyOutcome = 'Any outcome'
export const outcomeWords: Record<RequestOutcome, string> = {
  answered: 'Succeeded',
  refused: 'Refused (4xx)',
  failed: 'Failed (5xx)',
}
export const code = 'Error code'
export const apiUser = 'API user'
export const everyApiUser = 'Any API user'
export const from = 'From'
export const to = 'To'
export const filter = 'Filter'
export const clear = 'Clear filter'
export const call = 'Request'
export const answer = 'Response'
export const took = 'Duration'
export const by = 'By'
export const at = 'Time'
export const replay = 'Replay'
export const replayHelp = 'Returned the stored response for this idempotency key. The action didn’t run again.'
export const none = 'No requests yet'
export const noneHelp = 'Requests with your API keys show up here.'
export const staffNoneHelp = 'Requests with API keys show up here.'
export const noneFound = 'No requests found'
export const noneFoundHelp = 'No results for this filter.'
export const correctTheFilter = 'Change the filter above.'
export const failed = 'Failed to load the requests. Try again'
export const toApiUsers = 'Go to API users'
export const pages = 'List pages'
export const facts = 'Details'
export const requestID = 'Request ID'
export const requestIDWithin = 'request ID'
export const program = 'User agent'
export const noProgram = 'Not sent'
export const key = 'Idempotency key'
export const keyWithin = 'idempotency key'
export const noKey = 'Not sent'
export const payment = 'Payment'
export const noPayment = 'None'
export const sent = 'Request body'
export const sentHelp = 'Stored for refused requests only, without secrets, card data or personal data.'
export const nothingSent = 'Not stored: the request succeeded or had no body.'
export const followed = 'Results'
export const followedHelp = 'Attempts and events for this payment since the request.'
export const nothingFollowed = 'No attempts or events.'
export const attempt = (number: number, outcome: string) => `Attempt ${number}: ${outcome}`
export const attemptOutcomes: Record<AttemptOutcome, string> = {
  succeeded: 'succeeded',
  authorized: 'authorized',
  requires_action: 'requires_action',
  failed: 'failed',
  canceled: 'canceled',
}
export const notAnsweredYet = 'no response yet'
export const milliseconds = (ms: number) => `${ms} ms`
