/** The time every room goes by. A test moves it instead of waiting. */
class Clock {
  private aheadMs = 0

  now(): Date {
    return new Date(this.time())
  }

  /** Milliseconds since 1970. */
  time(): number {
    return Date.now() + this.aheadMs
  }

  /** Only forward: the ledger and the audit log are kept in the order of their times. */
  moveBy(ms: number): void {
    this.aheadMs += Math.max(0, ms)
  }
}

export const clock = new Clock()
