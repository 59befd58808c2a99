import { OptionalText } from './fields.js'
import { ListQuery } from './lists.js'
import { OptionalTime } from './time-field.js'
import type { VerificationRunView, VerificationView } from './verification.js'

/** GET /audit */
export class ListAuditEntries extends ListQuery {
  /** The ID of the person or program that made the change. */
  @OptionalText()
  actor?: string

  /** An action such as `client.approved`, or a prefix such as `client.`. */
  @OptionalText()
  action?: string

  /** The ID of the changed object. */
  @OptionalText()
  target?: string

  @OptionalTime('from')
  from?: string

  @OptionalTime('to')
  to?: string
}

export interface AuditEntryView {
  auditID: string
  sequence: number
  actorKind: string
  actorID: string | null
  /** The client's member who acted. */
  actorName: string | null
  action: string
  targetKind: string | null
  targetID: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  address: string | null
  requestId: string | null
  createdAt: string
  hash: string
}

/** GET /audit/verification: the result of the last verification, and the one in progress. */
export type AuditVerificationView = VerificationView

/** POST /audit/verification: returns 202 with the verification that it started, or the one already in progress. */
export type AuditVerificationRunView = VerificationRunView
