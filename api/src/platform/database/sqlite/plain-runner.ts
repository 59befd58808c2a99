import type sqlite3 from 'sqlite3'
import { type DataSource, QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm'
import type { SqliteDriver } from 'typeorm/driver/sqlite/SqliteDriver.js'
import { SqliteQueryRunner } from 'typeorm/driver/sqlite/SqliteQueryRunner.js'
import { QueryResult } from 'typeorm/query-runner/QueryResult.js'

const changesRows = /^(INSERT|UPDATE|DELETE) /

/** Answers and fails as TypeORM's runner does, without what that does around a statement, which costs more than the statement. */
export class PlainRunner extends SqliteQueryRunner {
  constructor({ driver }: DataSource) {
    super(driver as SqliteDriver)
  }

  // What comes back is a QueryResult or what a statement of that kind answers, as TypeORM declares it.
  override async query(
    text: string,
    values: unknown[] = [],
    isStructured = false,
  ): ReturnType<SqliteQueryRunner['query']> {
    if (this.isReleased) throw new QueryRunnerAlreadyReleasedError()
    const handle = this.driver.databaseConnection as sqlite3.Database
    return new Promise((resolve, reject) => {
      const done = function (this: sqlite3.RunResult, error: Error | null, rows?: unknown[]) {
        if (error) return reject(new QueryFailedError(text, values, error))
        const raw: unknown = text.startsWith('INSERT ') ? this.lastID : rows
        resolve(isStructured ? structured(raw, rows, this.changes) : raw)
      }
      if (changesRows.test(text)) handle.run(text, values, done)
      else handle.all(text, values, done)
    })
  }
}

function structured(raw: unknown, rows: unknown[] | undefined, affected: number): QueryResult {
  const result = new QueryResult()
  result.raw = raw
  if (rows) result.records = rows
  result.affected = affected
  return result
}

/** SQLite's driver has one runner, which is also the one that a data source asks automatically. */
export function useItsOwnRunner(source: DataSource): void {
  if (source.options.type !== 'sqlite') return
  ;(source.driver as SqliteDriver).queryRunner = new PlainRunner(source)
}
