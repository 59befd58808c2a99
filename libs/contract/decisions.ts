import { type DecisionKind, decisionKinds } from './decision-kinds.js'
import { OptionalText } from './fields.js'
import type { DecisionHeadView } from './ledger.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import { OptionalChoice } from './money-fields.js'
import { OptionalTime } from './time-field.js'

/** GET /decisions: decisions of one kind, newest first. Default: refusals. */
export class ListDecisions extends ListQuery {
  @OptionalChoice(decisionKinds, checks.kindIsOneOf(decisionKinds))
  kind?: DecisionKind

  /** The ID of the person or API user that was refused, or that decided. Routing and risk decisions have none. */
  @OptionalText(40)
  actor?: string

  @OptionalTime('from')
  from?: string

  @OptionalTime('to')
  to?: string
}

export interface DecisionView {
  kind: DecisionKind
  /** The ID of the refusal, audit log entry, attempt or payment. */
  id: string
  at: string
  actorKind: string | null
  actorID: string | null
  sentence: string
  /** The type of object that the decision is about. */
  targetKind: string | null
  targetID: string | null
  /** The number of identical requests in the same second. */
  count: number
}

/** GET /decisions/seal: verifies the decision log for auditors. */
export interface DecisionSealView {
  /** The Ed25519 key that signs seals and evidence, in Base64. */
  publicKey: string
  /** The SHA-256 of the key's 32 bytes, as pairs of hexadecimal digits. */
  fingerprint: string
  /** The number of the last seal. Null if there is none yet. */
  number: number | null
  sealedAt: string | null
  chains: DecisionHeadView[]
}
