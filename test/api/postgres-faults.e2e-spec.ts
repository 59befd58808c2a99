import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { EntityManager } from 'typeorm'
import { NamelessClient } from '../../api/src/platform/database/postgres/postgres-client.js'
import { PostgresTransaction } from '../../api/src/platform/database/postgres/postgres-transaction.js'
import { findRow, insertRows } from '../../api/src/platform/database/rows.js'
import { Setting } from '../../api/src/platform/database/setting.entity.js'
import type { Work } from '../../api/src/platform/database/units/unit-of-work.js'
import { isDatabaseAway } from '../../api/src/platform/http/database-away.js'
import { useSettingsTable } from '../support/settings-table.js'

const onPostgres = process.env.TEST_ENGINE === 'postgres' ? describe : describe.skip

const opened = useSettingsTable()
afterEach(() => void jest.restoreAllMocks())

const send = (manager: EntityManager, name: string, value = '') => insertRows(manager, Setting, { name, value })
const names = async () => (await opened.database.read.find(Setting)).map(({ name }) => name).sort()
const inLine = <T>(work: Work<T>) => opened.database.writeInLine('settings', work)

onPostgres('a transaction that the server refuses to begin, as a standby does', () => {
  const refuseToBegin = () => {
    const { ask } = PostgresTransaction.prototype
    const refusal = `DO $$ BEGIN RAISE EXCEPTION 'no serializable mode in a hot standby' USING ERRCODE = '0A000'; END $$`
    jest.spyOn(PostgresTransaction.prototype, 'ask').mockImplementation(function (
      this: PostgresTransaction,
      text,
      values,
    ) {
      return ask.call(this, text.startsWith('BEGIN') ? refusal : text, values)
    })
  }

  it('keeps no part of its unit, and says why', async () => {
    await opened.database.write((manager) => send(manager, 'taken'))
    refuseToBegin()
    const unit = opened.database.write(async (manager) => {
      await send(manager, 'part')
      await send(manager, 'taken')
    })
    await expect(unit).rejects.toThrow('no serializable mode in a hot standby')
    expect(isDatabaseAway(await unit.catch((error: unknown) => error))).toBe(true)
    jest.restoreAllMocks()
    expect(await names()).toEqual(['taken'])
  })

  it('loses its connection, so that the next one may lead to the new primary', async () => {
    const pool = opened.database.postgresPool as pg.Pool
    await opened.database.write((manager) => send(manager, 'before'))
    const before = pool.totalCount
    refuseToBegin()
    await expect(opened.database.write((manager) => send(manager, 'lost'))).rejects.toThrow()
    expect(pool.totalCount).toBe(before - 1)
  })

  it('refuses those in line, gives its connection back, and the next ones are kept', async () => {
    refuseToBegin()
    const units = Array.from({ length: 12 }, (_, index) => inLine((manager) => send(manager, `${index}`)))
    const settled = await Promise.allSettled(units)
    expect(settled.map(({ status }) => status)).toEqual(Array(12).fill('rejected'))
    jest.restoreAllMocks()
    await inLine((manager) => send(manager, 'later'))
    expect(await names()).toEqual(['later'])
  })
})

