import type { AttemptView } from './attempts.js'
import type { EventType } from './events.js'
import { OptionalText } from './fields.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import type { Mode } from './modes.js'
import { OptionalChoice } from './money-fields.js'
import { type RequestOutcome, requestOutcomes } from './request-outcomes.js'
import { OptionalTime } from './time-field.js'

/** GET /clients/:clientID/request-logs, newest first */
export class ListRequestLogs extends ListQuery {
  @OptionalChoice(requestOutcomes, checks.outcomeIsOneOf(requestOutcomes))
  outcome?: RequestOutcome

  @OptionalText(40)
  apiUserID?: string

  /** The error code, such as `INVALID_INPUT`. */
  @OptionalText(60)
  code?: string

  @OptionalText(40)
  transactionID?: string

  /** The full request ID or idempotency key. */
  @OptionalText()
  q?: string

  @OptionalTime('from')
  from?: string

  @OptionalTime('to')
  to?: string
}

/** GET /request-logs, for staff. Can be filtered by client. */
export class ListAllRequestLogs extends ListRequestLogs {
  @OptionalText(40)
  clientID?: string
}

/** One API request. Secrets, card data and personal data are never stored. */
export interface RequestLogView {
  requestLogID: string
  clientID: string
  mode: Mode
  apiUserID: string
  method: string
  /** The route as in the API reference, such as `/transactions/:transactionID`. */
  route: string
  status: number
  /** The error code. Null if the request succeeded. */
  code: string | null
  durationMs: number
  requestID: string
  idempotencyKey: string | null
  /** The response was stored from an earlier request with the same key. */
  isReplay: boolean
  /** The program's user agent. MCP clients are prefixed with `MCP`. */
  userAgent: string | null
  /** The payment that the request created or was for. */
  transactionID: string | null
  createdAt: string
}

/** GET /request-logs/:requestLogID */
export interface RequestLogDetailView extends RequestLogView {
  /** The request body, for refused requests only. Sensitive fields are replaced with `[Redacted]`. */
  body: Record<string, unknown> | null
  /** The attempts of its payment, oldest first. */
  attempts: AttemptView[]
  /** The first events of its payment since the request, oldest first. */
  events: { eventID: string; type: EventType; createdAt: string }[]
}
