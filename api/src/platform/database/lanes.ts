import { AsyncLocalStorage } from 'node:async_hooks'
import { type EntityManager, QueryFailedError } from 'typeorm'
import {
  dearReadBusyMs,
  dearReadCourtesyMs,
  dearReadMaxMs,
  dearReadRestMaxMs,
  dearReadWaitMaxMs,
  quickReadMaxMs,
} from '#contract/read-limits.js'
import { currentActor, currentRequest } from '../http/request-context.js'
import type { Courtesy } from './units/courtesy.js'
import { ReadTurns } from './read-turns.js'
import { ReadTooDear, TooManyReads } from './reads.errors.js'

export type Read<T> = (manager: EntityManager) => Promise<T>

export interface ListConnections {
  quick<T>(read: Read<T>, maxMs: number): Promise<T>
  dear<T>(read: Read<T>, maxMs: number): Promise<T>
  close(): Promise<void>
}

/** A quick read that takes too long is broken off, and begins again in the dear lane, where few run at once. */
export class Lanes {
  readonly limits = { quickMs: quickReadMaxMs, readMs: dearReadMaxMs, waitMs: dearReadWaitMaxMs }
  private readonly turns = new ReadTurns(this.limits)
  private readonly insideDear = new AsyncLocalStorage<{ until: number }>()

  constructor(
    private readonly connections: ListConnections,
    private readonly courtesy: Courtesy,
  ) {}

  async list<T>(read: Read<T>): Promise<T> {
    const turn = this.insideDear.getStore()
    if (turn) return this.readDear(read, turn.until)
    try {
      return await this.connections.quick(read, this.limits.quickMs)
    } catch (error) {
      if (!isBrokenOff(error)) throw error
      return this.dear(() => this.list(read))
    }
  }

  async dear<T>(work: () => Promise<T>): Promise<T> {
    if (this.insideDear.getStore()) return work()
    const giveBack = await this.turns.take(callerNow())
    const begunAt = performance.now()
    try {
      // A caller who has left would otherwise have everything read in vain.
      if (currentRequest()?.isGone?.()) throw new TooManyReads()
      return await this.insideDear.run({ until: performance.now() + this.limits.readMs }, work)
    } finally {
      this.rest(performance.now() - begunAt, giveBack)
    }
  }

  /** While payments go on, a dear place stays empty twice as long as it was taken: a database has no niceness. */
  private rest(tookMs: number, giveBack: () => void): void {
    if (!this.courtesy.isBusy(dearReadBusyMs)) return giveBack()
    setTimeout(giveBack, Math.min(2 * tookMs, dearReadRestMaxMs)).unref()
  }

  close(): Promise<void> {
    return this.connections.close()
  }

  private async readDear<T>(read: Read<T>, until: number): Promise<T> {
    await this.courtesy.wait(dearReadCourtesyMs)
    const leftMs = Math.ceil(until - performance.now())
    if (leftMs <= 0) throw new ReadTooDear()
    try {
      return await this.connections.dear(read, leftMs)
    } catch (error) {
      throw isBrokenOff(error) ? new ReadTooDear() : error
    }
  }
}

export function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false
  const { code } = error.driverError as { code?: string }
  return code === '57014' || code === 'SQLITE_INTERRUPT'
}

function callerNow(): string {
  const { kind, id } = currentActor()
  return `${kind} ${id ?? currentRequest()?.address ?? ''}`
}
