import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { readEnvironment } from '../../api/src/config/environment.js'
import { Database } from '../../api/src/database/database.js'
import { PostgresTransaction } from '../../api/src/database/postgres-transaction.js'
import { insertRows } from '../../api/src/database/rows.js'
import { Setting } from '../../api/src/database/setting.entity.js'
import type { Work } from '../../api/src/database/unit-of-work.js'
import { newDatabase } from '../support/test-api.js'

const onPostgres = process.env.TEST_ENGINE === 'postgres' ? describe : describe.skip

let database: Database
let remove: () => Promise<void>
beforeAll(async () => {
  const made = await newDatabase()
  remove = made.remove
  database = await Database.open(readEnvironment(made.settings))
})
afterAll(async () => {
  await database.onApplicationShutdown()
  await remove()
})
beforeEach(() =>
  database.write(async (manager) => void (await manager.createQueryBuilder().delete().from(Setting).execute())),
)
afterEach(() => void jest.restoreAllMocks())

const send = (manager: EntityManager, name: string, value = '') => insertRows(manager, Setting, { name, value })
const names = async () => (await database.read.find(Setting)).map(({ name }) => name).sort()
const inLine = <T>(work: Work<T>) => database.writeInLine('settings', work)

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
    await database.write((manager) => send(manager, 'taken'))
    refuseToBegin()
    const unit = database.write(async (manager) => {
      await send(manager, 'part')
      await send(manager, 'taken')
    })
    await expect(unit).rejects.toThrow('no serializable mode in a hot standby')
    jest.restoreAllMocks()
    expect(await names()).toEqual(['taken'])
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
