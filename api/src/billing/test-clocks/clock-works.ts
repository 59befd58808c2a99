import { Injectable } from '@nestjs/common'
import type { ClockStepView } from '#contract/test-clocks.js'

export interface ClockWork {
  /** When something of the clock's customers is due next; null: nothing is. */
  next: (testClockID: string) => Promise<Date | null>
  /** Does what is due by then, and answers how much that was. */
  play: (testClockID: string, at: Date) => Promise<number>
  /** The newest of what happened to its customers, at most so many. */
  happened?: (testClockID: string, most: number) => Promise<ClockStepView[]>
}

/** Rooms whose work depends on the time of customers register it here. */
@Injectable()
export class ClockWorks {
  private readonly works: ClockWork[] = []

  add(work: ClockWork): void {
    this.works.push(work)
  }

  async next(testClockID: string): Promise<Date | null> {
    const times = await Promise.all(this.works.map((work) => work.next(testClockID)))
    const [first] = times.filter((time) => time !== null).sort((one, other) => one.getTime() - other.getTime())
    return first ?? null
  }

  /** Newest first; of one moment, what happened later. */
  async happened(testClockID: string, most: number): Promise<ClockStepView[]> {
    const steps = await Promise.all(this.works.map(async (work) => (await work.happened?.(testClockID, most)) ?? []))
    return steps.flat().sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
  }

  async play(testClockID: string, at: Date): Promise<number> {
    let played = 0
    for (const work of this.works) played += await work.play(testClockID, at)
    return played
  }
}
