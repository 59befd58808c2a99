import type { AttemptOutcome } from '../attempts.js'
import type { PayoutStatus } from '../payout-states.js'
import type { RiskOutcome } from '../risk.js'
import type { TimelineKind } from '../timeline-kinds.js'

export const kindWords: Record<TimelineKind, string> = {
  request: 'Call',
  gate: 'Gate',
  risk: 'Risk',
  routing: 'Routing',
  attempt: 'Attempt',
  move: 'Payment',
  notice: 'Notice',
  posting: 'Books',
  refund: 'Refund',
  dispute: 'Dispute',
  event: 'Event',
  delivery: 'Webhook',
  payout: 'Payout',
  bank_entry: 'Bank',
}

export const answered = (method: string, route: string, status: number, code: string | null) =>
  `${method} ${route} was answered with ${status}${code ? ` ${code}` : ''}`
export const replayed = 'The answer was that of the first call with this idempotency key'
export const requestIs = (requestID: string) => `Request ${requestID}`
export const byTodaysRows = (sentence: string) => `By today’s rows: ${sentence}`

const riskWords: Record<RiskOutcome, string> = {
  allow: 'The rules of risk let it pass',
  review: 'The rules of risk held it for a review',
  block: 'The rules of risk blocked it',
}
export const riskDecided = (outcome: RiskOutcome) => riskWords[outcome]

export const routed = (account: string, because: string) => `Routed to ${account}: ${because}`

const outcomes: Record<AttemptOutcome, string> = {
  succeeded: 'succeeded',
  authorized: 'was authorized',
  requires_action: 'needs a step of the payer',
  failed: 'failed',
  canceled: 'was canceled',
}
export const attempted = (number: number, outcome: AttemptOutcome | null) =>
  `Attempt ${number} ${outcome ? outcomes[outcome] : 'is not answered yet'}`
export const tookMs = (ms: number) => `The processor answered after ${ms} ms`
export const refusedWith = (code: string, raw: string | null | undefined) =>
  raw && raw !== code ? `${code}, which the processor calls ${raw}` : code

export const noticed = (type: string, changed: string | null) =>
  changed
    ? `The processor told ${type}, and it went from ${changed}`
    : `The processor told ${type}, which changed nothing`

export const booked = (posting: string) => `Booked: ${posting}`
export const refundAsked = 'A refund was asked for'
export const refundIs = (status: string) => `The refund is ${status} now`
export const disputeOpened = 'The payer’s bank opened a dispute'
export const evidenceSent = 'Evidence was sent'
export const eventTold = (type: string) => `Event ${type}`

const deliveryWords: Record<string, string> = {
  pending: 'waits to be sent',
  succeeded: 'was delivered',
  failed: 'could not be delivered',
}
export const delivered = (type: string, outcome: string, attempts: number) =>
  `${type} ${deliveryWords[outcome] ?? outcome}, after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`

const payoutWords: Record<PayoutStatus, string> = {
  created: 'is in a payout that is being made',
  awaiting_approval: 'is in a payout that awaits approval',
  approved: 'is in a payout that is approved',
  sent: 'is in a payout that is on its way',
  paid: 'was paid out',
  rejected: 'was in a payout that was rejected',
  canceled: 'was in a payout that was canceled',
  failed: 'was in a payout that failed',
  returned: 'was in a payout that came back',
}
export const paidOut = (status: PayoutStatus) => `Its money ${payoutWords[status]}`
export const bankBooked = (bookedOn: string) => `The bank booked the payout on ${bookedOn}`
