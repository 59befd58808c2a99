import type { AttemptOutcome } from '../attempts.js'
import type { PayoutStatus } from '../payout-states.js'
import type { RiskOutcome } from '../risk.js'
import type { TimelineKind } from '../timeline-kinds.js'

export const kindWords: Record<TimelineKind, string> = {
  request: 'Request',
  gate: 'Access',
  risk: 'Risk',
  routing: 'Routing',
  attempt: 'Attempt',
  move: 'Payment',
  notice: 'Processor webhook',
  posting: 'Ledger',
  refund: 'Refund',
  dispute: 'Dispute',
  event: 'Event',
  delivery: 'Webhook',
  payout: 'Payout',
  bank_entry: 'Bank',
}

export const answered = (method: string, route: string, status: number, code: string | null) =>
  `${method} ${route} returned ${status}${code ? ` ${code}` : ''}`
export const replayed = 'Returned the stored response for this idempotency key'
export const requestIs = (requestID: string) => `Request ${requestID}`
export const byTodaysRows = (sentence: string) => `Allowed today: ${sentence}`

const riskWords: Record<RiskOutcome, string> = {
  allow: 'Passed risk rules',
  review: 'Held for review by risk rules',
  block: 'Blocked by risk rules',
}
export const riskDecided = (outcome: RiskOutcome) => riskWords[outcome]

export const routed = (account: string, because: string) => `Routed to ${account}: ${because}`

const outcomes: Record<AttemptOutcome, string> = {
  succeeded: 'succeeded',
  authorized: 'was authorized',
  requires_action: 'requires an action by the payer',
  failed: 'failed',
  canceled: 'was canceled',
}
export const attempted = (number: number, outcome: AttemptOutcome | null) =>
  `Attempt ${number} ${outcome ? outcomes[outcome] : 'has no response yet'}`
export const tookMs = (ms: number) => `Processor response time: ${ms} ms`
export const refusedWith = (code: string, raw: string | null | undefined) =>
  raw && raw !== code ? `${code} (processor code: ${raw})` : code

export const noticed = (type: string, changed: string | null) =>
  changed ? `Processor webhook ${type}: ${changed}` : `Processor webhook ${type}: no change`

export const booked = (posting: string) => `Posted to ledger: ${posting}`
export const refundAsked = 'Refund requested'
export const refundIs = (status: string) => `Refund ${status}`
export const disputeOpened = 'The payer’s bank opened a dispute'
export const evidenceSent = 'Evidence submitted'
export const eventTold = (type: string) => `Event ${type}`

const deliveryWords: Record<string, string> = {
  pending: 'is queued',
  succeeded: 'was delivered',
  failed: 'failed',
}
export const delivered = (type: string, outcome: string, attempts: number) =>
  `${type} ${deliveryWords[outcome] ?? outcome}, after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`

const payoutWords: Record<PayoutStatus, string> = {
  created: 'is in a payout that is being created',
  awaiting_approval: 'is in a payout that awaits approval',
  approved: 'is in a payout that is approved',
  sent: 'is in a payout that is in transit',
  paid: 'was paid out',
  rejected: 'was in a payout that was rejected',
  canceled: 'was in a payout that was canceled',
  failed: 'was in a payout that failed',
  returned: 'was in a payout that was returned',
}
export const paidOut = (status: PayoutStatus) => `The money ${payoutWords[status]}`
export const paidBack = (purpose: 'refund' | 'return', status: string) =>
  purpose === 'refund' ? `The payout of a refund is ${status}` : `The payout that returns a transfer is ${status}`
export const bankBooked = (bookedOn: string) => `The bank posted the payout on ${bookedOn}`
