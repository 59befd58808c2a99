import { jest } from '@jest/globals'
import type { Pool } from 'pg'
import type { EntityManager } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import type { SqliteDriver } from 'typeorm/driver/sqlite/SqliteDriver.js'
import type { Database } from '../../api/src/platform/database/database.js'
import type { ListConnections, Read } from '../../api/src/platform/database/lanes.js'
import { lanesOf } from './longer-waits.js'

type Asking = Pick<EntityManager, 'query'>

/** The statements that decide or show something: neither the looks of workers nor whether the rights are still the same. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  return (await allStatementsOf(database, work)).filter((text) => !/"dueAt"|"settings"/.test(text))
}

/** Those of workers as well, where one looks meanwhile. */
export async function allStatementsOf({ read }: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { driver, options } = read.connection
  const holders =
    options.type === 'postgres'
      ? [(driver as PostgresDriver).master as Pool as unknown as Asking, read]
      : [(driver as SqliteDriver).createQueryRunner('master') as unknown as Asking]
  const spies = holders.map((holder) => jest.spyOn(holder, 'query'))
  await work()
  const texts = spies.flatMap(({ mock }) => mock.calls.map(([text]) => String(text)))
  for (const spy of spies) spy.mockRestore()
  return texts
}

/** Those of lists, which have connections of their own. */
export async function listStatementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { connections } = lanesOf(database) as unknown as { connections: ListConnections }
  const texts: string[] = []
  const lanes = { quick: connections.quick.bind(connections), dear: connections.dear.bind(connections) }
  const counted = <T>(read: Read<T>): Read<T> => {
    return (manager) => read(noting(manager, texts))
  }
  Object.assign(connections, {
    quick: <T>(read: Read<T>, maxMs: number) => lanes.quick(counted(read), maxMs),
    dear: <T>(read: Read<T>, maxMs: number) => lanes.dear(counted(read), maxMs),
  })
  try {
    await work()
  } finally {
    Object.assign(connections, lanes)
  }
  return texts
}

/** The runner is of this one list. */
function noting(manager: EntityManager, texts: string[]): EntityManager {
  const runner = manager.queryRunner as unknown as { query: (text: string, ...more: unknown[]) => unknown }
  const query = runner.query.bind(runner)
  runner.query = (text, ...more) => {
    texts.push(text)
    return query(text, ...more)
  }
  return manager
}
