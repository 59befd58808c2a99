import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { dearReadMaxMs } from '#contract/read-limits.js'
import { servingName } from '../data-source.js'
import { ReplicaRunner } from './replica-runner.js'
import { pointOf, pointOfReplica, type WalPoint, type WalRow } from './wal-point.js'

/** How long a list waits for a replica that is behind, and how often it asks meanwhile. */
const behindMaxMs = 50
const askAgainAfterMs = 4
const notWaitedForMs = 1_000

const connectionsMax = 10
// A machine that is gone is noticed by the first of these; a list itself may take longer.
const answerMaxMs = 2_000
const listMaxMs = 10_000

/** `busy`: all connections are lent. Waiting for one could take longer than the primary does. */
export type Unable = 'behind' | 'busy'

/** One read replica: a standby that PostgreSQL streams to, or an address behind which there are several. */
export class Replica {
  /** What the operator knows it by; the rest of its address may hold a password. */
  readonly name: string
  /** How much of the log it lacked when it was last asked. */
  lagBytes: bigint | null = null
  private lateUntil = 0
  private lent = 0
  private readonly pool: pg.Pool

  constructor(
    url: string,
    private readonly primary: DataSource,
  ) {
    this.name = new URL(url).host
    this.pool = new pg.Pool({
      connectionString: url,
      application_name: servingName,
      max: connectionsMax,
      connectionTimeoutMillis: answerMaxMs,
      query_timeout: listMaxMs,
      keepAlive: true,
    })
    // Without listeners of their own a lost connection would end the process; whoever uses it next is told.
    this.pool.on('error', () => undefined)
    this.pool.on('connect', (client) => client.on('error', () => undefined))
  }

  /**
   * A connection that shows all that lies behind the point, or why there is none. It is asked on the very connection and in
   * the transaction that the list is read in: whatever stands between us and the replicas, the server that has come that
   * far is the one that answers.
   */
  async lend(point: WalPoint, mayWait: boolean): Promise<ReplicaRunner | Unable> {
    if (this.lent >= connectionsMax) return 'busy'
    this.lent += 1
    const runner = await this.lendWhenThere(point, mayWait).catch((error: unknown) => {
      this.lent -= 1
      throw error
    })
    return runner ?? 'behind'
  }

  private async lendWhenThere(point: WalPoint, mayWait: boolean): Promise<ReplicaRunner | null> {
    const client = await this.pool.connect()
    try {
      const waits = mayWait && performance.now() > this.lateUntil
      const until = performance.now() + (waits ? behindMaxMs : 0)
      let lsn = await ask(
        client,
        `BEGIN ISOLATION LEVEL READ COMMITTED READ ONLY; SET LOCAL statement_timeout = ${dearReadMaxMs}; ${pointOfReplica}`,
        point,
      )
      while (lsn < point.lsn && performance.now() < until) {
        await pause(askAgainAfterMs)
        lsn = await ask(client, pointOfReplica, point)
      }
      const isBehind = lsn < point.lsn
      this.lagBytes = isBehind ? point.lsn - lsn : 0n
      // One that was waited for in vain is asked, but not waited for, for a second, or until it is seen to have caught up.
      if (!isBehind) this.lateUntil = 0
      else if (waits) this.lateUntil = performance.now() + notWaitedForMs
      const runner = new ReplicaRunner(this.primary, client, () => (this.lent -= 1))
      if (!isBehind) return runner
      runner.giveBack()
      return null
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  close(): Promise<void> {
    return this.pool.end()
  }
}

async function ask(client: pg.PoolClient, text: string, { origin }: WalPoint): Promise<bigint> {
  // PostgreSQL's driver knows of a limit for one question; its types do not.
  const question: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: answerMaxMs }
  const [result] = [await client.query<WalRow>(question)].flat().slice(-1)
  const own = pointOf(result?.rows[0])
  if (own.origin === origin) return own.lsn
  throw new Error('it does not follow the database of DATABASE_URL, or follows it on another timeline')
}
