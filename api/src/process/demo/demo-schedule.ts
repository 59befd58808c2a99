import { clock } from '#contract/clock.js'

interface Entry {
  time: number
  run: () => Promise<void>
}

export class DemoSchedule {
  private entries: Entry[] = []

  constructor(private readonly workers: () => Promise<void>) {}

  add(time: number, run: () => Promise<void>): void {
    const index = this.entries.findIndex((entry) => entry.time > time)
    this.entries.splice(index === -1 ? this.entries.length : index, 0, { time, run })
  }

  async playUntil(end: number): Promise<void> {
    for (;;) {
      const entry = this.entries[0]
      if (!entry || entry.time > end) break
      this.entries.shift()
      moveTo(entry.time)
      await this.workers()
      await entry.run()
    }
    moveTo(end)
    await this.workers()
  }
}

const moveTo = (time: number) => clock.moveBy(Math.round(time) - clock.time())
