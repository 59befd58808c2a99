import { type DecisionKind, decisionKinds } from './decision-kinds.js'
import { OptionalText } from './fields.js'
import type { DecisionHeadView } from './ledger.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import { OptionalChoice } from './money-fields.js'
import { OptionalTime } from './time-field.js'

/** GET /decisions, newest first, of one kind; refusals unless it is said. */
export class ListDecisions extends ListQuery {
  @OptionalChoice(decisionKinds, checks.kindIsOneOf(decisionKinds))
  kind?: DecisionKind

  /** The ID of the person or program that was refused or decided. Routing and risk decisions have none. */
  @OptionalText(40)
  actor?: string

  @OptionalTime('from')
  from?: string

  @OptionalTime('to')
  to?: string
}

export interface DecisionView {
  kind: DecisionKind
  /** Of the refusal, the entry of the audit log, the attempt or the payment. */
  id: string
  at: string
  actorKind: string | null
  actorID: string | null
  sentence: string
  /** What it was about; the list of transactions, clients and so on has it. */
  targetKind: string | null
  targetID: string | null
  /** How many equal ones came in the same second. */
  count: number
}

/** GET /decisions/seal: verifies the decision log for auditors. */
export interface DecisionSealView {
  /** Ed25519, in Base64: what seals and evidence are signed with. */
  publicKey: string
  /** SHA-256 of its 32 bytes, in pairs of hexadecimal digits. */
  fingerprint: string
  /** The last seal; null: there is none yet. */
  number: number | null
  sealedAt: string | null
  chains: DecisionHeadView[]
}
