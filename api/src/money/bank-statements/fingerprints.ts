import { createHash } from 'node:crypto'
import type { ReadEntry, ReadStatement } from '../bank-files/bank-file.js'

const hashOf = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('base64url')

// Without what a bank may tell differently in the next file, such as the position in it or a wording.
const factsOf = (entry: ReadEntry): unknown[] => [
  ...[entry.bookedOn, entry.amount, entry.bankReference, entry.endToEndID, entry.counterparty, entry.isReversal],
]

/** Two entries of a day may be alike; the how manieth of them one is, is the same in each statement that tells the day. */
export function fingerprintsOf(entries: ReadEntry[]): string[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const hash = hashOf(factsOf(entry))
    const count = (seen.get(hash) ?? 0) + 1
    seen.set(hash, count)
    return count === 1 ? hash : `${hash}.${count}`
  })
}

export const contentHashOf = ({ reference, account, from, to, opening, closing }: ReadStatement, entries: string[]) =>
  hashOf([reference.startsWith('CSV ') ? '' : reference, account, from, to, opening, closing, entries])
