import { jest } from '@jest/globals'
import type { Pool } from 'pg'
import type { EntityManager } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import type { SqliteDriver } from 'typeorm/driver/sqlite/SqliteDriver.js'
import type { Database } from '../../api/src/platform/database/database.js'
import type { ListConnections, Read } from '../../api/src/platform/database/lanes.js'
import { currentRequest } from '../../api/src/platform/http/request-context.js'
import { lanesOf } from './longer-waits.js'

type Asking = Pick<EntityManager, 'query'>

/** The statements of requests that decide or show something, and not whether the rights are still the same. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  return (await allStatementsOf(database, work)).filter((text) => !/"dueAt"|"settings"/.test(text))
}

/** All statements of requests. Workers may look at any time, so theirs are left out. */
export async function allStatementsOf({ read }: Database, work: () => Promise<unknown>): Promise<string[]> {
  const { driver, options } = read.connection
  const holders =
    options.type === 'postgres'
      ? [(driver as PostgresDriver).master as Pool as unknown as Asking, read]
      : [(driver as SqliteDriver).createQueryRunner('master') as unknown as Asking]
  const texts: string[] = []
  const spies = holders.map((holder) => {
    const query = holder.query.bind(holder)
    return jest.spyOn(holder, 'query').mockImplementation((...asked: Parameters<EntityManager['query']>) => {
      if (currentRequest()) texts.push(String(asked[0]))
      return query(...asked)
    })
  })
  await work()
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
