import type { DifferenceView } from '#contract/reconciliation-differences.js'
import type { DifferenceState, ReportRowKind } from '#contract/report-kinds.js'
import { clock } from '#contract/clock.js'
import { isWaiting } from './compare.js'
import type { Difference } from './difference.entity.js'

const dayMs = 86_400_000

export const stateOf = (row: Difference, toldUntil: Date | null): DifferenceState => {
  if (row.resolvedAt) return 'resolved'
  if (row.explainedAt) return 'explained'
  return isWaiting(row, toldUntil) ? 'waiting' : 'open'
}

interface Seen {
  /** The name of the processor account. */
  name: string
  toldUntil: Date | null
  rowKind: ReportRowKind | null
}

export const viewDifference = (row: Difference, { name, toldUntil, rowKind }: Seen): DifferenceView => ({
  differenceID: row.differenceID,
  processorAccountID: row.processorAccountID,
  name,
  mode: row.mode,
  currency: row.currency,
  kind: row.kind,
  state: stateOf(row, toldUntil),
  about: row.about,
  subject: row.subject,
  rowKind,
  ours: row.ours,
  theirs: row.theirs,
  difference: row.theirs - row.ours,
  occurredAt: row.occurredAt.toISOString(),
  ageDays: Math.max(0, Math.floor(((row.resolvedAt?.getTime() ?? clock.time()) - row.occurredAt.getTime()) / dayMs)),
  explanation: row.explanation,
  explainedBy: row.explainedBy,
  explainedAt: row.explainedAt?.toISOString() ?? null,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})
