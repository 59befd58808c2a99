import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { retentionBatch, retentionSweepMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { Database } from '../../platform/database/database.js'
import { readCommitted } from '../../platform/database/postgres/read-committed.js'
import { type Expiry, whatExpires } from './what-expires.js'

const retentionLock = 8_204_512

/** In small units, so that payments pass between them, and on one replica at a time. */
@Injectable()
export class Retention {
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly database: Database,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Retention'),
      failure: "Couldn't delete old rows",
      pollMs: retentionSweepMs,
      look: async (stopping) => {
        await this.removeOld(clock.time(), whatExpires, stopping)
        return false
      },
    })
  }

  removeOld(now: number, expiries = whatExpires, stopping?: AbortSignal): Promise<number> {
    const sweep = this.last.then(() => this.sweep(now, expiries, stopping))
    this.last = sweep.catch(() => undefined)
    return sweep
  }

  private async sweep(now: number, expiries: Expiry[], stopping?: AbortSignal): Promise<number> {
    let removed = 0
    for (const expiry of expiries) {
      for (let last = retentionBatch; last === retentionBatch && !stopping?.aborted; removed += last) {
        last = await this.database.write((manager) => removeSome(manager, expiry, now - expiry.keptMs))
      }
    }
    return removed
  }
}

async function removeSome(
  manager: EntityManager,
  { table, key, isOld, empty }: Expiry,
  before: number,
): Promise<number> {
  await readCommitted(manager)
  if (!(await isAlone(manager))) return 0
  const columns = key.map((name) => `"${name}"`).join(', ')
  const action = empty ? `UPDATE "${table}" SET ${empty}` : `DELETE FROM "${table}"`
  const some = `(${columns}) IN (SELECT ${columns} FROM "${table}" WHERE ${isOld} LIMIT ${retentionBatch})`
  const result = await manager.queryRunner?.query(`${action} WHERE ${some}`, [before], true)
  return result?.affected ?? 0
}

async function isAlone(manager: EntityManager): Promise<boolean> {
  if (manager.connection.options.type !== 'postgres') return true
  const rows = (await manager.query('SELECT pg_try_advisory_xact_lock($1) AS "mine"', [retentionLock])) as {
    mine: boolean
  }[]
  return rows[0]?.mine ?? false
}
