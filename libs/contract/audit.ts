import { OptionalText } from './fields.js'
import { ListQuery } from './lists.js'
import { OptionalTime } from './time-field.js'

/** GET /audit */
export class ListAuditEntries extends ListQuery {
  /** The id of whoever did it. */
  @OptionalText()
  actor?: string

  /** A deed such as `client.approved`, or its beginning: `client.`. */
  @OptionalText()
  action?: string

  /** The id of what it was done to. */
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

/** GET /audit/verification */
export interface AuditVerificationView {
  entries: number
  isIntact: boolean
  /** Names the first altered or missing entry. */
  fault: string | null
}
