import type pg from 'pg'
import type { DataSource } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js'

/** A replica's connection, inside a read-only transaction, lent to one list. The entities are those of the primary. */
export class ReplicaRunner extends PostgresQueryRunner {
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    primary: DataSource,
    private readonly client: pg.PoolClient,
    private readonly onGiveBack: () => void,
  ) {
    super(primary.driver as PostgresDriver, 'slave')
    this.databaseConnection = client
    this.manager = primary.createEntityManager(this)
  }

  // A list may ask several things at once, for which the primary's pool has several connections: here they stand in line.
  override query(...parameters: Parameters<PostgresQueryRunner['query']>): ReturnType<PostgresQueryRunner['query']> {
    const answer = this.last.then(() => super.query(...parameters))
    this.last = answer.catch(() => undefined)
    return answer
  }

  /** Refuses every further statement. Nobody waits for the end of a transaction that wrote nothing. */
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
