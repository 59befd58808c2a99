// `npm run attack -- [--engine sqlite|postgres] [--seed N] [--minutes N] [--at-most N] [--only matrix,gate,posts,races,fuzz,worst]`:
// attacks the built product from outside, on loopback and in a temporary folder, and writes what it found into
// attack-report.json. A part takes so many minutes at most, and so many tries.
import '../../libs/launch/node-version.mjs'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { launch } from '../../libs/launch/launch-error.mjs'
import { prepare } from '../../libs/launch/prepare.mjs'
import { startPostgres } from '../support/postgres.mjs'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 30)) },
    minutes: { type: 'string', default: '5' },
    only: { type: 'string' },
    'at-most': { type: 'string' },
    report: { type: 'string', default: 'attack-report.json' },
  },
})
const effort = {
  seed: Number(values.seed),
  minutes: Number(values.minutes),
  ...(values['at-most'] && { atMost: Number(values['at-most']) }),
  inputs: Number(values['at-most'] ?? 50_000),
  slowMs: 250,
  rounds: 20,
}

async function attackOn(engine, { attacks, runAttacks }) {
  process.env.TEST_ENGINE = engine
  const postgres = engine === 'postgres' && !process.env.TEST_DATABASE_URL ? await startPostgres() : undefined
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url
  try {
    const report = await runAttacks(values.only?.split(',') ?? Object.keys(attacks), effort)
    console.log(`\n=== ${engine}, seed ${effort.seed}\n${report.asText()}`)
    return { engine, seed: effort.seed, ...report.asJson() }
  } finally {
    if (postgres) delete process.env.TEST_DATABASE_URL
    postgres?.stop()
  }
}

await launch(() => prepare(undefined, 'checks'))
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-attack-'))
// As root, PostgreSQL runs as another user, who must get through to its own folder.
chmodSync(folder, 0o711)
process.env.TMPDIR = folder
try {
  await import('./compile.mjs')
  const attack = await import('./run.ts')
  const reports = []
  for (const engine of values.engine) reports.push(await attackOn(engine, attack))
  writeFileSync(values.report, `${JSON.stringify(reports, null, 2)}\n`)
  process.exitCode = reports.some(({ findings }) => findings.length > 0) ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
