import type { AuditEntryView } from '#contract/audit.js'
import type { AuditEntry } from './audit-entry.entity.js'

const parsed = (text: string | null) => (text === null ? null : (JSON.parse(text) as Record<string, unknown>))

export const viewAuditEntry = (entry: AuditEntry, actorName: string | null): AuditEntryView => ({
  auditID: entry.auditID,
  sequence: entry.sequence,
  actorKind: entry.actorKind,
  actorID: entry.actorID,
  actorName,
  action: entry.action,
  targetKind: entry.targetKind,
  targetID: entry.targetID,
  before: parsed(entry.before),
  after: parsed(entry.after),
  address: entry.address,
  requestId: entry.requestId,
  createdAt: entry.createdAt.toISOString(),
  hash: entry.hash,
})
