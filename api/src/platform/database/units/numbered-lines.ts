import type { EntityManager, QueryRunner } from 'typeorm'

/** One of the lines that a table is kept in, as `writeInLine` takes it; units in different lines do not wait for each other. */
export const numberedLine = (table: string, line: number): string => `${table}#${line}`

const partsOf = (name: string): { table: string; line: number } | null => {
  const [table = '', line] = name.split('#')
  return line === undefined ? null : { table, line: Number(line) }
}

export const isNumbered = (name: string): boolean => partsOf(name) !== null

/** A unit that turns out to write in a line in which it does not stand is undone, and begins again standing there as well. */
export class NotInLine extends Error {
  constructor(readonly line: string) {
    super(`The unit does not stand in ${line}`)
  }
}

/** Whole tables first, by name, then lines by their numbers: in one order everywhere, so that no two wait for each other. */
export function inOrder(names: readonly string[]): string[] {
  const numbers = [...new Set(names.filter(isNumbered))]
  const byNumber = (a: string, b: string) => (partsOf(a)?.line ?? 0) - (partsOf(b)?.line ?? 0)
  return [...new Set(names.filter((name) => !isNumbered(name)))].sort().concat(numbers.sort(byNumber))
}

const standing = new WeakMap<QueryRunner, readonly string[]>()

export function standIn({ queryRunner }: EntityManager, names: readonly string[]): void {
  if (queryRunner) standing.set(queryRunner, names)
}

/** On SQLite units take turns anyway. */
export function mustStandIn({ queryRunner, connection }: EntityManager, name: string): void {
  if (!queryRunner) throw new Error('Only a unit of work writes')
  if (connection.options.type !== 'postgres') return
  if (!standing.get(queryRunner)?.includes(name)) throw new NotInLine(name)
}

/** What a line is locked by: an empty table, because no other lock is taken before a transaction has its snapshot. */
export const lockTableOf = (table: string, line: number): string => `${table}_line_${line}`

const quoted = (names: string[]): string => names.map((name) => `"${name}"`).join(', ')

/** The table of a numbered line is locked against the version before, which knows one line and locks it whole. */
export function lockStatements(names: readonly string[]): string[] {
  const tables = names.filter((name) => !isNumbered(name))
  const lines = names.map(partsOf).filter((part) => part !== null)
  const shared = [...new Set(lines.map(({ table }) => table))]
  const locks = lines.map(({ table, line }) => lockTableOf(table, line))
  return [
    ...(tables.length > 0 ? [`LOCK TABLE ${quoted(tables)} IN EXCLUSIVE MODE`] : []),
    ...shared.map((table) => `LOCK TABLE ONLY "${table}" IN ROW EXCLUSIVE MODE`),
    ...(locks.length > 0 ? [`LOCK TABLE ${quoted(locks)} IN EXCLUSIVE MODE`] : []),
  ]
}
