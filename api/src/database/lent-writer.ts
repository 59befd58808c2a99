import type { DataSource } from 'typeorm'
import type { SqliteDriver } from 'typeorm/driver/sqlite/SqliteDriver.js'
import { SqliteQueryRunner } from 'typeorm/driver/sqlite/SqliteQueryRunner.js'
import { refuseEnding } from './refuse-ending.js'

/**
 * The SQLite writer, lent to one unit of work. TypeORM has one query runner for all: a statement that a failed
 * `Promise.all` left behind would run after the rollback, outside any transaction or inside the next unit's.
 */
export class LentWriter extends SqliteQueryRunner {
  // TypeORM does not see our BEGIN IMMEDIATE: without this, `manager.save()` opens a transaction of its own inside.
  override isTransactionActive = true
  private readonly running = new Set<Promise<unknown>>()

  constructor(writer: DataSource) {
    super(writer.driver as SqliteDriver)
    this.manager = writer.createEntityManager(this)
  }

  override query(...parameters: Parameters<SqliteQueryRunner['query']>): ReturnType<SqliteQueryRunner['query']> {
    refuseEnding(parameters[0])
    const answer = super.query(...parameters)
    this.running.add(answer)
    const forget = () => this.running.delete(answer)
    void answer.then(forget, forget)
    return answer
  }

  /** Refuses every further statement, and waits for those that have begun. */
  async takeBack(): Promise<void> {
    this.isReleased = true
    await Promise.allSettled(this.running)
  }
}
