import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** What is only shown lets what changes something go first, for a moment: both need the same thread. */
export class Courtesy {
  private units = 0
  private endedAt = -Infinity
  private readonly bell = new EventEmitter().setMaxListeners(0)

  async unit<T>(work: () => Promise<T>): Promise<T> {
    this.units += 1
    try {
      return await work()
    } finally {
      this.units -= 1
      this.endedAt = performance.now()
      if (this.units === 0) this.bell.emit('idle')
    }
  }

  isBusy(withinMs: number): boolean {
    return this.units > 0 || performance.now() - this.endedAt < withinMs
  }

  async wait(maxMs: number): Promise<void> {
    if (this.units === 0) return
    const stop = new AbortController()
    const { signal } = stop
    await Promise.race([once(this.bell, 'idle', { signal }), pause(maxMs, undefined, { signal })]).catch(
      () => undefined,
    )
    stop.abort()
  }
}
