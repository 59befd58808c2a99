import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { entities } from '../../api/src/process/entities.js'

/** Every row of every table, in an order and in forms that do not depend on the engine. */
export async function rowsOf(settings: NodeJS.ProcessEnv): Promise<Record<string, string[]>> {
  const database = await Database.open(readEnvironment(settings), entities)
  const catalog = database.postgresPool
    ? `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
    : `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'`
  const found: Record<string, string[]> = {}
  for (const { name } of (await database.read.query(catalog)) as { name: string }[]) {
    // Empty tables that lines of the ledger are locked by.
    if (name === 'migrations' || /^ledger_entries_line_\d+$/.test(name)) continue
    const rows = (await database.read.query(`SELECT * FROM "${name}"`)) as Record<string, unknown>[]
    found[name] = rows.map((row) => formOf(withoutCopies(name, row))).sort()
  }
  await database.onApplicationShutdown()
  return found
}

/** On PostgreSQL the version before the logins may still run, so that a copy of what is in a login stands where it was. */
function withoutCopies(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const { passwordHash: _copy, ...others } = row
  return table === 'logins' ? row : others
}

const formOf = (row: Record<string, unknown>): string =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((name) => [
        name,
        row[name] === null ? null : String(typeof row[name] === 'boolean' ? Number(row[name]) : row[name]),
      ]),
  )
