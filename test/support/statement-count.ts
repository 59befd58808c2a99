import { jest } from '@jest/globals'
import type { Pool } from 'pg'
import type { EntityManager } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import type { SqliteDriver } from 'typeorm/driver/sqlite/SqliteDriver.js'
import type { Database } from '../../api/src/platform/database/database.js'

type Asking = Pick<EntityManager, 'query'>

/** The statements that decide or show something: neither the looks of workers nor whether the rights are still the same. */
export async function statementsOf({ read }: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { driver, options } = read.connection
  const holders =
    options.type === 'postgres'
      ? [(driver as PostgresDriver).master as Pool as unknown as Asking, read]
      : [(driver as SqliteDriver).createQueryRunner('master') as unknown as Asking]
  const spies = holders.map((holder) => jest.spyOn(holder, 'query'))
  await work()
  const texts = spies.flatMap(({ mock }) => mock.calls.map(([text]) => String(text)))
  for (const spy of spies) spy.mockRestore()
  return texts.filter((text) => !/"dueAt"|"settings"/.test(text))
}
