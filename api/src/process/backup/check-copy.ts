import type { EntityManager } from 'typeorm'
import { verifyChain } from '../../platform/audit/verify-chain.js'
import { say } from '../../platform/config/command.js'
import { verifyLedger } from '../../money/book-verification/verify-ledger.js'

export async function faultIn(manager: EntityManager): Promise<string | null> {
  const broken = manager.connection.options.type === 'postgres' ? null : await sqliteFault(manager)
  if (broken) return `The file is damaged: ${broken}.`
  const log = await verifyChain(manager)
  if (log.fault) return `The audit log is damaged: ${log.fault}.`
  say(`The audit log is intact: ${log.entries} entries.`)
  const books = await verifyLedger({ snapshot: (work) => work(manager) })
  if (books.fault) return `The ledger is damaged: ${books.fault}.`
  say(`The ledger is intact: ${books.entries} entries.`)
  return null
}

async function sqliteFault(manager: EntityManager): Promise<string | null> {
  const [check] = (await manager.query('PRAGMA integrity_check(1)')) as { integrity_check: string }[]
  if (check?.integrity_check !== 'ok') return check?.integrity_check ?? 'it cannot be checked'
  const [orphan] = (await manager.query('PRAGMA foreign_key_check')) as {
    table: string
    rowid: number
    parent: string
  }[]
  return orphan ? `row ${orphan.rowid} of ${orphan.table} refers to a row of ${orphan.parent} that is not there` : null
}
