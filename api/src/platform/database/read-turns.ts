import { dearReadsMax, dearReadsPerCaller, dearReadsWaitingMax } from '#contract/read-limits.js'
import { TooManyReads } from './reads.errors.js'

interface Waiting {
  caller: string
  begin: () => void
}

/** The caller with fewer running reads goes first, so that a hundred dear reads of one do not block another's first. */
export class ReadTurns {
  private readonly running = new Map<string, number>()
  private total = 0
  private readonly waiting = new Set<Waiting>()

  constructor(private readonly limits: { waitMs: number }) {}

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
      }, this.limits.waitMs)
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
