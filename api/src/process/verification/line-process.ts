import 'reflect-metadata'
import { readEnvironment } from '../../platform/config/environment.js'
import { OwnReader } from '../../platform/database/snapshots.js'
import { walkLine } from '../../money/book-verification/walk-line.js'
import { entities } from '../entities.js'
import type { AskedWalk, ToldOfWalk } from './line-walkers.js'

const say = (told: ToldOfWalk) => process.send?.(told)

async function run({ from, head }: AskedWalk): Promise<void> {
  const reader = await OwnReader.open(readEnvironment(), entities)
  const walked = await walkLine(reader)(from, head, (entries) => say({ entries }))
  say({ walked })
  await reader.close()
}

process.once('disconnect', () => process.exit(1))
process.once('message', (asked: AskedWalk) => {
  run(asked).then(
    () => process.disconnect(),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      process.exit(1)
    },
  )
})
