import { Logger } from '@nestjs/common'
import { AsyncResource } from 'node:async_hooks'
import type { DataSource } from 'typeorm'
import { unitMaxMs } from '#contract/limits.js'
import { currentActor, currentRequest } from '../../http/request-context.js'
import { LentWriter } from './lent-writer.js'
import { inTime, UnitOverdue } from '../units/unit-deadline.js'
import {
  asUnit,
  groupMax,
  type Outcome,
  refuseNesting,
  type UnitOfWork,
  type WaitingUnit,
  type Work,
} from '../units/unit-of-work.js'

interface Waiting extends WaitingUnit {
  describe: () => string
  overdue?: UnitOverdue
}

const groupMaxMs = 30

/** TypeORM shares one SQLite connection, so units take turns; those that wait share one commit, each in a savepoint. */
export class SqliteUnitOfWork implements UnitOfWork {
  private readonly waiting: Waiting[] = []
  private isWorking = false
  private readonly logger = new Logger('Database')

  constructor(
    private readonly writer: DataSource,
    private readonly maxMs: number | null = unitMaxMs,
  ) {}

  async run<T>(work: Work<T>, inLine: string[] = []): Promise<T> {
    refuseNesting()
    return new Promise<T>((resolve, reject) => {
      const describe = AsyncResource.bind(() => originOf(inLine))
      this.waiting.push({
        work: asUnit(work),
        resolve: resolve as Waiting['resolve'],
        reject,
        describe,
        isApart: false,
      })
      if (!this.isWorking) void this.workOff()
    })
  }

  private async workOff(): Promise<void> {
    this.isWorking = true
    while (this.waiting.length > 0) await this.runGroup()
    this.isWorking = false
  }

  private async runGroup(): Promise<void> {
    const group: Waiting[] = []
    try {
      await this.writer.query('BEGIN IMMEDIATE')
    } catch (error) {
      this.waiting.shift()?.reject(error)
      return
    }
    try {
      const outcomes: Outcome[] = []
      const until = performance.now() + groupMaxMs
      do {
        const unit = this.waiting.shift()
        if (!unit) break
        group.push(unit)
        outcomes.push(await this.runOne(unit, group.length))
      } while (group.length < groupMax && performance.now() < until && this.mayShare(group))
      await this.writer.query('COMMIT')
      for (const tell of outcomes) tell()
    } catch (error) {
      // After some faults, such as a full disk, SQLite has rolled back by itself: the first error is the one to tell.
      await this.writer.query('ROLLBACK').catch(() => undefined)
      this.parted(group, error)
    }
  }

  private mayShare(group: Waiting[]): boolean {
    return !group[0]?.isApart && !this.waiting[0]?.isApart
  }

  /** The others may have had no part in the failure, so they run again. */
  private parted(group: Waiting[], error: unknown): void {
    const [only] = group
    if (group.length === 1) return only?.reject(error)
    for (const { overdue, reject } of group) if (overdue) reject(overdue)
    this.waiting.unshift(...group.filter(({ overdue }) => !overdue).map((unit) => ({ ...unit, isApart: true })))
  }

  /** Throws when the transaction is lost; savepoints end with it, so none is released. */
  private async runOne(unit: Waiting, position: number): Promise<Outcome> {
    const { work, resolve, reject } = unit
    const savepoint = position > 1 ? `unit_${position}` : null
    if (savepoint) await this.writer.query(`SAVEPOINT ${savepoint}`)
    const lent = new LentWriter(this.writer)
    try {
      const result = await inTime(this.maxMs, async () => {
        try {
          return await work(lent.manager)
        } finally {
          await lent.takeBack()
        }
      })
      return () => resolve(result)
    } catch (error) {
      if (error instanceof UnitOverdue) await this.stop(unit, lent, error)
      if (!savepoint) throw error
      await this.writer.query(`ROLLBACK TO ${savepoint}`).catch(() => {
        throw error
      })
      return () => reject(error)
    }
  }

  private async stop(unit: Waiting, lent: LentWriter, error: UnitOverdue): Promise<void> {
    unit.overdue = error
    this.logger.error(`${error.message}: ${unit.describe()}; ${lent.progress}`)
    await lent.seize()
  }
}

function originOf(inLine: string[]): string {
  const { kind, id } = currentActor()
  const whose = `${id ? `${kind} ${id}` : kind}, ${currentRequest()?.requestId ?? 'no request'}`
  return inLine.length > 0 ? `${whose}, in line on ${inLine.join(', ')}` : whose
}
