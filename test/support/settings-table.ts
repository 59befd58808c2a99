import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { Setting } from '../../api/src/platform/database/setting.entity.js'
import { migratedDatabase } from './started-database.js'
import { entities } from '../../api/src/process/entities.js'

/** A database of a spec's own, whose table of settings is empty before each test: rows to try units of work with. */
export function useSettingsTable() {
  const opened = {} as { database: Database; remove: () => Promise<void> }
  beforeAll(async () => {
    const { settings, remove } = await migratedDatabase()
    Object.assign(opened, { remove, database: await Database.open(readEnvironment(settings), entities) })
  })
  afterAll(async () => {
    await opened.database.onApplicationShutdown()
    await opened.remove()
  })
  beforeEach(() =>
    opened.database.write(
      async (manager) => void (await manager.createQueryBuilder().delete().from(Setting).execute()),
    ),
  )
  return opened
}

export const addSetting = (manager: EntityManager, name: string, value = '') => manager.insert(Setting, { name, value })
