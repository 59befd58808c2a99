import { Injectable, Logger } from '@nestjs/common'
import { setTimeout as pause } from 'node:timers/promises'
import { goneForCertainMs, processorInquiryAfterMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'

const tables = ['transactions', 'refunds', 'payouts'] as const
const isWaiting = '"dueAt" > $1 AND "dueAt" <= $2 AND "inFlightBy" IS NOT NULL'

/** Calls of a process that died have nobody waiting, so the processor is asked about them at once. */
@Injectable()
export class OrphanedCalls {
  private readonly logger = new Logger('Payments')

  constructor(private readonly database: Database) {}

  async makeDue(): Promise<void> {
    const { processes } = this.database
    const suspects = await processes.goneOf(await this.callers())
    if (suspects.length === 0) return
    // By then a process that only lost its connection has come back.
    await pause(goneForCertainMs)
    for (const gone of await processes.goneOf(suspects)) {
      const calls = await this.askNow(gone)
      if (calls > 0)
        this.logger.warn(`A process stopped during ${calls} processor requests. Asking the processor for the outcomes`)
    }
  }

  private async callers(): Promise<number[]> {
    const found = new Set<number>()
    for (const table of tables) {
      const text = `SELECT DISTINCT "inFlightBy" FROM "${table}" WHERE ${isWaiting}`
      const rows = (await this.database.read.query(text, waitingNow())) as { inFlightBy: number }[]
      for (const { inFlightBy } of rows) found.add(inFlightBy)
    }
    return [...found]
  }

  private askNow(gone: number): Promise<number> {
    return this.database.write(async (manager) => {
      let calls = 0
      for (const table of tables) {
        const [now, until] = waitingNow()
        const { affected = 0 } = await manager
          .createQueryBuilder()
          .update(table)
          .set({ dueAt: now })
          .where('"inFlightBy" = :gone AND "dueAt" > :now AND "dueAt" <= :until', { gone, now, until })
          .execute()
        calls += affected
      }
      return calls
    })
  }
}

const waitingNow = (): [number, number] => [clock.time(), clock.time() + processorInquiryAfterMs]
