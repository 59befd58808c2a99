import type pg from 'pg'
import type { DataSource } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js'

export class ReplicaRunner extends PostgresQueryRunner {
  private last: Promise<unknown>

  constructor(
    primary: DataSource,
    private readonly client: pg.PoolClient,
    private readonly onGiveBack: () => void,
    begun: Promise<unknown> = Promise.resolve(),
  ) {
    super(primary.driver as PostgresDriver, 'slave')
    this.last = begun
    begun.catch(() => undefined)
    this.databaseConnection = client
    this.manager = primary.createEntityManager(this)
  }

  // A list may ask several things at once; on this one connection they stand in line.
  override query(...parameters: Parameters<PostgresQueryRunner['query']>): ReturnType<PostgresQueryRunner['query']> {
    const answer = this.last.then(() => super.query(...parameters))
    this.last = answer.catch(() => undefined)
    return answer
  }

  giveBack(): void {
    this.isReleased = true
    this.onGiveBack()
    void this.last
      .then(() => this.client.query('ROLLBACK'))
      .then(
        () => this.client.release(),
        () => this.client.release(true),
      )
  }
}
