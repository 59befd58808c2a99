import type { PoolClient, QueryResult } from 'pg'
import { type DataSource, QueryFailedError } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { NoAnswer } from '../../http/database-away.js'
import { SendingRunner } from './sending-runner.js'
import { isNumbered, lockStatements } from '../units/numbered-lines.js'
import type { Work } from '../units/unit-of-work.js'

type Release = (error?: unknown) => void

// Reading what others write, serializable units of different lines would lose conflicts that are none.
const isolationOf = (inLine: string[]): string =>
  inLine.length > 0 && inLine.every(isNumbered) ? 'REPEATABLE READ' : 'SERIALIZABLE'

/** Without an answer to the commit it is unknown whether the unit was kept. */
export class CommitUnanswered extends NoAnswer {}

export class NoConnection extends NoAnswer {}

const transactionAborted = '25P02'
// What a standby says to a serializable transaction.
const featureNotSupported = '0A000'

const isRefusal = (error: unknown): boolean => /^(23|40)/.test(codeOf(error))

export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code)

export class PostgresTransaction {
  private readonly asked: Promise<unknown>[] = []
  private failures: { error: unknown; position: number; runner?: SendingRunner }[] = []
  private lost: unknown
  private lose: (error: unknown) => void = () => undefined
  private readonly whenLost = new Promise<never>((_, reject) => (this.lose = reject))

  private constructor(
    private readonly pool: DataSource,
    readonly client: PoolClient,
    private readonly release: Release,
  ) {
    client.on('error', this.lose)
    this.whenLost.catch((error: unknown) => (this.lost = error))
  }

  static async begin(pool: DataSource, inLine: string[]): Promise<PostgresTransaction> {
    const connecting = (pool.driver as PostgresDriver).obtainMasterConnection()
    const [client, release] = (await connecting.catch((cause: unknown) => {
      throw new NoConnection(`The database gave no connection: ${String(cause)}`, { cause })
    })) as [PoolClient, Release]
    const transaction = new PostgresTransaction(pool, client, release)
    const begun = transaction.send(`BEGIN ISOLATION LEVEL ${isolationOf(inLine)}`)
    // Before anything that takes a snapshot: whoever waited must see what the one before committed.
    for (const lock of lockStatements(inLine)) void transaction.send(lock)
    await transaction.mustBegin(begun)
    return transaction
  }

  /** Always waited for: if BEGIN fails, as on a standby, each write runs by itself and COMMIT still succeeds. */
  private async mustBegin(begun: Promise<unknown>): Promise<void> {
    try {
      await begun
    } catch (error) {
      await this.rollback()
      const isStandby = codeOf(error) === featureNotSupported
      // Another connection may lead to the new primary, this one never will.
      if (isStandby) this.lost ??= error
      this.end()
      throw isStandby
        ? new NoConnection(`The database has become a standby: ${String(error)}`, { cause: error })
        : error
    }
  }

  lend(): SendingRunner {
    return new SendingRunner(this.pool, this)
  }

  /** Also ends when the connection is lost, because the unit may then never come to its end. */
  run<T>(work: Work<T>, runner: SendingRunner): Promise<T> {
    return Promise.race([work(runner.manager), this.whenLost])
  }

  send(text: string, values?: unknown[], runner?: SendingRunner): Promise<QueryResult> {
    return this.noted(this.ask(text, values), runner)
  }

  noted<T>(answer: Promise<T>, runner?: SendingRunner): Promise<T> {
    const position = this.asked.push(answer)
    answer.catch((error: unknown) => this.failures.push({ error, position, runner }))
    return answer
  }

  async ask(text: string, values?: unknown[]): Promise<QueryResult> {
    try {
      return await this.client.query(text, values)
    } catch (error) {
      throw new QueryFailedError(text, values, error as Error)
    }
  }

  /** The first failure: after it the server says of every statement only that the transaction is aborted. */
  async causeOf(error: unknown): Promise<unknown> {
    await Promise.allSettled(this.asked)
    // Answers may be noted in another order than they were asked in, as some pass through more hands.
    const [first] = this.failures
      .filter((failure) => codeOf(failure.error) !== transactionAborted)
      .toSorted((a, b) => a.position - b.position)
    return first ? first.error : error
  }

  async undoTo(savepoint: string, runner: SendingRunner): Promise<void> {
    await this.ask(`ROLLBACK TO SAVEPOINT ${savepoint}`)
    await Promise.allSettled(this.asked)
    this.failures = this.failures.filter((failure) => failure.runner !== runner)
  }

  async commit(): Promise<void> {
    const { command } = await this.ask('COMMIT').catch(async (error: unknown) => {
      const cause = await this.causeOf(error)
      throw isRefusal(cause) ? cause : new CommitUnanswered(`A commit was not answered: ${String(cause)}`, { cause })
    })
    // PostgreSQL answers COMMIT with ROLLBACK when a statement before has failed.
    if (command !== 'COMMIT') throw await this.causeOf(new Error(`The transaction ended with ${command}`))
  }

  /** A connection that cannot roll back must not serve anybody else. */
  async rollback(): Promise<void> {
    if (!this.lost) await this.ask('ROLLBACK').catch(this.lose)
  }

  end(): void {
    this.client.removeListener('error', this.lose)
    this.release(this.lost)
  }
}
