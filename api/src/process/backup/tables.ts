import type { EntityManager } from 'typeorm'

export interface Table {
  name: string
  columns: { name: string; type: string }[]
}

/** Parents before children; TypeORM's notes about migrations are left out, as each database has its own. */
export async function tablesOf(sqlite: EntityManager): Promise<Table[]> {
  const names = (await sqlite.query(
    `SELECT "name" FROM "sqlite_master" WHERE "type" = 'table' AND "name" NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY "name"`,
  )) as { name: string }[]
  const waiting = new Map<string, Table & { needs: string[] }>()
  for (const { name } of names.filter(({ name }) => name !== 'migrations')) {
    const columns = (await sqlite.query(`PRAGMA table_info("${name}")`)) as Table['columns']
    const needs = (await sqlite.query(`PRAGMA foreign_key_list("${name}")`)) as { table: string }[]
    waiting.set(name, { name, columns, needs: needs.map(({ table }) => table) })
  }
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ needs }) => !needs.some((need) => waiting.has(need)))
    if (!next) throw new Error(`The tables ${[...waiting.keys()].join(', ')} refer to each other in a circle`)
    waiting.delete(next.name)
    ordered.push({ name: next.name, columns: next.columns.map(({ name, type }) => ({ name, type })) })
  }
  return ordered
}

export async function countRows(manager: EntityManager, tables: Table[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const [row] = (await manager.query(`SELECT COUNT(*) AS "rows" FROM "${name}"`)) as { rows: string | number }[]
    counts.set(name, Number(row?.rows))
  }
  return counts
}

export const sumOf = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, rows) => sum + rows, 0)
