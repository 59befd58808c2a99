import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { EntityManager } from 'typeorm'
import { isSecretOf } from '../app-secret/secret-settings.js'
import { existingAppSecret } from '../../platform/config/app-secret.js'
import type { Environment } from '../../platform/config/environment.js'
import { migrate } from '../../platform/database/migrate.js'
import { fingerprintSetting, Setting } from '../../platform/database/setting.entity.js'
import { faultIn } from './check-copy.js'
import { faultInDocuments } from './documents.js'
import { createPrivate, removeFile, uniqueName } from './files.js'
import { Refusal } from './refusal.js'
import { withSqlite } from './with-database.js'

export const draftPath = ({ dataDir }: Environment): string => uniqueName(join(dataDir, 'gatehouse'), 'draft')

export async function withDraft(
  environment: Environment,
  backup: string,
  work: (draft: string) => Promise<void>,
): Promise<void> {
  const path = resolve(backup)
  if (!existsSync(path) || !statSync(path).isFile()) throw new Refusal(`Backup not found: ${path}.`)
  mkdirSync(environment.dataDir, { recursive: true, mode: 0o700 })
  const draft = draftPath(environment)
  try {
    createPrivate(draft)
    copyFileSync(path, draft)
    await checkDraft(environment, draft, path)
    await checkDocuments(draft, path)
    await work(draft)
  } finally {
    removeFile(draft)
  }
}

export const checkDraft = (environment: Environment, draft: string, name: string): Promise<void> =>
  withSqlite(draft, 'write', async (source) => {
    const runner = source.createQueryRunner()
    const isOurs = await runner.hasTable('settings').catch(() => false)
    if (!isOurs || !(await runner.hasTable('migrations'))) throw new Refusal(`${name} isn't a Gatehouse backup.`)
    await migrate(source)
    const made = await source.manager.findOneBy(Setting, { name: fingerprintSetting })
    if (made) await requireSecret(environment, source.manager, name)
    const fault = await faultIn(source.manager)
    if (fault) throw new Refusal(`${fault} Nothing was restored from ${name}.`)
  })

const checkDocuments = (draft: string, name: string): Promise<void> =>
  withSqlite(draft, 'read', async ({ manager }) => {
    const fault = await faultInDocuments(manager)
    if (fault) throw new Refusal(`${fault} Nothing was restored from ${name}.`)
  })

async function requireSecret(environment: Environment, manager: EntityManager, name: string): Promise<void> {
  const secret = existingAppSecret(environment)
  const how = 'Set APP_SECRET, or put the file app-secret of that installation into DATA_DIR'
  if (!secret) throw new Refusal(`${name} needs the secret it was made with, but no secret is set. ${how}.`)
  if (!(await isSecretOf(manager, secret))) throw new Refusal(`${name} was made with a different secret. ${how}.`)
}
