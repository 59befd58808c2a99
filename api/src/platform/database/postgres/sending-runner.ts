import type { PoolClient, QueryResult } from 'pg'
import type { DataSource } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js'
import { refuseEnding } from '../units/refuse-ending.js'

interface Lender {
  readonly client: PoolClient
  send(text: string, values: unknown[], runner: SendingRunner): Promise<QueryResult>
  noted<T>(answer: Promise<T>, runner: SendingRunner): Promise<T>
  causeOf(error: unknown): Promise<unknown>
}

/** Sends writes without waiting for answers: a payment holds the ledger's line for three round trips, not twelve. */
export class SendingRunner extends PostgresQueryRunner {
  // TypeORM does not see our BEGIN: with this, what it begins by itself is a savepoint.
  override isTransactionActive = true
  protected override transactionDepth = 1
  private readonly running = new Set<Promise<unknown>>()

  constructor(
    pool: DataSource,
    private readonly transaction: Lender,
  ) {
    super(pool.driver as PostgresDriver, 'master')
    this.databaseConnection = transaction.client
    this.manager = pool.createEntityManager(this)
  }

  send(text: string, values: unknown[]): Promise<QueryResult> {
    if (this.isReleased) throw new Error('The unit of work has ended')
    // A value that the driver cannot convert would never leave, and the unit would be kept without it.
    if (!values.every(isPlain)) throw new Error(`Only plain values can be sent: ${text}`)
    return this.transaction.send(text, values, this)
  }

  override query(...asked: Parameters<PostgresQueryRunner['query']>): ReturnType<PostgresQueryRunner['query']> {
    refuseEnding(asked[0])
    const answer = this.transaction.noted(super.query(...asked), this).catch(async (error: unknown) => {
      throw await this.transaction.causeOf(error)
    })
    this.running.add(answer)
    const forget = () => this.running.delete(answer)
    void answer.then(forget, forget)
    return answer
  }

  /** A statement that a failed `Promise.all` left behind would run after the rollback, or inside the next unit. */
  async takeBack(): Promise<void> {
    this.isReleased = true
    await Promise.allSettled(this.running)
  }

  // The connection is not the runner's to give back.
  override release(): Promise<void> {
    return this.takeBack()
  }
}

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean', 'bigint'].includes(typeof value)
