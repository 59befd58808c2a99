const RealDate = Date

/**
 * The time that the demo's data is made at. It goes on by itself, so that what follows stands after what came before,
 * and is moved forward in between; the services ask it without knowing, because they ask `Date`.
 */
export class DemoClock {
  private offsetMs = 0

  constructor(startsAt: number) {
    this.offsetMs = startsAt - RealDate.now()
    const now = () => this.now()
    globalThis.Date = class extends RealDate {
      constructor(...parts: unknown[]) {
        super(...((parts.length === 0 ? [now()] : parts) as [number]))
      }
      static override now = now
    } as DateConstructor
  }

  now(): number {
    return RealDate.now() + this.offsetMs
  }

  /** Never back: the ledger and the audit log stand in line. */
  moveTo(time: number): void {
    this.offsetMs += Math.max(0, Math.round(time) - this.now())
  }

  /** From here on it is the real time again. */
  restore(): void {
    globalThis.Date = RealDate
  }
}
