import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource, EntityManager } from 'typeorm'
import { LentWriter } from './lent-writer.js'

export type Work<T> = (manager: EntityManager) => Promise<T>

/** Runs a write alone: all of it is kept, or none of it. With `inLine`, units on those tables wait for each other. */
export interface UnitOfWork {
  run<T>(work: Work<T>, inLine?: string[]): Promise<T>
}

const insideUnit = new AsyncLocalStorage<true>()

// On SQLite a unit that waits for another one inside itself would wait for ever.
function refuseNesting(): void {
  if (insideUnit.getStore())
    throw new Error('A unit of work was opened inside another one: pass the manager on instead')
}

/**
 * TypeORM hands every caller on SQLite the same connection, so concurrent transactions would nest into each other's
 * savepoints. Here units own the writer one after the other, first come first served.
 */
export class SqliteUnitOfWork implements UnitOfWork {
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly writer: DataSource) {}

  async run<T>(work: Work<T>): Promise<T> {
    refuseNesting()
    const unit = this.last.then(() => this.runAlone(work))
    this.last = unit.catch(() => undefined)
    return unit
  }

  private async runAlone<T>(work: Work<T>): Promise<T> {
    await this.writer.query('BEGIN IMMEDIATE')
    const lent = new LentWriter(this.writer)
    try {
      const result = await insideUnit.run(true, async () => work(lent.manager))
      await lent.takeBack()
      await this.writer.query('COMMIT')
      return result
    } catch (error) {
      await lent.takeBack()
      // After some faults, such as a full disk, SQLite has rolled back by itself: the first error is the one to tell.
      await this.writer.query('ROLLBACK').catch(() => undefined)
      throw error
    }
  }
}

const retriesMax = 30
const retryable = new Set(['40001', '40P01'])

/** Serializable, so that units behave as if they ran one after the other; the loser of a conflict runs again. */
export class PostgresUnitOfWork implements UnitOfWork {
  constructor(private readonly pool: DataSource) {}

  async run<T>(work: Work<T>, inLine: string[] = []): Promise<T> {
    refuseNesting()
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.pool.transaction('SERIALIZABLE', async (manager) => {
          // The first statement, and one that takes no snapshot: whoever waited sees what the one before committed.
          if (inLine.length > 0) await manager.query(`LOCK TABLE "${inLine.join('", "')}" IN EXCLUSIVE MODE`)
          return insideUnit.run(true, () => work(manager))
        })
      } catch (error) {
        if (attempt > retriesMax || !retryable.has(codeOf(error))) throw error
        await pause(Math.random() * Math.min(5 * 2 ** attempt, 250))
      }
    }
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code)
