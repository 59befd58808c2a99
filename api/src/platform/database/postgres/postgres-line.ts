import type { DataSource } from 'typeorm'
import { isWorthAnother, retried } from './postgres-retries.js'
import { CommitUnanswered, NoConnection, PostgresTransaction } from './postgres-transaction.js'
import { asUnit, groupMax, type Outcome, type WaitingUnit, type Work } from '../units/unit-of-work.js'

const groupRetriesMax = 3
// Without tables nobody else waits for the group, but what its units have changed stays locked until its commit.
const groupMaxMs = 100

/** Units that wait for the same tables share one transaction, each in a savepoint, so that it fails alone. */
export class PostgresLine {
  private readonly waiting: WaitingUnit[] = []
  private isWorking = false

  constructor(
    private readonly pool: DataSource,
    private readonly tables: string[],
  ) {}

  join<T>(work: Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work: asUnit(work), resolve: resolve as WaitingUnit['resolve'], reject, isApart: false })
      if (!this.isWorking) void this.workOff()
    })
  }

  private async workOff(): Promise<void> {
    this.isWorking = true
    while (this.waiting.length > 0) await this.runGroup(this.takeGroup())
    this.isWorking = false
  }

  /** No unit joins later: rows committed after the transaction's snapshot would be missing for it. */
  private takeGroup(): WaitingUnit[] {
    const apart = this.waiting.findIndex(({ isApart }) => isApart)
    const size = apart === 0 ? 1 : Math.min(apart < 0 ? groupMax : apart, groupMax)
    return this.waiting.splice(0, size)
  }

  private async runGroup(group: WaitingUnit[]): Promise<void> {
    const isAlone = group.length === 1
    try {
      const outcomes = await retried(() => this.attempt(group), isAlone ? undefined : groupRetriesMax)
      this.waiting.unshift(...group.slice(outcomes.length))
      for (const tell of outcomes) tell()
    } catch (error) {
      // No connection: those that still wait would fail too.
      if (error instanceof NoConnection) group.push(...this.waiting.splice(0))
      // Units run again only if certainly nothing of the group was kept.
      if (isAlone || error instanceof NoConnection || error instanceof CommitUnanswered)
        for (const { reject } of group) reject(error)
      else this.waiting.unshift(...group.map((unit) => ({ ...unit, isApart: true })))
    }
  }

  /** The outcomes of those that had their turn. */
  private async attempt(group: WaitingUnit[]): Promise<Outcome[]> {
    const transaction = await PostgresTransaction.begin(this.pool, this.tables)
    try {
      const outcomes: Outcome[] = []
      const until = this.tables.length > 0 ? Infinity : performance.now() + groupMaxMs
      for (const unit of group) {
        if (outcomes.length > 0 && performance.now() > until) break
        outcomes.push(await runOne(transaction, unit, group.length > 1 ? `unit_${outcomes.length + 1}` : null))
      }
      await transaction.commit()
      return outcomes
    } catch (error) {
      await transaction.rollback()
      throw error
    } finally {
      transaction.end()
    }
  }
}

async function runOne(
  transaction: PostgresTransaction,
  { work, resolve, reject }: WaitingUnit,
  savepoint: string | null,
): Promise<Outcome> {
  if (savepoint) void transaction.send(`SAVEPOINT ${savepoint}`)
  const runner = transaction.lend()
  try {
    const result = await transaction.run(work, runner)
    await runner.takeBack()
    return () => resolve(result)
  } catch (error) {
    await runner.takeBack()
    if (!savepoint || isWorthAnother(error)) throw error
    await transaction.undoTo(savepoint, runner).catch(() => {
      throw error
    })
    return () => reject(error)
  }
}
