import { dearReadsMax, dearReadsPerCaller, dearReadsWaitingMax, dearReadWaitMaxMs } from '#contract/read-limits.js'
import { TooManyReads } from './reads.errors.js'

interface Waiting {
  caller: string
  begin: () => void
}

/**
 * Who may read at length now: few at once in this process, and fewer of one caller. Whoever waits lets those pass whose
 * caller has less running, so that one caller with a hundred dear questions does not keep another one from its first.
 */
export class ReadTurns {
  private readonly running = new Map<string, number>()
  private total = 0
  private readonly waiting = new Set<Waiting>()

  /** Resolves to what gives the turn back; refuses whoever has waited for too long. */
  async take(caller: string): Promise<() => void> {
    if (!this.isFree(caller)) await this.wait(caller)
    else this.count(caller, 1)
    let isGiven = false
    return () => {
      if (isGiven) return
      isGiven = true
      this.count(caller, -1)
      this.next()
    }
  }

  private wait(caller: string): Promise<void> {
    const own = [...this.waiting].filter((one) => one.caller === caller)
    if (own.length >= dearReadsWaitingMax) throw new TooManyReads()
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        caller,
        begin: () => {
          clearTimeout(timer)
          this.waiting.delete(one)
          this.count(caller, 1)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.waiting.delete(one)
        reject(new TooManyReads())
      }, dearReadWaitMaxMs)
      this.waiting.add(one)
    })
  }

  private next(): void {
    for (const one of this.waiting) if (this.isFree(one.caller)) return one.begin()
  }

  private isFree(caller: string): boolean {
    return this.total < dearReadsMax && (this.running.get(caller) ?? 0) < dearReadsPerCaller
  }

  private count(caller: string, change: 1 | -1): void {
    const running = (this.running.get(caller) ?? 0) + change
    if (running === 0) this.running.delete(caller)
    else this.running.set(caller, running)
    this.total += change
  }
}
