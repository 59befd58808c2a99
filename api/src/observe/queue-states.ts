import { Injectable } from '@nestjs/common'
import { queueStatesKeptMs } from '#contract/limits.js'
import { Database } from '../database/database.js'
import { lastFound } from '../verifications/keep-found.js'
import type { Verification } from '../verifications/verification.entity.js'

export interface QueueState {
  queue: string
  due: number
  oldestDueMs: number
  /** Null where a count would read every open payment. */
  waiting: number | null
}

// Each condition is that of a partial index.
const queues = [
  { queue: 'mails', table: 'mails', time: 'nextAttemptAt', waits: '"sealed" IS NOT NULL', isCounted: true },
  {
    queue: 'webhook_deliveries',
    table: 'webhook_deliveries',
    time: 'nextAttemptAt',
    waits: '"nextAttemptAt" IS NOT NULL',
    isCounted: true,
  },
  { queue: 'transactions', table: 'transactions', time: 'dueAt', waits: '"dueAt" IS NOT NULL', isCounted: false },
  { queue: 'refunds', table: 'refunds', time: 'dueAt', waits: '"dueAt" IS NOT NULL', isCounted: false },
]

/** The queues in the database, which every process shares. Read at most every few seconds, however often it is asked. */
@Injectable()
export class QueueStates {
  private known: { at: number; states: Promise<QueueState[]>; check: Promise<Verification> } | null = null

  constructor(private readonly database: Database) {}

  read(): Promise<QueueState[]> {
    return this.current().states
  }

  ledgerCheck(): Promise<Verification> {
    return this.current().check
  }

  private current() {
    const now = performance.now()
    if (!this.known || now - this.known.at > queueStatesKeptMs) {
      const states = Promise.all(queues.map((queue) => this.stateOf(queue)))
      const check = lastFound(this.database.read, 'ledger')
      this.known = { at: now, states, check }
      // One that failed is not kept; whoever waits for it is told.
      for (const part of [states, check]) part.catch(() => (this.known = null))
    }
    return this.known
  }

  private async stateOf({ queue, table, time, waits, isCounted }: (typeof queues)[number]): Promise<QueueState> {
    const now = Date.now()
    const [due] = await this.ask(`SELECT COUNT(*) AS "count", MIN("${time}") AS "oldest" FROM "${table}"
      WHERE ${waits} AND "${time}" <= ${now}`)
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
