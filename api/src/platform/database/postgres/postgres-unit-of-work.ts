import type { DataSource } from 'typeorm'
import { PostgresLine } from './postgres-line.js'
import { retried } from './postgres-retries.js'
import { PostgresTransaction } from './postgres-transaction.js'
import { asUnit, refuseNesting, type UnitOfWork, type Work } from '../units/unit-of-work.js'

/** Serializable, so that units behave as if they ran one after the other; the loser of a conflict runs again. */
export class PostgresUnitOfWork implements UnitOfWork {
  private readonly lines = new Map<string, PostgresLine>()

  constructor(private readonly pool: DataSource) {}

  async run<T>(work: Work<T>, inLine: string[] = [], kind?: string): Promise<T> {
    refuseNesting()
    if (inLine.length === 0 && kind === undefined) return retried(() => this.runAlone(work))
    return this.lineOf(inLine, kind).join(work)
  }

  private async runAlone<T>(work: Work<T>): Promise<T> {
    const transaction = await PostgresTransaction.begin(this.pool, [])
    const runner = transaction.lend()
    try {
      const result = await transaction.run(asUnit(work), runner)
      await runner.takeBack()
      await transaction.commit()
      return result
    } catch (error) {
      await runner.takeBack()
      await transaction.rollback()
      throw error
    } finally {
      transaction.end()
    }
  }

  private lineOf(tables: string[], kind = ''): PostgresLine {
    const name = [...tables, kind].join()
    const line = this.lines.get(name) ?? new PostgresLine(this.pool, tables)
    this.lines.set(name, line)
    return line
  }
}
