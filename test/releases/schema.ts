/** A table's columns: whether an INSERT that does not know them may leave them out. */
export type Columns = Record<string, 'optional' | 'required'>
export type Schema = Record<string, Columns>
export type Engine = 'sqlite' | 'postgres'

export interface Release {
  version: string
  migrations: string[]
  schemas: Record<Engine, Schema>
}

interface Row {
  table: string
  column: string
  isNullable: boolean | number
  hasDefault: boolean | number
}

const asked: Record<Engine, string> = {
  sqlite: `SELECT t.name AS "table", c.name AS "column", c."notnull" = 0 AS "isNullable", c.dflt_value IS NOT NULL AS "hasDefault"
    FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%'`,
  postgres: `SELECT table_name AS "table", column_name AS "column", is_nullable = 'YES' AS "isNullable",
    (column_default IS NOT NULL OR is_identity = 'YES') AS "hasDefault" FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name IN (SELECT tablename FROM pg_tables WHERE schemaname = 'public')`,
}

export async function readSchema(engine: Engine, ask: (statement: string) => Promise<unknown>): Promise<Schema> {
  const schema: Schema = {}
  const rows = (await ask(asked[engine])) as Row[]
  const inOrder = rows.toSorted((a, b) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`))
  for (const { table, column, isNullable, hasDefault } of inOrder) {
    const columns = (schema[table] ??= {})
    columns[column] = isNullable || hasDefault ? 'optional' : 'required'
  }
  return schema
}

/** What the processes of a release would stumble over in a later schema; `dropped` names `table` or `table.column`. */
export function faultsBetween(before: Schema, after: Schema, dropped: string[] = []): string[] {
  return Object.entries(before).flatMap(([table, columns]) => {
    const now = after[table]
    if (!now) return dropped.includes(table) ? [] : [`${table} is gone`]
    const gone = Object.keys(columns).filter((column) => !now[column] && !dropped.includes(`${table}.${column}`))
    const demanded = Object.keys(now).filter((column) => now[column] === 'required' && columns[column] !== 'required')
    return [
      ...gone.map((column) => `${table}.${column} is gone`),
      ...demanded.map((column) => `${table}.${column} is demanded of rows that do not know it`),
    ]
  })
}
