/**
 * The time that the API and the site go by. A test moves it instead of waiting, and the demo starts it a year ago. It is for the time
 * of day alone: how long something took, and when a call is given up, is measured with performance.now() and timers, which run on.
 */
class Clock {
  private offsetMs = 0
  private source: { time(): number } = { time: () => Date.now() }

  now(): Date {
    return new Date(this.time())
  }

  /** Milliseconds since 1970. */
  time(): number {
    return this.source.time() + this.offsetMs
  }

  /** Only forward: the ledger and the audit log are kept in the order of their times. */
  moveBy(ms: number): void {
    this.offsetMs += Math.max(0, ms)
  }

  /** Also in the past: for a database that nothing has been written to. */
  startAt(time: number): void {
    this.offsetMs += time - this.time()
  }

  /** Back to the time of the machine. */
  reset(): void {
    this.offsetMs = 0
  }

  /** The built site has its own copy of this module, and the server makes it show the same time. */
  follow(other: { time(): number }): void {
    this.source = other
  }
}

export const clock = new Clock()
