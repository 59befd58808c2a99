import { setTimeout as pause } from 'node:timers/promises'
import { secretBatch, secretPauseMs } from '#contract/limits.js'
import { Seal } from '../../platform/crypto/seal.js'
import type { AppSecret } from '../../platform/config/app-secret.js'
import type { Database } from '../../platform/database/database.js'
import { type SealedColumn } from './sealed-columns.js'

export interface Resealed {
  already: number
  renewed: number
  unreadable: string[]
}

type Row = Record<string, string>

/** In small units with pauses, so that payments pass between them; a kill loses nothing of what was done. */
export async function reseal(
  database: Database,
  secret: AppSecret,
  column: SealedColumn,
  { onlyCount }: { onlyCount: boolean },
): Promise<Resealed> {
  const seal = new Seal(secret, column.use)
  const found: Resealed = { already: 0, renewed: 0, unreadable: [] }
  let after: string[] | null = null
  for (;;) {
    const rows: Row[] = await readBatch(database, column, after)
    const changes = rows.flatMap((row) => judge(seal, column, row, found) ?? [])
    if (changes.length > 0 && !onlyCount) await writeBatch(database, column, changes)
    const last = rows.at(-1)
    if (!last || rows.length < secretBatch) return found
    after = keyOf(column, last)
    await pause(secretPauseMs)
  }
}

interface Change {
  row: Row
  sealed: string
}

const keyOf = ({ key }: SealedColumn, row: Row): string[] => key.map((name) => row[name] ?? '')

function judge(seal: Seal, column: SealedColumn, row: Row, found: Resealed): Change | null {
  const boundTo = keyOf(column, row).join(' ')
  try {
    const sealed = seal.renewed(boundTo, row.sealed ?? '')
    if (sealed === null) found.already += 1
    else found.renewed += 1
    return sealed === null ? null : { row, sealed }
  } catch {
    found.unreadable.push(boundTo)
    return null
  }
}

function readBatch(database: Database, { table, key, column }: SealedColumn, after: string[] | null): Promise<Row[]> {
  const names = key.map((name) => `"${name}"`).join(', ')
  const from = after ? `AND (${names}) > (${after.map((_value, index) => `$${index + 1}`).join(', ')})` : ''
  const text = `SELECT ${names}, "${column}" AS "sealed" FROM "${table}"
    WHERE "${column}" IS NOT NULL AND "${column}" <> '' ${from} ORDER BY ${names} LIMIT ${secretBatch}`
  return database.read.query(text, after ?? [])
}

function writeBatch(database: Database, { table, key, column }: SealedColumn, changes: Change[]): Promise<void> {
  const where = key.map((name, index) => `"${name}" = $${index + 3}`).join(' AND ')
  const text = `UPDATE "${table}" SET "${column}" = $1 WHERE "${column}" = $2 AND ${where}`
  return database.write(async (manager) => {
    for (const { row, sealed } of changes)
      await manager.query(text, [sealed, row.sealed, ...key.map((name) => row[name])])
  })
}