onPostgres('a statement whose plan the server cannot use any more', () => {
  const seen = () => opened.database.write((manager) => findRow(manager, Setting, { name: 'row' }))
  const altered = async (type: string) =>
    void (await opened.database.read.query(`ALTER TABLE "settings" ALTER COLUMN "value" TYPE ${type}`))

  it('is planned anew, and its unit runs again, after a migration has changed a column', async () => {
    await opened.database.write((manager) => send(manager, 'row', 'kept'))
    await seen()
    await altered('varchar(9000)')
    expect((await seen())?.value).toBe('kept')
    await altered('varchar')
    const alone = Array.from({ length: 12 }, seen)
    const shared = Promise.allSettled(
      ['a', 'b', 'c'].map((name) =>
        inLine(async (manager) => {
          await send(manager, name)
          return findRow(manager, Setting, { name: 'row' })
        }),
      ),
    )
    expect((await Promise.all(alone)).map((row) => row?.value)).toEqual(Array(12).fill('kept'))
    expect((await shared).map((one) => one.status === 'fulfilled' && one.value?.value)).toEqual(Array(3).fill('kept'))
    expect(await names()).toEqual(['a', 'b', 'c', 'row'])
  })

  it('is planned anew for a read that is no part of a unit', async () => {
    await opened.database.write((manager) => send(manager, 'row', 'kept'))
    const ask = (): Promise<(Setting | null)[]> =>
      Promise.all([
        findRow(opened.database.read, Setting, { name: 'row' }),
        opened.database.read.findOneBy(Setting, { name: 'row' }),
      ])
    for (const type of ['varchar(9000)', 'varchar']) {
      await Promise.all(Array.from({ length: 10 }, ask))
      await altered(type)
      const found = await Promise.all(Array.from({ length: 10 }, ask))
      expect(found.flat().map((row) => row?.value)).toEqual(Array(20).fill('kept'))
    }
  })

  it('is planned anew when the connection knows nothing any more', async () => {
    await opened.database.write((manager) => send(manager, 'row', 'kept'))
    await seen()
    await opened.database.read.query('DISCARD ALL')
    for (const name of ['a', 'b', 'c']) await opened.database.write((manager) => send(manager, name))
    expect((await seen())?.value).toBe('kept')
    expect(await names()).toEqual(['a', 'b', 'c', 'row'])
  })
})

onPostgres('a connection for a pooler that keeps no prepared statements', () => {
  it('takes the name of each, also of a library that gives some', async () => {
    const { url } = opened.database.read.connection.options as { url: string }
    for (const [Client, kept] of [
      [pg.Client, ['given']],
      [NamelessClient, []],
    ] as const) {
      const client = new Client(url)
      await client.connect()
      const { rows } = await client.query({ name: 'given', text: 'SELECT $1::int AS "sum"', values: [7] })
      expect(rows).toEqual([{ sum: 7 }])
      const { rows: known } = await client.query<{ name: string }>('SELECT "name" FROM "pg_prepared_statements"')
      expect(known.map(({ name }) => name)).toEqual(kept)
      await client.end()
    }
  })
})

onPostgres('a write that fails before one that is sent behind it', () => {
  it('is what the transaction tells of, and not that the transaction was aborted', async () => {
    await opened.database.write((manager) => send(manager, 'taken'))
    const transaction = await PostgresTransaction.begin(opened.database.read.connection, [])
    const add = 'INSERT INTO "settings" ("name", "value") VALUES ($1, $2)'
    // Behind the first, whose answer is looked through for a forgotten plan; this one's is not.
    for (let round = 0; round < 3; round += 1) {
      transaction.send(add, ['taken', '']).catch(() => undefined)
      transaction.send('SAVEPOINT behind').catch(() => undefined)
    }
    await expect(transaction.commit()).rejects.toThrow('duplicate key')
    await transaction.rollback()
    transaction.end()
  })
})

onPostgres('statements of a unit that are asked side by side', () => {
  const loseConflict = `DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '40001'; END $$`
  const later = async (answer: Promise<unknown>) => {
    const [ended] = await Promise.allSettled([answer])
    await pause(20)
    if (ended.status === 'rejected') throw ended.reason
  }

  it.each([
    ['alone', (work: Work<unknown>) => opened.database.write(work)],
    ['in line', inLine],
  ])('run again when one loses a conflict, whichever answer is looked at first: %s', async (_, run) => {
    let runs = 0
    await run(async (manager) => {
      runs += 1
      const one = runs === 1 ? loseConflict : 'SELECT 1'
      // The other one is answered that the transaction is aborted, and says so first.
      await Promise.all([later(manager.query(one)), manager.query('SELECT 1')])
      await send(manager, 'kept')
    })
    expect(runs).toBe(2)
    expect(await names()).toEqual(['kept'])
  })
})
