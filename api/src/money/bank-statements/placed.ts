import type { BankEntry } from './bank-entry.entity.js'
import type { Match } from './entry-matching.js'

export const placed = (match: Match | null, matchedBy: string | null): Partial<BankEntry> => ({
  status: match ? 'matched' : 'unmatched',
  matchKind: match?.kind ?? null,
  matchedID: match?.matchedID ?? null,
  matchReason: match?.reason ?? null,
  matchedBy,
  dueAt: null,
})
