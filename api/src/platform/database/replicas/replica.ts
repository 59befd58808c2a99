import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { dearReadMaxMs } from '#contract/read-limits.js'
import { servingName } from '../data-source.js'
import { ReplicaRunner } from './replica-runner.js'
import { pointOf, pointOfReplica, type WalPoint, type WalRow } from './wal-point.js'

const behindMaxMs = 50
const askAgainAfterMs = 4
const notWaitedForMs = 1_000

const connectionsMax = 10
const answerMaxMs = 2_000
const listMaxMs = 10_000

export type Unable = 'behind' | 'busy'

export class Replica {
  /** The rest of a replica's address may hold a password. */
  readonly name: string
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
    // Without listeners of their own a lost connection would end the process.
    this.pool.on('error', () => undefined)
    this.pool.on('connect', (client) => client.on('error', () => undefined))
  }

  /** Asks in the list's own transaction: behind a balancer another connection may reach another server. */
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
      // After a wait in vain, lists ask this replica for a second without waiting.
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
  const question: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: answerMaxMs }
  const [result] = [await client.query<WalRow>(question)].flat().slice(-1)
  const own = pointOf(result?.rows[0])
  if (own.origin === origin) return own.lsn
  throw new Error('it does not follow the database of DATABASE_URL, or follows it on another timeline')
}
