import type { DataSource, EntityManager } from 'typeorm'
import type { Environment } from '../config/environment.js'
import type { Entities } from './connect.js'
import { openOwnReader } from './data-source.js'
import type { Work } from './units/unit-of-work.js'

export interface Snapshots {
  snapshot<T>(work: Work<T>): Promise<T>
}

/** Must end soon: an old snapshot keeps the log of SQLite growing, and PostgreSQL from clearing up. */
export class OwnReader implements Snapshots {
  private last: Promise<unknown> = Promise.resolve()

  private constructor(private readonly source: DataSource) {}

  static async open(environment: Environment, entities: Entities): Promise<OwnReader> {
    return new OwnReader(await openOwnReader(environment, entities))
  }

  get manager(): EntityManager {
    return this.source.manager
  }

  snapshot<T>(work: Work<T>): Promise<T> {
    const taken = this.last.then(() => this.take(work))
    this.last = taken.catch(() => undefined)
    return taken
  }

  async close(): Promise<void> {
    await this.last
    await this.source.destroy()
  }

  private async take<T>(work: Work<T>): Promise<T> {
    const runner = this.source.createQueryRunner()
    const isPostgres = this.source.options.type === 'postgres'
    try {
      await runner.query(isPostgres ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN')
      return await work(runner.manager)
    } finally {
      await runner.query('ROLLBACK').catch(() => undefined)
      await runner.release()
    }
  }
}
