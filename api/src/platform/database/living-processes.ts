import { randomInt } from 'node:crypto'
import type pg from 'pg'
import type { EntityManager } from 'typeorm'
import { processorInquiryAfterMs } from '#contract/limits.js'

// Any number that no other program uses as the first of two for an advisory lock in the same database.
const processLocks = 8_204_513
const secretLocks = 8_204_514

/**
 * Which processes serve this database now. On PostgreSQL each one holds a lock with its number, on the connection that
 * listens: the server takes it back the moment the process is gone. A folder with SQLite is served by one alone.
 */
export class LivingProcesses {
  readonly number = randomInt(1, 2 ** 31)
  private isSeen: boolean
  private client?: pg.Client
  private secret?: number
  private judgesFrom = Infinity

  constructor(
    private readonly read: EntityManager,
    private readonly isPostgres: boolean,
  ) {
    this.isSeen = !isPostgres
    if (!isPostgres) this.judgesFrom = 0
  }

  /** What this process marks its calls with; null while others could not see that it lives. */
  get mark(): number | null {
    return this.isSeen ? this.number : null
  }

  /** To be called on a new connection that stays open. Behind a pooler a lock says nothing of who holds it. */
  async holdLock(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"')
    const told = (client as unknown as { processID: number | null }).processID
    if (rows[0]?.pid !== told) return
    await client.query('SELECT pg_advisory_lock($1, $2)', [processLocks, this.number])
    this.client = client
    await this.tellSecret()
    // Where this one lost its connection, so may have others: they need time to come back.
    this.judgesFrom = this.judgesFrom === Infinity ? 0 : performance.now() + processorInquiryAfterMs
    this.isSeen = true
  }

  lockLost(): void {
    if (this.isPostgres) this.isSeen = false
    delete this.client
  }

  /** For as long as it lives, others can see which secret this process writes with. */
  async writesWith(fingerprint: string): Promise<void> {
    this.secret = lockOf(fingerprint)
    await this.tellSecret()
  }

  /** How many living processes write with another secret; on SQLite only the one that was started last could. */
  async otherSecretsInUse(fingerprint: string): Promise<number> {
    const locks = this.isPostgres ? await this.locksOf(secretLocks) : []
    return locks.filter((lock) => lock !== lockOf(fingerprint)).length
  }

  private async tellSecret(): Promise<void> {
    if (this.secret === undefined) return
    await this.client?.query('SELECT pg_advisory_lock_shared($1, $2)', [secretLocks, this.secret])
  }

  /** Of these processes, those that are gone for certain. */
  async goneOf(numbers: number[]): Promise<number[]> {
    const others = numbers.filter((number) => number !== this.number)
    if (others.length === 0 || !this.isSeen || performance.now() < this.judgesFrom) return []
    if (!this.isPostgres) return others
    const living = await this.locksOf(processLocks)
    return others.filter((number) => !living.includes(number))
  }

  private async locksOf(kind: number): Promise<number[]> {
    const held = (await this.read.query(
      `SELECT "objid"::bigint AS "number" FROM "pg_locks"
       WHERE "locktype" = 'advisory' AND "classid" = $1 AND "objsubid" = 2
         AND "database" = (SELECT "oid" FROM "pg_database" WHERE "datname" = current_database())`,
      [kind],
    )) as { number: string }[]
    return held.map(({ number }) => Number(number))
  }
}

const lockOf = (fingerprint: string): number => Number.parseInt(fingerprint.slice(0, 7), 16)
