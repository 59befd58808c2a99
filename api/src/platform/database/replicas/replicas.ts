import { Logger } from '@nestjs/common'
import { type DataSource, QueryFailedError } from 'typeorm'
import { reasonOf } from '../data-source.js'
import { isBrokenOff, type Lanes, type Read } from '../lanes.js'
import { ReadTooDear } from '../reads.errors.js'
import { Replica, type Unable } from './replica.js'
import type { ReplicaRunner } from './replica-runner.js'
import { SharedQuestion } from './shared-question.js'
import { pointOfPrimary, type WalPoint } from './wal-point.js'

type Reason = Unable | 'failed'

const lookAgainAfterMs = 1_000

/** A replica reads only once its log has come as far as the primary's had when the list was asked for. */
export class Replicas {
  readonly answered = { replica: 0, behind: 0, busy: 0, failed: 0 }
  private readonly logger = new Logger('Database')
  private readonly all: Replica[]
  private readonly out = new Map<Replica, NodeJS.Timeout | undefined>()
  private readonly point: SharedQuestion<WalPoint>
  private turn = 0
  private isClosed = false

  private constructor(
    urls: string[],
    primary: DataSource,
    private readonly lanes: Lanes,
  ) {
    this.all = urls.map((url) => new Replica(url, primary))
    this.point = new SharedQuestion(() => pointOfPrimary(primary))
  }

  static async open(urls: string[], primary: DataSource, lanes: Lanes): Promise<Replicas> {
    const replicas = new Replicas(urls, primary, lanes)
    await Promise.all(replicas.all.map((replica) => replicas.look(replica)))
    return replicas
  }

  get lags(): { replica: string; bytes: number }[] {
    return this.all.flatMap(({ name, lagBytes }) =>
      lagBytes === null ? [] : [{ replica: name, bytes: Number(lagBytes) }],
    )
  }

  async list<T>(read: Read<T>): Promise<T> {
    const lent = await this.lend()
    if ('reason' in lent) return this.onPrimary(read, lent.reason)
    const { replica, runner } = lent
    try {
      const answer = await readAndGiveBack(read, runner)
      this.answered.replica += 1
      return answer
    } catch (error) {
      if (!(error instanceof QueryFailedError)) throw error
      if (isBrokenOff(error)) throw new ReadTooDear()
      // What the primary cannot answer either is no fault of the replica.
      const answer = await this.onPrimary(read, 'failed')
      this.leaveOut(replica, error)
      return answer
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const timer of this.out.values()) clearTimeout(timer)
    await Promise.all(this.all.map((replica) => replica.close()))
  }

  private onPrimary<T>(read: Read<T>, reason: Reason): Promise<T> {
    this.answered[reason] += 1
    return this.lanes.list(read)
  }

  /** Only the first replica is waited for: one that is behind for too long gives way to the next. */
  private async lend(): Promise<{ replica: Replica; runner: ReplicaRunner } | { reason: Reason }> {
    const first = this.turn++ % this.all.length
    const inTurn = [...this.all.slice(first), ...this.all.slice(0, first)].filter((one) => !this.out.has(one))
    if (inTurn.length === 0) return { reason: 'failed' }
    const point = await this.point.answer().catch((error: unknown) => this.leaveAllOut(error))
    if (!point) return { reason: 'failed' }
    let reason: Reason = 'failed'
    for (const replica of inTurn) {
      try {
        const lent = await replica.lend(point, replica === inTurn[0])
        if (typeof lent === 'object') return { replica, runner: lent }
        reason = lent
      } catch (error) {
        this.leaveOut(replica, error)
      }
    }
    return { reason }
  }

  // A primary that does not answer will not answer the list either.
  private leaveAllOut(error: unknown): null {
    for (const replica of this.all) this.leaveOut(replica, error)
    return null
  }

  private leaveOut(replica: Replica, error: unknown): void {
    if (this.out.has(replica)) return
    this.logger.warn(`Replica ${replica.name} isn't used, its lists come from the primary: ${reasonOf(error)}`)
    this.lookLater(replica)
  }

  private lookLater(replica: Replica): void {
    replica.lagBytes = null
    if (this.isClosed) return
    this.out.set(replica, setTimeout(() => void this.look(replica), lookAgainAfterMs).unref())
  }

  private async look(replica: Replica): Promise<void> {
    try {
      const lent = await replica.lend(await this.point.answer(), false)
      if (lent === 'busy') throw new Error('all its connections are busy')
      if (typeof lent === 'object') lent.giveBack()
      if (this.out.delete(replica)) this.logger.log(`Replica ${replica.name} is used again`)
    } catch (error) {
      if (this.out.has(replica)) this.lookLater(replica)
      else this.leaveOut(replica, error)
    }
  }
}

async function readAndGiveBack<T>(read: Read<T>, runner: ReplicaRunner): Promise<T> {
  try {
    return await read(runner.manager)
  } finally {
    runner.giveBack()
  }
}
