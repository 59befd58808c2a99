import { existingAppSecret } from '../../platform/config/app-secret.js'
import { say } from '../../platform/config/command.js'
import type { AppSecret } from '../../platform/config/app-secret.js'
import type { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { type Resealed, reseal } from './reseal.js'
import { type SealedColumn, sealedColumns } from './sealed-columns.js'
import { endReplacement, readSecretState } from './secret-settings.js'
import { entities } from '../entities.js'
import { commandLine } from '../../platform/config/command-line.js'

class CannotRotate extends Error {}

const usage = `Usage: ${commandLine('secret:rotate')}, or ${commandLine('secret:rotate', '--left')} to only count`

export async function rotateSecret(environment: Environment, args: string[]): Promise<void> {
  const onlyCount = args.includes('--left')
  if (args.length > (onlyCount ? 1 : 0)) throw new CannotRotate(usage)
  const secret = existingAppSecret(environment)
  if (!secret)
    throw new CannotRotate("There is no secret yet. APP_SECRET isn't set, and DATA_DIR has no file app-secret.")
  const database = await Database.open(environment, entities)
  try {
    await requireWriter(database, secret)
    if (onlyCount) await countAll(database, secret)
    else await rotateAll(database, secret)
  } finally {
    await database.onApplicationShutdown()
  }
}

/** A server that still writes with the other secret would seal with it what was just sealed anew. */
async function requireWriter(database: Database, secret: AppSecret): Promise<void> {
  const { writer } = await readSecretState(database.read, secret)
  const others = await database.processes.otherSecretsInUse(secret.fingerprint)
  if (writer === secret.fingerprint && others === 0) return
  throw new CannotRotate(
    'A Gatehouse process still uses the old secret. Start all of them with the new secret in APP_SECRET and the old one in APP_SECRET_PREVIOUS, then run this again.',
  )
}

async function rotateAll(database: Database, secret: AppSecret): Promise<void> {
  // Until a walk finds nothing: a row may have been copied into another column meanwhile.
  while ((await walk(database, secret, false)) > 0);
  await requireWriter(database, secret)
  await database.write((manager) => endReplacement(manager, secret))
  say('Everything uses the new secret. Remove APP_SECRET_PREVIOUS and restart every process.')
  say('People who signed in before the change then have to sign in again, unless you wait twelve hours.')
}

async function countAll(database: Database, secret: AppSecret): Promise<void> {
  const left = await walk(database, secret, true)
  say(left > 0 ? `${left} are left. Run ${commandLine('secret:rotate')}.` : 'Nothing is left.')
}

async function walk(database: Database, secret: AppSecret, onlyCount: boolean): Promise<number> {
  let found = 0
  for (const column of sealedColumns) {
    const resealed = await reseal(database, secret, column, { onlyCount })
    tell(column, resealed, onlyCount)
    found += resealed.renewed
  }
  return found
}

function tell({ what, table }: SealedColumn, { already, renewed, unreadable }: Resealed, onlyCount: boolean): void {
  say(`${what}: ${renewed} ${onlyCount ? 'left' : 'encrypted again'}, ${already} done before.`)
  for (const key of unreadable) say(`  ${table} ${key} can't be decrypted with either secret and wasn't changed.`)
}
