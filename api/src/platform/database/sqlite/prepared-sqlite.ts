import sqlite3 from 'sqlite3'

type Asked = [parameters: unknown[] | undefined, done: Done] | [done: Done]
type Done = (this: sqlite3.Statement, error: Error | null, rows?: unknown[]) => void

const keptMax = 300
const textMaxLength = 4_000

// PRAGMA may act when it is prepared, and a change that returns rows stays unfinished after its first row.
const isKept = (sql: string): boolean =>
  sql.length <= textMaxLength &&
  /^(SELECT|INSERT|UPDATE|DELETE|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)\b/.test(sql) &&
  !/\bRETURNING\b/i.test(sql)

class PreparingDatabase extends sqlite3.Database {
  private readonly kept = new Map<string, sqlite3.Statement>()

  override all(sql: string, ...rest: unknown[]): this {
    return this.execute('all', sql, rest as Asked)
  }

  override run(sql: string, ...rest: unknown[]): this {
    return this.execute('run', sql, rest as Asked)
  }

  /** SQLite does not close while it has statements. */
  override close(done?: (error: Error | null) => void): void {
    for (const statement of this.kept.values()) statement.finalize()
    this.kept.clear()
    super.close(done)
  }

  private execute(way: 'all' | 'run', sql: string, asked: Asked): this {
    const [parameters = [], done] = asked.length === 2 ? asked : [[], asked[0]]
    const known = this.kept.get(sql)
    // Without parameters sqlite3 would leave those of the call before in place.
    if (known && (parameters.length > 0 || !/[?$:@]/.test(sql))) {
      this.kept.delete(sql)
      this.kept.set(sql, known)
      known[way](parameters, done)
      return this
    }
    // When preparing fails, sqlite3 calls only this back, on a closed database before it returns the statement.
    const statement = this.prepare(sql, function (this: sqlite3.Statement, error: Error | null) {
      if (error) done.call(this, error)
    })
    const { keep } = this
    statement[way](parameters, function (this: sqlite3.Statement, error: Error | null, rows?: unknown[]) {
      keep(sql, statement, error)
      done.call(this, error, rows)
    })
    return this
  }

  private readonly keep = (sql: string, statement: sqlite3.Statement, error: Error | null): void => {
    if (error || !isKept(sql) || this.kept.has(sql)) {
      statement.finalize()
      return
    }
    this.kept.set(sql, statement)
    const [[oldest, unused] = []] = this.kept.size > keptMax ? this.kept : []
    if (oldest === undefined) return
    this.kept.delete(oldest)
    unused?.finalize()
  }
}

/** TypeORM asks for the `verbose` driver, which writes a stack for every statement: a third of a payment's cost. */
export const preparingDriver = { verbose: () => ({ ...sqlite3, Database: PreparingDatabase }) }
