import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import type { DataSource, EntityManager } from 'typeorm'
import { unitMaxMs } from '#contract/limits.js'
import { runInRequest } from '../../api/src/platform/http/request-context.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { openDataSources } from '../../api/src/platform/database/data-source.js'
import { PostgresUnitOfWork } from '../../api/src/platform/database/postgres/postgres-unit-of-work.js'
import { Setting } from '../../api/src/platform/database/setting.entity.js'
import { UnitOverdue } from '../../api/src/platform/database/units/unit-deadline.js'
import { SqliteUnitOfWork } from '../../api/src/platform/database/sqlite/sqlite-unit-of-work.js'
import type { UnitOfWork } from '../../api/src/platform/database/units/unit-of-work.js'
import { migratedDatabase } from '../support/started-database.js'
import { entities } from '../../api/src/process/entities.js'

const isSqlite = process.env.TEST_ENGINE !== 'postgres'
const maxMs = 300

let sources: Record<'reader' | 'writer', DataSource>
let units: UnitOfWork
let remove: () => Promise<void>
beforeAll(async () => {
  const made = await migratedDatabase()
  remove = made.remove
  sources = await openDataSources(readEnvironment(made.settings), entities)
  units = isSqlite ? new SqliteUnitOfWork(sources.writer, maxMs) : new PostgresUnitOfWork(sources.writer)
})
afterAll(async () => {
  await sources.reader.destroy()
  if (sources.writer !== sources.reader) await sources.writer.destroy()
  await remove()
})
let logged: string[]
beforeEach(async () => {
  await units.run((manager) => manager.query('DELETE FROM "settings"'))
  logged = []
  jest.spyOn(Logger.prototype, 'error').mockImplementation((message: unknown) => void logged.push(String(message)))
})

const add = (manager: EntityManager, name: string) => manager.insert(Setting, { name, value: '' })
const names = async () => (await sources.reader.manager.find(Setting)).map(({ name }) => name).sort()
const never = () => new Promise<never>(() => undefined)
const endless = 'WITH RECURSIVE "n"("x") AS (SELECT 1 UNION ALL SELECT "x" + 1 FROM "n") SELECT MAX("x") FROM "n"'

/** A unit that has written a row and then does not end; `late` is what it would still write. */
function stuckUnit(wait: (manager: EntityManager) => Promise<unknown> = never) {
  let manager: EntityManager | undefined
  const ended = units.run(
    async (lent) => {
      manager = lent
      await add(lent, 'of the stuck one')
      await wait(lent)
    },
    ['settings'],
  )
  return { ended, late: () => add(manager as EntityManager, 'too late') }
}

const outcomes = async (running: Promise<unknown>[]) => (await Promise.allSettled(running)).map(({ status }) => status)

const onSqlite = isSqlite ? describe : describe.skip
onSqlite('a unit that does not end, on SQLite', () => {
  it('is undone after its time with an error that says so, and those behind it are kept', async () => {
    const stuck = stuckUnit()
    const behind = [1, 2, 3].map((index) => units.run((manager) => add(manager, `behind ${index}`)))
    await expect(stuck.ended).rejects.toThrow(UnitOverdue)
    await expect(stuck.ended).rejects.toThrow(`did not end within ${maxMs} ms, so it was undone`)
    expect(await outcomes(behind)).toEqual(behind.map(() => 'fulfilled'))
    expect(await names()).toEqual(['behind 1', 'behind 2', 'behind 3'])
  })

  it('writes nothing any more, not even into the unit of somebody else', async () => {
    const stuck = stuckUnit()
    await expect(stuck.ended).rejects.toThrow(UnitOverdue)
    await units.run(async (manager) => {
      await add(manager, 'of the next one')
      await expect(stuck.late()).rejects.toThrow()
    })
    expect(await names()).toEqual(['of the next one'])
  })

  it('takes nothing from those that share its commit, before it and behind it', async () => {
    const first = units.run((manager) => add(manager, 'first'))
    const before = units.run((manager) => add(manager, 'before'))
    const stuck = stuckUnit()
    const after = units.run((manager) => add(manager, 'after'))
    expect(await outcomes([first, before, stuck.ended, after])).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(await names()).toEqual(['after', 'before', 'first'])
  })

  it.each([
    ['a statement that reads', (manager: EntityManager) => manager.query(endless)],
    [
      'a statement that writes, whose end takes the whole transaction with it',
      (manager: EntityManager) =>
        manager.query(`INSERT INTO "settings" ("name", "value") ${endless.replace('MAX("x")', '"x", 1')}`),
    ],
    [
      'a statement that it left behind when it failed',
      (manager: EntityManager) => {
        manager.query(endless).catch(() => undefined)
        return Promise.reject(new Error('first'))
      },
    ],
  ])('is undone also in the middle of %s, and never runs again', async (_what, wait) => {
    let runs = 0
    const before = [1, 2].map((index) => units.run((manager) => add(manager, `before ${index}`)))
    const stuck = stuckUnit((manager) => {
      runs += 1
      return wait(manager)
    })
    const after = units.run((manager) => add(manager, 'after'))
    await expect(stuck.ended).rejects.toThrow(UnitOverdue)
    expect(await outcomes([...before, after])).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect([runs, await names()]).toEqual([1, ['after', 'before 1', 'before 2']])
  })

  it('is logged with whose it was and how far it had come', async () => {
    let stuck: Promise<unknown> | undefined
    runInRequest({ requestId: 'request-stuck', address: '', userAgent: null }, () => {
      stuck = stuckUnit().ended
    })
    await expect(stuck).rejects.toThrow(UnitOverdue)
    expect(logged).toEqual([
      expect.stringMatching(
        /undone.*: visitor, request-stuck, in line on settings; 1 statements.*done.*INSERT INTO "settings"/,
      ),
    ])
    expect(logged[0]).not.toContain('of the stuck one')
  })
})

const onPostgres = isSqlite ? describe.skip : describe
onPostgres('a unit that does not go on, on PostgreSQL', () => {
  it('is ended by the server after the same time', async () => {
    const asked = () => sources.writer.query('SHOW idle_in_transaction_session_timeout')
    const answers = await Promise.all(Array.from({ length: 12 }, asked))
    expect(answers.flat()).toEqual(answers.map(() => ({ idle_in_transaction_session_timeout: `${unitMaxMs / 1000}s` })))
  })

  it('gives back what it has locked, writes nothing any more, and leaves the process alone', async () => {
    let isStuck = (): void => undefined
    const begun = new Promise<void>((resolve) => (isStuck = resolve))
    const stuck = stuckUnit(async (manager) => {
      await manager.query(`SET LOCAL idle_in_transaction_session_timeout = ${maxMs}`)
      isStuck()
      return never()
    })
    await begun
    const behind = [1, 2].map((index) => units.run((manager) => add(manager, `behind ${index}`), ['settings']))
    await expect(stuck.ended).rejects.toThrow()
    expect(await outcomes(behind)).toEqual(['fulfilled', 'fulfilled'])
    await expect(stuck.late()).rejects.toThrow()
    expect(await names()).toEqual(['behind 1', 'behind 2'])
  })
})
