import { createHash } from 'node:crypto'
import type { AuditEntry } from './audit-entry.entity.js'

export const firstHash = '0'.repeat(64)

type Added = 'actorLoginID' | 'targetLoginID'
type Hashed = Omit<AuditEntry, 'hash' | Added> & Partial<Pick<AuditEntry, Added>>

export function hashOf(entry: Hashed): string {
  const { sequence, auditID, actorKind, actorID, action, targetKind, targetID, before, after } = entry
  const { address, requestId, previousHash, createdAt } = entry
  const fields = [
    sequence,
    auditID,
    actorKind,
    actorID,
    action,
    targetKind,
    targetID,
    before,
    after,
    address,
    requestId,
    // Left out when absent, so that the hashes of older entries stay what they were.
    ...(entry.actorLoginID ? [entry.actorLoginID] : []),
    ...(entry.targetLoginID ? [{ targetLoginID: entry.targetLoginID }] : []),
  ]
  return createHash('sha256')
    .update(JSON.stringify([previousHash, createdAt.getTime(), ...fields]))
    .digest('hex')
}

export function faultOf(entry: AuditEntry, previous: Pick<AuditEntry, 'sequence' | 'hash'>): string | null {
  if (entry.sequence !== previous.sequence + 1) return `entry ${previous.sequence + 1} is missing`
  if (entry.previousHash !== previous.hash) return `entry ${entry.sequence} does not follow entry ${previous.sequence}`
  if (entry.hash !== hashOf(entry)) return `entry ${entry.sequence} (${entry.auditID}) was altered`
  return null
}
