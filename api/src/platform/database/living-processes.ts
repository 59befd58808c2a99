import { randomInt } from 'node:crypto'
import type pg from 'pg'
import type { EntityManager } from 'typeorm'
import { processorInquiryAfterMs } from '#contract/limits.js'

// Any number that no other program uses as the first of two for an advisory lock in the same database.
const processLocks = 8_204_513
const secretLocks = 8_204_514
// Held by each version that books in lines of the ledger.
const linesLocks = 8_204_515

/** On PostgreSQL each process holds an advisory lock, which the server takes back the moment the process is gone. */
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

  /** null while other processes could not see that this one lives. */
  get mark(): number | null {
    return this.isSeen ? this.number : null
  }

  /** Needs a connection that stays open; behind a pooler a lock says nothing of who holds it. */
  async holdLock(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"')
    const told = (client as unknown as { processID: number | null }).processID
    if (rows[0]?.pid !== told) return
    // First the lock that says more, so that this process is not taken for one of the version before.
    await client.query('SELECT pg_advisory_lock($1, $2)', [linesLocks, this.number])
    await client.query('SELECT pg_advisory_lock($1, $2)', [processLocks, this.number])
    this.client = client
    await this.tellSecret()
    // Where this process lost its connection others may have too, and need time to come back.
    this.judgesFrom = this.judgesFrom === Infinity ? 0 : performance.now() + processorInquiryAfterMs
    this.isSeen = true
  }

  lockLost(): void {
    if (this.isPostgres) this.isSeen = false
    delete this.client
  }

  async writesWith(fingerprint: string): Promise<void> {
    this.secret = lockOf(fingerprint)
    await this.tellSecret()
  }

  async otherSecretsInUse(fingerprint: string): Promise<number> {
    const locks = this.isPostgres ? await this.locksOf(secretLocks) : []
    return locks.filter((lock) => lock !== lockOf(fingerprint)).length
  }

  private async tellSecret(): Promise<void> {
    if (this.secret === undefined) return
    await this.client?.query('SELECT pg_advisory_lock_shared($1, $2)', [secretLocks, this.secret])
  }

  /** Whether no living process knows one line of the ledger only; null: it cannot be seen. */
  async allBookInLines(): Promise<boolean | null> {
    if (!this.isPostgres) return true
    if (!this.isSeen) return null
    const able = await this.locksOf(linesLocks)
    return (await this.locksOf(processLocks)).every((number) => able.includes(number))
  }

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
