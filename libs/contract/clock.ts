let offsetMs = 0
let source = (): number => Date.now()

const time = (): number => source() + offsetMs

/**
 * The time that the API and the site go by. A test moves it instead of waiting, and the demo starts it a year ago. It is for the time
 * of day alone: how long something took, and when a call is given up, is measured with performance.now() and timers, which run on.
 */
export const clock = {
  /** Milliseconds since 1970. */
  time,

  now: (): Date => new Date(time()),

  /** Only forward: the ledger and the audit log are kept in the order of their times. */
  moveBy(ms: number): void {
    offsetMs += Math.max(0, ms)
  },

  /** Also in the past: for a database that nothing has been written to. */
  startAt(start: number): void {
    offsetMs += start - time()
  },

  /** Back to the time of the machine. */
  reset(): void {
    offsetMs = 0
  },

  /** The built site has its own copy of this module, and the server makes it show the same time. */
  follow(other: () => number): void {
    source = other
  },
}
