import 'reflect-metadata'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { clock } from '#contract/clock.js'
import { existingAppSecret } from '../../platform/config/app-secret.js'
import { runCommand, say } from '../../platform/config/command.js'
import type { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { nextEnds } from '../../desk/decisions/decision-chains.js'
import { lastSeals, makeSeal, sealKeyOf, sealsLine } from '../../money/ledger-seals/make-seal.js'
import type { SealKey } from '../../money/ledger-seals/seal-chain.js'
import { isSecretOf } from '../app-secret/secret-settings.js'
import { entities } from '../entities.js'
import { type Asked, writeEvidence } from './write-evidence.js'

/** `--from 2026-11-01 --to 2026-11-30 --out folder`: days of UTC, both of them whole, or moments. */
runCommand(async (environment, args) => {
  const { path, ...asked } = optionsOf(args)
  const page = readFileSync(join(import.meta.dirname, 'verify.html'))
  const database = await Database.open(environment, entities)
  try {
    const key = await keyOf(environment, database)
    await seal(database, key)
    const { entries, fingerprint, faults } = await writeEvidence(database.read, key, asked, { path, page })
    say(`${path} has ${entries} entries. Open verify.html in a browser on any computer.`)
    say(`It's signed. The key's fingerprint: ${fingerprint}`)
    for (const fault of faults) say(`The decision log is damaged. ${fault}.`)
    return faults.length > 0 ? 1 : 0
  } finally {
    await database.onApplicationShutdown()
  }
})

async function keyOf(environment: Environment, { read }: Database): Promise<SealKey> {
  const secret = existingAppSecret(environment)
  if (secret === null || !(await isSecretOf(read, secret)))
    throw new Error(
      "Signing needs the secret: set this installation's APP_SECRET, or run the command where DATA_DIR is.",
    )
  return sealKeyOf(secret)
}

// So that what was decided just now is in it; what cannot be sealed is named by the verification of the books.
async function seal(database: Database, key: SealKey): Promise<void> {
  const [last] = await lastSeals(database.read, 1)
  const decisions = await nextEnds(database.read, last ?? null, clock.time())
  await database
    .writeInLine(sealsLine, (manager) => makeSeal(manager, key, { after: last?.number ?? 0, decisions }))
    .catch((error: unknown) => console.error(`Couldn't create a seal: ${String(error)}`))
}

function optionsOf(args: string[]): Asked & { path: string } {
  const { values } = parseArgs({
    args,
    options: { from: { type: 'string' }, to: { type: 'string' }, out: { type: 'string' } },
  })
  const from = momentOf(values.from, 'T00:00:00.000Z')
  const to = momentOf(values.to, 'T23:59:59.999Z')
  if (!from || !to || !values.out || from > to)
    throw new Error('Use --from 2026-11-01 --to 2026-11-30 --out <new folder>.')
  return { from, to, path: values.out }
}

function momentOf(text: string | undefined, ofDay: string): Date | null {
  if (text === undefined) return null
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text)
  const moment = new Date(isDay ? `${text}${ofDay}` : text)
  return Number.isNaN(moment.getTime()) ? null : moment
}
