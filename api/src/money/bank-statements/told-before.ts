import type { EntityManager } from 'typeorm'
import type { ReadEntry, ReadStatement } from '../bank-files/bank-file.js'
import { BankEntry } from './bank-entry.entity.js'
import { BankStatement } from './bank-statement.entity.js'

/** An entry with what was split off from it later: as the bank told it. */
interface Whole {
  first: BankEntry
  entryIDs: string[]
  amount: number
}

type IsSame = (entry: ReadEntry, whole: Whole) => boolean

/**
 * A bank tells a credit by a notification (camt.054) and again in the statement of the day (camt.053), often with fewer details.
 * The answer says which entries of ours a line of the new file is, by its position.
 */
export async function toldBefore(
  manager: EntityManager,
  bankAccountID: string,
  { entries, isNotification = false }: ReadStatement,
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  let wholes = await wholesOf(manager, bankAccountID, entries, isNotification ? 0 : 1)
  if (wholes.length === 0) return found
  wholes = takeSums(entries, wholes, found)
  for (const isSame of [isSameBooking, isSameNumber, isSameText]) takeEach(entries, wholes, found, isSame)
  return found
}

/** A booking of several payments is one sum in one of the files, and its parts in the other. */
function takeSums(entries: ReadEntry[], wholes: Whole[], found: Map<number, string[]>): Whole[] {
  const told = Map.groupBy(entries.keys(), (at) => bookingOf(entries[at]?.entryReference))
  const known = Map.groupBy(wholes, ({ first }) => bookingOf(first.entryReference))
  for (const [booking, positions] of told) {
    const same = booking === null ? undefined : known.get(booking)
    const sum = positions.reduce((total, at) => total + (entries[at]?.amount ?? 0), 0)
    if (!same || sum !== same.reduce((total, { amount }) => total + amount, 0)) continue
    const all = same.flatMap(({ entryIDs }) => entryIDs)
    for (const [index, at] of positions.entries()) found.set(at, index === 0 ? all : [])
    known.delete(booking)
  }
  return [...known.values()].flat()
}

function takeEach(entries: ReadEntry[], wholes: Whole[], found: Map<number, string[]>, isSame: IsSame): void {
  const left = Map.groupBy(wholes, ({ first, amount }) => `${first.bookedOn} ${amount}`)
  for (const [at, entry] of entries.entries()) {
    const like = found.has(at) ? undefined : left.get(`${entry.bookedOn} ${entry.amount}`)
    const whole = like?.find((one) => isSame(entry, one))
    if (!like || !whole) continue
    like.splice(like.indexOf(whole), 1)
    wholes.splice(wholes.indexOf(whole), 1)
    found.set(at, whole.entryIDs)
  }
}

/** What the bank that keeps the account calls the booking; a number of an entry in a file is no such name. */
const bookingOf = (reference: string | null | undefined): string | null =>
  reference?.startsWith('AcctSvcrRef') ? reference : null

const isSameBooking: IsSame = ({ entryReference }, { first }) => {
  const booking = bookingOf(entryReference)
  return booking !== null && booking === first.entryReference
}

// Many banks number the entries of each file anew, so NtryRef names an entry only where nothing else speaks against it.
const isSameNumber: IsSame = (entry, whole) =>
  entry.entryReference === whole.first.entryReference && agree(entry, whole)

const isSameText: IsSame = (entry, whole) => {
  const { first } = whole
  const isOtherBooking = bookingOf(entry.entryReference) !== null && bookingOf(first.entryReference) !== null
  const saysSame = [first.text === entry.text && first.text, first.endToEndID === entry.endToEndID && first.endToEndID]
  const isUnnumbered = !entry.entryReference || first.entryReference === null
  return !isOtherBooking && agree(entry, whole) && (isUnnumbered || saysSame.some(Boolean))
}

const agree: IsSame = (entry, { first }) =>
  (['endToEndID', 'counterparty', 'text'] as const).every(
    (name) => first[name] === null || entry[name] === null || first[name] === entry[name],
  )

/** Those that a file of the other kind has told of the same days. Files of one kind are compared by fingerprints. */
async function wholesOf(
  manager: EntityManager,
  bankAccountID: string,
  entries: ReadEntry[],
  isNotification: 0 | 1,
): Promise<Whole[]> {
  const days = entries.map(({ bookedOn }) => bookedOn).sort()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !(await manager.existsBy(BankStatement, { bankAccountID, isNotification }))) return []
  const rows = await manager
    .createQueryBuilder(BankEntry, 'entry')
    .where('entry.bankAccountID = :bankAccountID AND entry.bookedOn >= :from AND entry.bookedOn <= :to', {
      ...{ bankAccountID, from, to },
    })
    .andWhere(
      `EXISTS (SELECT 1 FROM "bank_statement_lines" "line"
        JOIN "bank_statements" "file" ON "file"."bankStatementID" = "line"."bankStatementID"
        WHERE "line"."entryID" = entry."entryID" AND "file"."isNotification" = :isNotification)`,
      { isNotification },
    )
    .orderBy('entry.createdAt', 'ASC')
    .addOrderBy('entry.entryID', 'ASC')
    .getMany()
  const parts = Map.groupBy(rows, ({ splitFromID, entryID }) => splitFromID ?? entryID)
  return [...parts.values()].flatMap((some) => {
    const [first] = some
    const amount = some.reduce((sum, one) => sum + one.amount, 0)
    return first ? [{ first, entryIDs: some.map(({ entryID }) => entryID), amount }] : []
  })
}
