import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { readAppSecret } from './platform/config/app-secret.js'
import { readEnvironment } from './platform/config/environment.js'
import { createApp } from './create-app.js'
import { clock } from '#contract/clock.js'
import { Database } from './platform/database/database.js'
import { DemoCalls } from './process/demo/demo-calls.js'
import {
  demoAdmin,
  demoChecker,
  demoMerchants,
  demoNewcomer,
  demoPassword,
  demoStaff,
} from './process/demo/demo-people.js'
import { DemoRandom } from './process/demo/demo-random.js'
import { DemoSchedule } from './process/demo/demo-schedule.js'
import { demoDays, DemoStory } from './process/demo/demo-story.js'
import { workersOf } from './process/demo/demo-workers.js'
import { SandboxTimes } from './money/processors/sandbox/sandbox-times.js'
import { entities } from './process/entities.js'

const day = 24 * 3_600_000

async function makeDemo(): Promise<void> {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, payments: { type: 'string' } } })
  const environment = readEnvironment()
  if (environment.DATABASE_URL) throw new Error('The demo is made in a DATA_DIR of its own: unset DATABASE_URL.')
  const now = clock.time()
  const today = now - (now % day)
  clock.startAt(today - demoDays * day)
  const database = await Database.open(environment, entities)
  const app = await createApp(environment, readAppSecret(environment), database)
  await app.init()
  Object.assign(app.get(SandboxTimes, { strict: false }), { slowMs: 0 })
  const schedule = new DemoSchedule(workersOf(app))
  const calls = new DemoCalls(app.getHttpAdapter().getInstance() as never)
  const story = new DemoStory(calls, schedule, new DemoRandom(Number(values.seed ?? 1)), today)
  story.tell(Number(values.payments ?? 900))
  await schedule.playUntil(now)
  await story.endToday()
  clock.reset()
  await app.close()
  process.stdout.write(`${signIns()}\n`)
}

function signIns(): string {
  const active = demoMerchants.filter(({ fate }) => fate === 'active')
  return [
    `Everybody's password is  ${demoPassword}`,
    `  ${'Administrator'.padEnd(22)} ${demoAdmin}`,
    `  ${'Second administrator'.padEnd(22)} ${demoChecker.email}`,
    ...demoStaff.map(
      ({ email, role }) => `  ${role.padEnd(22)} ${email}${email.startsWith('jonas') ? ' (locked)' : ''}`,
    ),
    `  ${'No role yet'.padEnd(22)} ${demoNewcomer.email}`,
    ...active.map(({ name, emailAddress }) => `  ${name.padEnd(22)} ${emailAddress}`),
  ].join('\n')
}

makeDemo().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
