const RealDate = Date

/** Replaces `Date` for the services; it runs on by itself, so that what follows stands after what came before. */
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

  restore(): void {
    globalThis.Date = RealDate
  }
}
