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
  REFUND_KEEPS_FEE: '0',
  FIRST_PLAN_DISPUTE_FEES: 'none',
}

let migrated: Promise<NodeJS.ProcessEnv> | undefined
let started: Promise<NodeJS.ProcessEnv> | undefined

// Each worker makes both once, because they are half of what a start costs.
const removeAtExit = ({ DATA_DIR = '' }: NodeJS.ProcessEnv) =>
  process.once('exit', () => rmSync(DATA_DIR, { recursive: true, force: true }))

/** With all tables and no row: the first start is still to come, with the settings that the test gives it. */
export async function migratedDatabase(): Promise<NewDatabase> {
  const make = async () => {
    const { settings } = await newDatabase()
    const database = await Database.open(readEnvironment({ ...given, ...settings }), entities)
    await database.onApplicationShutdown()
    removeAtExit(settings)
    return settings
  }
  return newDatabase(await (migrated ??= make()))
}

/** Migrated, with the first administrator and roles. */
export async function startedDatabase(): Promise<NewDatabase> {
  const make = async () => {
    const { settings } = await migratedDatabase()
    const environment = readEnvironment({ ...given, ...settings })
    const database = await Database.open(environment, entities)
    const app = await createApp(environment, readAppSecret(environment), database)
    await app.init()
    await app.close()
    removeAtExit(settings)
    return settings
  }
  return newDatabase(await (started ??= make()))
}
