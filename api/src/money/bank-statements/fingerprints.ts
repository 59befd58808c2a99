import { createHash } from 'node:crypto'
import type { ReadEntry, ReadStatement } from '../bank-files/bank-file.js'

const hashOf = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('base64url')

// Without what a bank may tell differently in the next file, such as the position in it or a wording.
const factsOf = (entry: ReadEntry): unknown[] => [
  ...[entry.bookedOn, entry.amount, entry.bankReference, entry.endToEndID, entry.counterparty, entry.isReversal],
]

const noReferences = new Set(['NONREF', 'NOTPROVIDED', 'NOREF', 'NONE'])
const isNamed = ({ bankReference }: ReadEntry): boolean =>
  bankReference !== null && !noReferences.has(bankReference.toUpperCase())

/**
 * Equal entries of a day are numbered, the same way in each statement that lists that day. Numbers in `taken` belong to equal
 * entries before or after this statement; an entry that has the bank's own reference is the same one in any statement.
 */
export function fingerprintsOf(entries: ReadEntry[], taken: ReadonlySet<string> = new Set()): string[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const hash = hashOf(factsOf(entry))
    let count = (seen.get(hash) ?? 0) + 1
    if (!isNamed(entry)) while (taken.has(numbered(hash, count))) count += 1
    seen.set(hash, count)
    return numbered(hash, count)
  })
}

const numbered = (hash: string, count: number): string => (count === 1 ? hash : `${hash}.${count}`)

export const contentHashOf = ({ reference, account, from, to, opening, closing }: ReadStatement, entries: string[]) =>
  hashOf([reference.startsWith('CSV ') ? '' : reference, account, from, to, opening, closing, entries])
