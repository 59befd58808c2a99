import type { PoolClient, QueryResult } from 'pg'
import type { DataSource } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js'
import { refuseEnding } from '../units/refuse-ending.js'

/** What a transaction does for the unit that it is lent to. */
interface Lender {
  readonly client: PoolClient
  send(text: string, values: unknown[], runner: SendingRunner): Promise<QueryResult>
  noted<T>(answer: Promise<T>, runner: SendingRunner): Promise<T>
  causeOf(error: unknown): Promise<unknown>
}

/**
 * A transaction on PostgreSQL, lent to one unit of work. A write whose answer nobody needs is sent, and the unit goes on:
 * a payment that writes ten rows holds the ledger's line for three round trips instead of twelve.
 */
export class SendingRunner extends PostgresQueryRunner {
  // TypeORM does not see our BEGIN: what it would begin by itself is a savepoint then.
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
    // One that the driver cannot convert would never leave, and the unit would be kept without it.
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

  /**
   * Refuses every further statement, and waits for those that have begun: one that a failed `Promise.all` left behind
   * would run after the rollback, outside any transaction or inside the next unit's.
   */
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
