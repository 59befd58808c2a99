import { clock } from '#contract/clock.js'

const machine = (): number => Math.floor(performance.timeOrigin + performance.now())

/** Meanwhile no time passes for what goes by the clock, however slow the machine is. It goes on from there. */
export async function whileClockStands<T>(work: () => Promise<T>): Promise<T> {
  const at = clock.time()
  clock.follow(() => at)
  clock.startAt(at)
  try {
    return await work()
  } finally {
    const reached = clock.time()
    clock.follow(machine)
    clock.startAt(reached)
  }
}
