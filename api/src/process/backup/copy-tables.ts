import type { EntityManager } from 'typeorm'
import { Refusal } from './refusal.js'
import { countRows, type Table } from './tables.js'

const batchRows = 500
// SQLite takes 32,766 values in one statement, PostgreSQL 65,535.
const valuesMax = 32_000

type Row = Record<string, unknown>

const isPostgres = (manager: EntityManager) => manager.connection.options.type === 'postgres'

export async function copyTables(
  from: EntityManager,
  to: EntityManager,
  tables: Table[],
): Promise<Map<string, number>> {
  // Migrations begin some tables with rows; those that are copied take their place.
  for (const { name } of [...tables].reverse()) await to.query(`DELETE FROM "${name}"`)
  for (const table of tables) {
    const rows = isPostgres(from) ? postgresRows(from, table) : sqliteRows(from, table)
    for await (const batch of rows) await insert(to, table, batch)
  }
  const [source, copy] = [await countRows(from, tables), await countRows(to, tables)]
  for (const [name, rows] of source) {
    if (copy.get(name) !== rows) throw new Refusal(`The copy of ${name} has ${copy.get(name)} rows instead of ${rows}.`)
  }
  return copy
}

// As texts: the driver would read a bigint as a double, and change what is above 2^53.
const exact = ({ name, type }: Table['columns'][number]) =>
  type.toLowerCase() === 'bigint' ? `CAST("${name}" AS TEXT) AS "${name}"` : `"${name}"`

async function* sqliteRows(manager: EntityManager, { name, columns }: Table): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const select = `SELECT "rowid" AS "#", ${columns.map(exact).join(', ')} FROM "${name}" WHERE "rowid" > ? ORDER BY "rowid" LIMIT ?`
    const rows = (await manager.query(select, [after, batchRows])) as Row[]
    if (rows.length > 0) yield rows
    if (rows.length < batchRows) return
    after = Number(rows.at(-1)?.['#'])
  }
}

async function* postgresRows(manager: EntityManager, { name, columns }: Table): AsyncGenerator<Row[]> {
  const list = columns.map((column) => `"${column.name}"`).join(', ')
  await manager.query(`DECLARE "copied" NO SCROLL CURSOR FOR SELECT ${list} FROM "${name}"`)
  for (;;) {
    const rows = (await manager.query(`FETCH ${batchRows} FROM "copied"`)) as Row[]
    if (rows.length > 0) yield rows
    if (rows.length < batchRows) break
  }
  await manager.query('CLOSE "copied"')
}

async function insert(manager: EntityManager, table: Table, rows: Row[]): Promise<void> {
  const size = Math.max(1, Math.floor(valuesMax / table.columns.length))
  for (let first = 0; first < rows.length; first += size)
    await insertSome(manager, table, rows.slice(first, first + size))
}

async function insertSome(manager: EntityManager, { name, columns }: Table, rows: Row[]): Promise<void> {
  const postgres = isPostgres(manager)
  let position = 0
  const places = rows.map(() => `(${columns.map(() => (postgres ? `$${(position += 1)}` : '?')).join(', ')})`)
  const values = rows.flatMap((row) => columns.map((column) => row[column.name]))
  const list = columns.map((column) => `"${column.name}"`).join(', ')
  try {
    await manager.query(`INSERT INTO "${name}" (${list}) VALUES ${places.join(', ')}`, values)
  } catch (error) {
    // TypeORM's error repeats every value, secrets among them.
    throw new Refusal(`Couldn't copy the rows of ${name}: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}
