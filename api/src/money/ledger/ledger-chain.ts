import { createHash } from 'node:crypto'
import { ownerOfAccount } from '#contract/ledger-accounts.js'
import type { LedgerEntry } from './ledger-entry.entity.js'

export const firstHash = '0'.repeat(64)

/** Whose account an entry without an owner stands on: a client's own, as before accounts had owners. */
const impliedOwner = ({ account, clientID }: Pick<LedgerEntry, 'account' | 'clientID'>): string =>
  ownerOfAccount[account] === 'client' ? clientID : ''

export const ownerOf = (entry: Pick<LedgerEntry, 'account' | 'clientID' | 'ownerID'>): string =>
  entry.ownerID || impliedOwner(entry)

export function hashOf(entry: Omit<LedgerEntry, 'hash'>): string {
  const { sequence, entryID, postingID, kind, account, clientID, currency, amount, mode } = entry
  const { transactionID, refundID, disputeID, previousHash, createdAt } = entry
  const place = [previousHash, createdAt.getTime(), sequence, entryID, postingID, kind]
  const money = [account, clientID, currency, amount, transactionID, refundID, disputeID]
  // Entries of test are hashed as they were before there were modes, so that the chain goes on.
  const marks = mode === 'test' ? [] : [mode]
  return createHash('sha256')
    .update(JSON.stringify([...place, ...money, ...marks, ...newMarks(entry)]))
    .digest('hex')
}

// Newer columns are hashed only where they hold something, for the same reason.
function newMarks(entry: Omit<LedgerEntry, 'hash'>): object[] {
  const { line, payoutID, bankStatementEntryID, processorReportID } = entry
  const ownerID = ownerOf(entry)
  const marks = {
    ...(line > 0 && { line }),
    ...(ownerID !== impliedOwner(entry) && { ownerID }),
    ...(payoutID && { payoutID }),
    ...(bankStatementEntryID && { bankStatementEntryID }),
    ...(processorReportID && { processorReportID }),
  }
  return Object.keys(marks).length > 0 ? [marks] : []
}

export function faultOf(entry: LedgerEntry, previous: Pick<LedgerEntry, 'sequence' | 'hash'>): string | null {
  if (entry.sequence !== previous.sequence + 1) return `entry ${previous.sequence + 1} is missing`
  if (entry.previousHash !== previous.hash) return `entry ${entry.sequence} does not follow entry ${previous.sequence}`
  if (entry.hash !== hashOf(entry)) return `entry ${entry.sequence} (${entry.entryID}) was altered`
  return null
}
