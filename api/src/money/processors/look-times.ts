import { checkoutLookMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'

const keptMax = 10_000

/** Whoever waits at a page may ask the processor again and again: it is asked at most every few seconds about the same. */
export class LookTimes {
  private readonly askedAt = new Map<string, number>()

  isTime(id: string): boolean {
    const now = clock.time()
    if (now - (this.askedAt.get(id) ?? 0) < checkoutLookMs) return false
    if (this.askedAt.size >= keptMax) this.askedAt.clear()
    this.askedAt.set(id, now)
    return true
  }
}
