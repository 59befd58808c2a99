import { Injectable, Logger } from '@nestjs/common'
import { setTimeout as pause } from 'node:timers/promises'
import type { FindOptionsWhere } from 'typeorm'
import { clockStuckMs, subscriptionPollMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { clockStuck } from '#contract/messages/errors/test-clocks.js'
import { Database } from '../../platform/database/database.js'
import { isSet } from '../../platform/database/is-set.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { ClockWorks } from './clock-works.js'
import { TestClock } from './test-clock.entity.js'

const againMs = 50

/** Advances clocks from one due moment to the next. After a crash the loop goes on where it stopped. */
@Injectable()
export class ClockPlayer {
  private readonly logger = new Logger('Billing')
  private readonly running = new Map<string, Promise<void>>()
  private isStopping = false

  constructor(
    private readonly database: Database,
    private readonly works: ClockWorks,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: this.logger,
      failure: "Couldn't read test clocks",
      pollMs: subscriptionPollMs,
      look: async (stopping) => {
        stopping.addEventListener('abort', () => (this.isStopping = true), { once: true })
        const found = await database.read.find(TestClock, {
          where: { status: 'advancing', advancingTo: isSet() },
        })
        await Promise.all(found.map(({ testClockID }) => this.play(testClockID)))
        return false
      },
      atEnd: async () => void (await Promise.allSettled(this.running.values())),
    })
  }

  play(testClockID: string): Promise<void> {
    const known = this.running.get(testClockID)
    if (known) return known
    const playing = this.advance(testClockID)
      .catch((error: unknown) => this.fail(testClockID, error))
      .finally(() => this.running.delete(testClockID))
    this.running.set(testClockID, playing)
    return playing
  }

  private async advance(testClockID: string): Promise<void> {
    let movedAt = performance.now()
    while (!this.isStopping) {
      const found = await this.database.read.findOneByOrFail(TestClock, { testClockID })
      const { status, now, advancingTo } = found
      if (status !== 'advancing' || !advancingTo) return
      const next = await this.works.next(testClockID)
      if (!next || next > advancingTo) return this.arrive(testClockID, advancingTo)
      if (next > now) await this.set(testClockID, { advancingTo, now }, { now: next })
      if ((await this.works.play(testClockID, next > now ? next : now)) > 0) movedAt = performance.now()
      // Another process may be at it.
      else if (performance.now() - movedAt > clockStuckMs) throw new Error(clockStuck)
      else await pause(againMs)
    }
  }

  private arrive(testClockID: string, now: Date): Promise<void> {
    return this.set(testClockID, { advancingTo: now }, { now, status: 'ready', advancingTo: null })
  }

  private async fail(testClockID: string, error: unknown): Promise<void> {
    this.logger.error(`${testClockID}: ${String(error)}`, error instanceof Error ? error.stack : undefined)
    await this.set(testClockID, {}, { status: 'failed', advancingTo: null, fault: clockStuck })
  }

  /** Another process may have taken the clock further, or have begun the next advance. */
  private async set(testClockID: string, only: FindOptionsWhere<TestClock>, change: Partial<TestClock>): Promise<void> {
    const written = { ...change, updatedAt: clock.now() }
    const where = { testClockID, status: 'advancing' as const, ...only }
    await this.database.write((manager) => manager.update(TestClock, where, written))
  }
}
