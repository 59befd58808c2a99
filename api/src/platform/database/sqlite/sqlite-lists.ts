import type sqlite3 from 'sqlite3'
import type { DataSource } from 'typeorm'
import type { SqliteDriver } from 'typeorm/driver/sqlite/SqliteDriver.js'
import type { ListConnections, Read } from '../lanes.js'
import { PlainRunner } from './plain-runner.js'

const interruptEveryMs = 20

/** One statement at a time: those that share a connection wait for each other in the driver's few threads. */
class LentReader extends PlainRunner {
  private last: Promise<unknown> = Promise.resolve()

  constructor(source: DataSource) {
    super(source)
    this.manager = source.createEntityManager(this)
  }

  override query(...asked: Parameters<PlainRunner['query']>): ReturnType<PlainRunner['query']> {
    const answer = this.last.then(() => super.query(...asked))
    this.last = answer.catch(() => undefined)
    return answer
  }

  async takeBack(): Promise<void> {
    this.isReleased = true
    await this.last
  }
}

class Lent {
  private last: Promise<unknown> = Promise.resolve()
  waiting = 0

  constructor(private readonly source: DataSource) {}

  run<T>(read: Read<T>, maxMs: number): Promise<T> {
    this.waiting += 1
    const answer = this.last.then(() => this.runNow(read, maxMs)).finally(() => (this.waiting -= 1))
    this.last = answer.catch(() => undefined)
    return answer
  }

  close(): Promise<void> {
    return this.source.destroy()
  }

  private async runNow<T>(read: Read<T>, maxMs: number): Promise<T> {
    const handle = (this.source.driver as SqliteDriver).databaseConnection as sqlite3.Database
    let again: NodeJS.Timeout | undefined
    const timer = setTimeout(() => {
      handle.interrupt()
      again = setInterval(() => handle.interrupt(), interruptEveryMs)
    }, maxMs)
    const runner = new LentReader(this.source)
    try {
      return await read(runner.manager)
    } finally {
      await runner.takeBack()
      clearTimeout(timer)
      clearInterval(again)
    }
  }
}

export class SqliteLists implements ListConnections {
  private readonly quickOne: Lent
  private readonly dearOnes: Lent[]

  constructor(quick: DataSource, dear: DataSource[]) {
    this.quickOne = new Lent(quick)
    this.dearOnes = dear.map((source) => new Lent(source))
  }

  quick<T>(read: Read<T>, maxMs: number): Promise<T> {
    return this.quickOne.run(read, maxMs)
  }

  dear<T>(read: Read<T>, maxMs: number): Promise<T> {
    const [idlest = this.quickOne] = this.dearOnes.toSorted((one, other) => one.waiting - other.waiting)
    return idlest.run(read, maxMs)
  }

  async close(): Promise<void> {
    await Promise.all([this.quickOne, ...this.dearOnes].map((one) => one.close()))
  }
}
