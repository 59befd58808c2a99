import type sqlite3 from 'sqlite3'
import type { DataSource } from 'typeorm'
import { refuseEnding } from '../units/refuse-ending.js'
import { PlainRunner } from './plain-runner.js'

const interruptEveryMs = 50

/** A statement that a failed `Promise.all` left behind would run after the rollback, or inside the next unit. */
export class LentWriter extends PlainRunner {
  // TypeORM does not see our BEGIN IMMEDIATE: without this, `manager.save()` opens a transaction of its own inside.
  override isTransactionActive = true
  private readonly running = new Set<Promise<unknown>>()
  private begun = 0
  private last = ''

  constructor(writer: DataSource) {
    super(writer)
    this.manager = writer.createEntityManager(this)
  }

  override query(...parameters: Parameters<PlainRunner['query']>): ReturnType<PlainRunner['query']> {
    refuseEnding(parameters[0])
    const answer = super.query(...parameters)
    this.begun += 1
    this.last = parameters[0]
    this.running.add(answer)
    const forget = () => this.running.delete(answer)
    void answer.then(forget, forget)
    return answer
  }

  get progress(): string {
    if (this.begun === 0) return 'no statement yet'
    const state = this.running.size > 0 ? 'running' : 'done'
    return `${this.begun} statements, the last one (${state}): ${this.last.slice(0, 200)}`
  }

  async takeBack(): Promise<void> {
    this.isReleased = true
    await Promise.allSettled(this.running)
  }

  /** Again and again, because a statement that is just beginning is not interrupted. */
  async seize(): Promise<void> {
    const interrupting = setInterval(() => this.interrupt(), interruptEveryMs)
    this.interrupt()
    await this.takeBack()
    clearInterval(interrupting)
  }

  private interrupt(): void {
    const handle = this.driver.databaseConnection as sqlite3.Database
    if (this.running.size > 0) handle.interrupt()
  }
}
