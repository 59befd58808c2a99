import { createHash } from 'node:crypto'
import type { ReadEntry, ReadStatement } from '../bank-files/bank-file.js'
import { isNoReference } from '../bank-files/no-reference.js'

const hashOf = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('base64url')

// Without what a bank may tell differently in the next file, such as the position in it or a wording.
const factsOf = (entry: ReadEntry, isNotification: boolean): unknown[] => [
  ...[entry.bookedOn, entry.amount, entry.bankReference, entry.endToEndID, entry.counterparty, entry.isReversal],
  // Equal entries may be in another order in the statement, so `toldBefore` finds what a notification has told.
  ...(isNotification ? ['camt.054', entry.entryReference, entry.text] : []),
]

const isNamed = ({ bankReference }: ReadEntry): boolean => bankReference !== null && !isNoReference(bankReference)

/**
 * Equal entries of a day are numbered, the same way in each statement that lists that day. Numbers in `taken` belong to equal
 * entries before or after this statement; an entry that has the bank's own reference is the same one in any statement.
 */
export function fingerprintsOf(
  { entries, isNotification = false }: Pick<ReadStatement, 'entries' | 'isNotification'>,
  taken: ReadonlySet<string> = new Set(),
): string[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const hash = hashOf(factsOf(entry, isNotification))
    let count = (seen.get(hash) ?? 0) + 1
    if (!isNamed(entry)) while (taken.has(numbered(hash, count))) count += 1
    seen.set(hash, count)
    return numbered(hash, count)
  })
}

const numbered = (hash: string, count: number): string => (count === 1 ? hash : `${hash}.${count}`)

export const contentHashOf = ({ reference, account, from, to, opening, closing }: ReadStatement, entries: string[]) =>
  hashOf([reference.startsWith('CSV ') ? '' : reference, account, from, to, opening, closing, entries])
