import { Injectable, Logger } from '@nestjs/common'
import type { FastifyInstance } from 'fastify'
import { statusLateMs, statusSlotMs, statusWaitingMax, statusWriteMs } from '#contract/status-limits.js'
import { ProcessorAccounts } from '../../money/processors/processor-accounts.js'
import { ProcessorCalls } from '../../money/processors/processor-calls.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { readCommitted } from '../../platform/database/postgres/read-committed.js'
import { write } from '../../platform/database/rows.js'
import { templateOf } from '../../platform/http/route-template.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { QueueStates } from '../operations/queue-states.js'
import { Counts } from './counts.js'

/** A late payout waits for us; one that waits for a person or a bank has no due time. */
const latePayouts = `SELECT 1 AS "one" FROM "payouts" WHERE "dueAt" IS NOT NULL AND "dueAt" <= $1 LIMIT 1`
const notPages = /^(\((file|none)\)$|\/(health|metrics)(\/|$))/

@Injectable()
export class StatusRecorder {
  private readonly counts = new Counts(statusSlotMs, statusWaitingMax)

  constructor(
    private readonly database: Database,
    private readonly queues: QueueStates,
    private readonly calls: ProcessorCalls,
    private readonly accounts: ProcessorAccounts,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: new Logger('Status'),
      failure: "Couldn't write status page measurements",
      pollMs: statusWriteMs,
      look: () => this.measure(),
      atEnd: () => this.flush().catch(() => undefined),
    })
    calls.listen((_, processor, isAnswered) => this.counts.add(`payments:${processor}`, isAnswered))
  }

  listenTo(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      const template = templateOf(request)
      const isFault = reply.statusCode >= 500
      if (template.startsWith('/api/')) this.counts.add('api', !isFault)
      else if (isFault || !notPages.test(template)) this.counts.add('site', !isFault)
      done()
    })
  }

  async measure(): Promise<boolean> {
    for (const part of ['api', 'site']) this.counts.add(part, true)
    try {
      const states = await this.queues.readNow()
      const isLate = states.some(
        ({ queue, oldestDueMs }) => queue === 'webhook_deliveries' && oldestDueMs > statusLateMs,
      )
      this.counts.add('webhooks', !isLate)
      const late = await this.database.read.query<object[]>(latePayouts, [clock.time() - statusLateMs])
      this.counts.add('payouts', late.length === 0)
      await this.measureCircuits()
    } catch (error) {
      // Without the database nothing can be paid, told or paid out.
      for (const part of ['api', 'webhooks', 'payouts']) this.counts.add(part, false)
      throw error
    }
    await this.flush()
    return false
  }

  private async measureCircuits(): Promise<void> {
    for (const { processorAccountID, processor, isEnabled } of await this.accounts.ofPlatform())
      if (isEnabled && this.calls.circuits.stateOf(processorAccountID) === 'open')
        this.counts.add(`payments:${processor}`, false)
  }

  private async flush(): Promise<void> {
    const rows = this.counts.waiting()
    if (rows.length === 0) return
    await this.database.write(async (manager) => {
      await readCommitted(manager)
      for (const { part, at, good, bad } of rows)
        await write(
          manager,
          `INSERT INTO "status_samples" ("part", "at", "good", "bad") VALUES ($1, $2, $3, $4)
           ON CONFLICT ("part", "at") DO UPDATE SET "good" = "status_samples"."good" + excluded."good",
           "bad" = "status_samples"."bad" + excluded."bad"`,
          [part, at, good, bad],
        )
    })
    this.counts.forget(rows)
  }
}
