import { Random } from '../support/random.js'
import { moneyRaces } from './money-races.js'
import { passwordRaces } from './password-races.js'
import type { Report } from './report.js'
import { rightsRaces } from './rights-races.js'
import { Ring } from './ring.js'
import { type Effort, timeOf } from './effort.js'
import type { Stage } from './stage.js'

const allRaces = Object.entries({ ...moneyRaces, ...rightsRaces, ...passwordRaces })

/** Calls that move money or rights, several at the same moment, and what must be true afterwards. */
export async function attackRaces(stage: Stage, report: Report, effort: Effort): Promise<void> {
  const { seed, rounds, races: names } = effort
  const random = new Random(seed)
  const time = timeOf(effort)
  const races = allRaces.filter(([name]) => names?.includes(name) ?? true)
  report.count('kinds of races', races.length)
  for (let round = 0; round < rounds && !time.aborted; round += 1) {
    // In an order of its own each time, so that what one leaves behind meets another.
    for (const [name, run] of races.toSorted(() => random.next() - 0.5)) {
      report.count('races')
      await run(new Ring(stage, report, name, seed))
    }
  }
}
