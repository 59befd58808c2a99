import type sqlite3 from 'sqlite3'
import type { DataSource } from 'typeorm'
import type { SqliteDriver } from 'typeorm/driver/sqlite/SqliteDriver.js'
import { SqliteQueryRunner } from 'typeorm/driver/sqlite/SqliteQueryRunner.js'
import { refuseEnding } from '../units/refuse-ending.js'

const interruptEveryMs = 50

/**
 * The SQLite writer, lent to one unit of work. TypeORM has one query runner for all: a statement that a failed
 * `Promise.all` left behind would run after the rollback, outside any transaction or inside the next unit's.
 */
export class LentWriter extends SqliteQueryRunner {
  // TypeORM does not see our BEGIN IMMEDIATE: without this, `manager.save()` opens a transaction of its own inside.
  override isTransactionActive = true
  private readonly running = new Set<Promise<unknown>>()
  private begun = 0
  private last = ''

  constructor(writer: DataSource) {
    super(writer.driver as SqliteDriver)
    this.manager = writer.createEntityManager(this)
  }

  override query(...parameters: Parameters<SqliteQueryRunner['query']>): ReturnType<SqliteQueryRunner['query']> {
    refuseEnding(parameters[0])
    const answer = super.query(...parameters)
    this.begun += 1
    this.last = parameters[0]
    this.running.add(answer)
    const forget = () => this.running.delete(answer)
    void answer.then(forget, forget)
    return answer
  }

  /** How far it has come, for the log: statements as they are written, without the values. */
  get progress(): string {
    if (this.begun === 0) return 'no statement yet'
    const state = this.running.size > 0 ? 'running' : 'done'
    return `${this.begun} statements, the last one (${state}): ${this.last.slice(0, 200)}`
  }

  /** Refuses every further statement, and waits for those that have begun. */
  async takeBack(): Promise<void> {
    this.isReleased = true
    await Promise.allSettled(this.running)
  }

  /** The same, without letting them finish. Again and again, because one that is just beginning hears nothing. */
  async seize(): Promise<void> {
    const interrupting = setInterval(() => this.interrupt(), interruptEveryMs)
    this.interrupt()
    await this.takeBack()
    clearInterval(interrupting)
  }

  // Nobody else has statements on the writer while it is lent.
  private interrupt(): void {
    const handle = this.driver.databaseConnection as sqlite3.Database
    if (this.running.size > 0) handle.interrupt()
  }
}
