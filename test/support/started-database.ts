import { rmSync } from 'node:fs'
import { createApp } from '../../api/src/create-app.js'
import { readAppSecret } from '../../api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { entities } from '../../api/src/process/entities.js'
import { adminEmail, adminPassword } from './calls.js'
import { type NewDatabase, newDatabase } from './new-database.js'

/** Settings that no test is about. */
export const given = {
  LOG_LEVEL: 'error',
  ADMIN_EMAIL: adminEmail,
  ADMIN_PASSWORD: adminPassword,
  PORT: '0',
  RATE_LIMIT_SCALE: '1000',
}

let started: Promise<NodeJS.ProcessEnv> | undefined

/** Migrated, with the first administrator and roles: made once by each worker, because that is half of what a start costs. */
export async function startedDatabase(): Promise<NewDatabase> {
  const make = async () => {
    const { settings } = await newDatabase()
    const environment = readEnvironment({ ...given, ...settings })
    const database = await Database.open(environment, entities)
    const app = await createApp(environment, readAppSecret(environment), database)
    await app.init()
    await app.close()
    process.once('exit', () => rmSync(settings.DATA_DIR ?? '', { recursive: true, force: true }))
    return settings
  }
  return newDatabase(await (started ??= make()))
}
