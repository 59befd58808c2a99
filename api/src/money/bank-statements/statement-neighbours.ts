import type { EntityManager } from 'typeorm'
import type { ReadStatement } from '../bank-files/bank-file.js'
import { BankStatement } from './bank-statement.entity.js'

interface Line {
  bookedOn: string
  amount: number | string
}
interface Walked {
  manager: EntityManager
  bankAccountID: string
  day: string
  seen: Set<string>
  prints: Set<string>
}
export interface Neighbours {
  prints: Set<string>
  /** The balances that statements later on the same day begin with. */
  laterOpenings: Set<number>
}

/** The entries of statements that end where this one begins, or begin where it ends, on the same day and at the same balance. */
export async function neighboursOf(
  manager: EntityManager,
  bankAccountID: string,
  { from, to, opening, closing, entries }: ReadStatement,
): Promise<Neighbours> {
  const [prints, laterOpenings] = [new Set<string>(), new Set<number>()]
  const walked = { manager, bankAccountID, seen: new Set<string>(), prints }
  await walkBack({ ...walked, day: from }, opening)
  if (moves(entries, to)) await walkOn({ ...walked, day: to }, closing, laterOpenings)
  return { prints, laterOpenings }
}

async function walkBack(walked: Walked, opening: number | null): Promise<void> {
  if (opening === null) return
  const { manager, bankAccountID, day } = walked
  for (const before of await manager.findBy(BankStatement, { bankAccountID, closing: opening, toDay: day })) {
    const lines = await linesOf(walked, before)
    if (!lines || !moves(lines, day)) continue
    for (const { fingerprint } of lines) walked.prints.add(fingerprint)
    if (before.fromDay === day) await walkBack(walked, before.opening)
  }
}

async function walkOn(walked: Walked, closing: number | null, openings: Set<number>): Promise<void> {
  if (closing === null) return
  const { manager, bankAccountID, day } = walked
  for (const after of await manager.findBy(BankStatement, { bankAccountID, opening: closing, fromDay: day })) {
    const lines = await linesOf(walked, after)
    if (!lines) continue
    openings.add(closing)
    for (const { fingerprint } of lines) walked.prints.add(fingerprint)
    if (after.toDay === day && moves(lines, day)) await walkOn(walked, after.closing, openings)
  }
}

async function linesOf(
  { manager, seen }: Walked,
  { bankStatementID }: BankStatement,
): Promise<(Line & { fingerprint: string })[] | null> {
  if (seen.has(bankStatementID)) return null
  seen.add(bankStatementID)
  return manager.query(
    `SELECT "entry"."fingerprint", "entry"."bookedOn", "entry"."amount" FROM "bank_statement_lines" "line"
     JOIN "bank_statement_entries" "entry" ON "entry"."entryID" = "line"."entryID"
     WHERE "line"."bankStatementID" = $1`,
    [bankStatementID],
  )
}

// A day that comes to zero begins and ends at one balance, so the balance does not tell which statement is first.
const moves = (lines: Line[], day: string): boolean =>
  lines.reduce((sum, { bookedOn, amount }) => (bookedOn === day ? sum + Number(amount) : sum), 0) !== 0
