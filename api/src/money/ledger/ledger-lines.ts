import type { EntityManager } from 'typeorm'
import { knownLines, lineFor } from '../../people/clients/client-line.js'
import { numberedLine } from '../../platform/database/units/numbered-lines.js'

const table = 'ledger_entries'
const learntMax = 10_000

// Those who stand in another line than the one they belong in, until they are moved.
const learnt = new Map<string, number>()

export const ledgerLineNumbered = (line: number): string => numberedLine(table, line)

export const homeLine = ledgerLineNumbered(0)

/** For `writeInLine`. Only how units wait rests on it: one that posts in another line begins again there. */
export const ledgerLineOf = (clientID: string): string => ledgerLineNumbered(learnt.get(clientID) ?? lineFor(clientID))

/** For units that post for clients whom they do not know yet, such as those of a bank's statement. */
export const everyLedgerLine = (): string[] =>
  Array.from({ length: knownLines() }, (_, line) => ledgerLineNumbered(line))

export function learnLine(clientID: string, line: number): void {
  if (line === lineFor(clientID)) {
    learnt.delete(clientID)
    return
  }
  if (learnt.size >= learntMax) learnt.clear()
  learnt.set(clientID, line)
}

const headsSql = (lines: number): string =>
  Array.from(
    { length: lines },
    (_, line) =>
      `SELECT * FROM (SELECT "line", "sequence", "hash" FROM "ledger_entries" WHERE "line" = ${line} ORDER BY "sequence" DESC LIMIT 1) "head_${line}"`,
  ).join(' UNION ALL ')

export interface Head {
  line: number
  sequence: number
  hash: string
}

export async function headsOf(manager: EntityManager, lines: number): Promise<Head[]> {
  const rows = await manager.query<{ line: number; sequence: number | string; hash: string }[]>(headsSql(lines))
  return rows
    .map(({ line, sequence, hash }) => ({ line, sequence: Number(sequence), hash }))
    .sort((a, b) => a.line - b.line)
}
