import { createHash } from 'node:crypto'
import type { LedgerEntry } from './ledger-entry.entity.js'

export const firstHash = '0'.repeat(64)

export function hashOf(entry: Omit<LedgerEntry, 'hash'>): string {
  const { sequence, entryID, postingID, kind, account, clientID, currency, amount } = entry
  const { transactionID, refundID, disputeID, previousHash, createdAt } = entry
  const place = [previousHash, createdAt.getTime(), sequence, entryID, postingID, kind]
  const money = [account, clientID, currency, amount, transactionID, refundID, disputeID]
  return createHash('sha256')
    .update(JSON.stringify([...place, ...money]))
    .digest('hex')
}

export function faultOf(entry: LedgerEntry, previous: Pick<LedgerEntry, 'sequence' | 'hash'>): string | null {
  if (entry.sequence !== previous.sequence + 1) return `entry ${previous.sequence + 1} is missing`
  if (entry.previousHash !== previous.hash) return `entry ${entry.sequence} does not follow entry ${previous.sequence}`
  if (entry.hash !== hashOf(entry)) return `entry ${entry.sequence} (${entry.entryID}) was altered`
  return null
}
