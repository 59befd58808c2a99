import type pg from 'pg'
import { type DataSource, QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js'
import { QueryResult } from 'typeorm/query-runner/QueryResult.js'

/** Only reads. The client sends in order what it is given at once, so nothing here waits for the answer to the one before. */
export class ReplicaRunner extends PostgresQueryRunner {
  constructor(
    primary: DataSource,
    private readonly client: pg.PoolClient,
    private readonly onGiveBack: () => void,
    private readonly begun: Promise<unknown> = Promise.resolve(),
  ) {
    super(primary.driver as PostgresDriver, 'slave')
    begun.catch(() => undefined)
    this.databaseConnection = client
    this.manager = primary.createEntityManager(this)
  }

  // Without what TypeORM's runner does around a statement, as on SQLite.
  override async query(
    text: string,
    values: unknown[] = [],
    isStructured = false,
  ): ReturnType<PostgresQueryRunner['query']> {
    if (this.isReleased) throw new QueryRunnerAlreadyReleasedError()
    const [{ rows, rowCount }] = await Promise.all([this.ask(text, values), this.begun])
    return isStructured ? Object.assign(new QueryResult(), { raw: rows, records: rows, affected: rowCount }) : rows
  }

  giveBack(): void {
    this.isReleased = true
    this.onGiveBack()
    this.client.query('ROLLBACK').then(
      () => this.client.release(),
      () => this.client.release(true),
    )
  }

  private async ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.client.query(text, values)
    } catch (error) {
      throw new QueryFailedError(text, values, error as Error)
    }
  }
}
