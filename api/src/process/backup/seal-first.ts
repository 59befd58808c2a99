import type { DataSource } from 'typeorm'
import { existingAppSecret } from '../../platform/config/app-secret.js'
import { say } from '../../platform/config/command.js'
import type { Environment } from '../../platform/config/environment.js'
import { PostgresUnitOfWork } from '../../platform/database/postgres/postgres-unit-of-work.js'
import { SqliteUnitOfWork } from '../../platform/database/sqlite/sqlite-unit-of-work.js'
import { makeSeal, sealKeyOf, sealsLine } from '../../money/ledger-seals/make-seal.js'
import { isSecretOf } from '../app-secret/secret-settings.js'

export async function sealFirst(environment: Environment, source: DataSource): Promise<void> {
  const units = source.options.type === 'postgres' ? new PostgresUnitOfWork(source) : new SqliteUnitOfWork(source)
  const secret = existingAppSecret(environment)
  try {
    await units.run(
      async (manager) => makeSeal(manager, secret && (await isSecretOf(manager, secret)) ? sealKeyOf(secret) : null),
      [sealsLine],
    )
  } catch (error) {
    say(`Couldn't seal the ledger first: ${error instanceof Error ? error.message : String(error)}`)
  }
}
