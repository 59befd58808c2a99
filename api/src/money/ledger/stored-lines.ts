import type { EntityManager } from 'typeorm'
import type { Environment } from '../../platform/config/environment.js'
import { CannotOpenDatabase } from '../../platform/database/data-source.js'
import { Setting } from '../../platform/database/setting.entity.js'
import { lockTableOf } from '../../platform/database/units/numbered-lines.js'

const name = 'ledgerLines'
const onPostgres = 16

const isPostgres = (manager: EntityManager): boolean => manager.connection.options.type === 'postgres'

export async function storedLines(manager: EntityManager): Promise<number> {
  return Number((await manager.findOneBy(Setting, { name }))?.value ?? 1)
}

const lowered = (asked: number, stored: number): string =>
  `LEDGER_LINES is ${asked}, but the books of this database are kept in ${stored} lines, and lines are never taken away. Nothing was changed. Start with LEDGER_LINES=${stored} or more.`

export function wantedLines(manager: EntityManager, { LEDGER_LINES: asked }: Environment, stored: number): number {
  if (asked !== undefined && asked < stored) throw new CannotOpenDatabase(lowered(asked, stored))
  return asked ?? Math.max(stored, isPostgres(manager) ? onPostgres : 1)
}

/** To be called in line for `settings`; another process may have raised them further. */
export async function raiseLines(manager: EntityManager, wanted: number): Promise<number> {
  const lines = Math.max(wanted, await storedLines(manager))
  if (isPostgres(manager))
    for (let line = 0; line < lines; line += 1)
      await manager.query(`CREATE TABLE IF NOT EXISTS "${lockTableOf('ledger_entries', line)}" ()`)
  await manager.upsert(Setting, { name, value: String(lines) }, ['name'])
  return lines
}
