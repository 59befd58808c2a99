import { Injectable } from '@nestjs/common'
import { queueStatesKeptMs, webhookLeaseMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { lastFound } from '../../money/book-verification/keep-found.js'
import type { Verification } from '../../money/book-verification/verification.entity.js'

export interface QueueState {
  queue: string
  due: number
  oldestDueMs: number
  /** null where a count would read every open payment. */
  waiting: number | null
}

interface Queue {
  queue: string
  table: string
  time: string
  waits: string
  isCounted: boolean
  only?: (now: number) => string
}

// Deliveries behind a busy endpoint wait for its receiver, and not for us.
const busyEndpoints = (now: number) => `(SELECT "endpointID" FROM "webhook_deliveries"
  WHERE "claimedAt" IS NOT NULL AND "nextAttemptAt" > ${now} AND "nextAttemptAt" <= ${now + webhookLeaseMs})`

// Each condition is that of a partial index.
const queues: Queue[] = [
  { queue: 'mails', table: 'mails', time: 'nextAttemptAt', waits: '"sealed" IS NOT NULL', isCounted: true },
  {
    queue: 'webhook_deliveries',
    table: 'webhook_deliveries',
    time: 'nextAttemptAt',
    waits: '"nextAttemptAt" IS NOT NULL',
    isCounted: true,
    only: (now) => `"endpointID" NOT IN ${busyEndpoints(now)}`,
  },
  {
    queue: 'webhook_deliveries_behind_receivers',
    table: 'webhook_deliveries',
    time: 'nextAttemptAt',
    waits: '"nextAttemptAt" IS NOT NULL',
    isCounted: false,
    only: (now) => `"endpointID" IN ${busyEndpoints(now)}`,
  },
  { queue: 'transactions', table: 'transactions', time: 'dueAt', waits: '"dueAt" IS NOT NULL', isCounted: false },
  { queue: 'notices', table: 'received_notices', time: 'dueAt', waits: '"dueAt" IS NOT NULL', isCounted: false },
  { queue: 'refunds', table: 'refunds', time: 'dueAt', waits: '"dueAt" IS NOT NULL', isCounted: false },
]

@Injectable()
export class QueueStates {
  private known: { at: number; states: Promise<QueueState[]>; check: Promise<Verification> } | null = null

  constructor(private readonly database: Database) {}

  read(): Promise<QueueState[]> {
    return this.current().states
  }

  readNow(): Promise<QueueState[]> {
    return Promise.all(queues.map((queue) => this.stateOf(queue)))
  }

  ledgerCheck(): Promise<Verification> {
    return this.current().check
  }

  private current() {
    const now = performance.now()
    if (!this.known || now - this.known.at > queueStatesKeptMs) {
      const states = this.readNow()
      const check = lastFound(this.database.read, 'ledger')
      this.known = { at: now, states, check }
      // A failed read is not kept; whoever waits for it is told.
      for (const part of [states, check]) part.catch(() => (this.known = null))
    }
    return this.known
  }

  private async stateOf({ queue, table, time, waits, isCounted, only }: Queue): Promise<QueueState> {
    const now = clock.time()
    const [due] = await this.ask(`SELECT COUNT(*) AS "count", MIN("${time}") AS "oldest" FROM "${table}"
      WHERE ${waits} AND "${time}" <= ${now}${only ? ` AND ${only(now)}` : ''}`)
    const [all] = isCounted ? await this.ask(`SELECT COUNT(*) AS "count" FROM "${table}" WHERE ${waits}`) : []
    return {
      queue,
      due: Number(due?.count ?? 0),
      oldestDueMs: due?.oldest ? now - Number(due.oldest) : 0,
      waiting: all ? Number(all.count) : null,
    }
  }

  private ask(statement: string): Promise<{ count: number | string; oldest?: number | string | null }[]> {
    return this.database.read.query(statement)
  }
}
