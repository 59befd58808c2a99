import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { afterCommit } from '../../api/src/platform/database/units/after-commit.js'
import { isDuplicate } from '../../api/src/platform/database/database.js'
import {
  CommitUnanswered,
  NoConnection,
  PostgresTransaction,
} from '../../api/src/platform/database/postgres/postgres-transaction.js'
import { insertRows, updateRow, write } from '../../api/src/platform/database/rows.js'
import { Setting } from '../../api/src/platform/database/setting.entity.js'
import type { Work } from '../../api/src/platform/database/units/unit-of-work.js'
import { useSettingsTable } from '../support/settings-table.js'
import { until } from '../support/until.js'

const onPostgres = process.env.TEST_ENGINE === 'postgres' ? describe : describe.skip

const opened = useSettingsTable()
afterEach(() => void jest.restoreAllMocks())

const send = (manager: EntityManager, name: string, value = '') => insertRows(manager, Setting, { name, value })
const names = async () => (await opened.database.read.find(Setting)).map(({ name }) => name).sort()
const inLine = <T>(work: Work<T>) => opened.database.writeInLine('settings', work)
const backendOf = async (manager: EntityManager) => (await manager.query('SELECT pg_backend_pid() AS pid'))[0].pid

/** Queues units behind one that waits for them, so that they share the next transaction. */
async function together<T>(queue: () => Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
  let goOn = (): void => undefined
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  const first = inLine(() => gate)
  const others = queue()
  goOn()
  await first
  return Promise.allSettled(others)
}

onPostgres('a write that a unit sends without waiting', () => {
  it('is there for what the unit reads next, and for nobody else before the commit', async () => {
    await opened.database.write(async (manager) => {
      for (let round = 0; round < 25; round += 1) {
        await send(manager, `row ${round}`)
        expect(await manager.countBy(Setting, {})).toBe(round + 1)
      }
      await updateRow(manager, Setting, { name: 'row 3' }, { value: 'changed' })
      expect((await manager.findOneBy(Setting, { name: 'row 3' }))?.value).toBe('changed')
      expect(await names()).toEqual([])
    })
    expect(await names()).toHaveLength(25)
  })

  it('fails its unit at the commit, with the fault itself, and nothing is kept', async () => {
    await opened.database.write((manager) => send(manager, 'taken'))
    const unit = opened.database.write(async (manager) => {
      await send(manager, 'before')
      await send(manager, 'taken')
      await send(manager, 'after')
    })
    const fault: unknown = await unit.catch((error: unknown) => error)
    expect(isDuplicate(fault)).toBe(true)
    expect(await names()).toEqual(['taken'])
  })

  it('fails its unit at the next statement that waits, with the fault itself', async () => {
    await opened.database.write((manager) => send(manager, 'taken'))
    let wentOn = false
    const unit = opened.database.write(async (manager) => {
      await send(manager, 'taken')
      await manager.find(Setting)
      wentOn = true
    })
    const fault: unknown = await unit.catch((error: unknown) => error)
    expect([isDuplicate(fault), wentOn]).toEqual([true, false])
  })

  it('says how many rows it changed', async () => {
    const counts: number[] = []
    await opened.database.write(async (manager) => {
      await send(manager, 'one')
      await send(manager, 'two')
      const { affected } = await write(manager, `UPDATE "settings" SET "value" = $1`, ['new'])
      afterCommit(manager, () => void affected.then((count) => counts.push(count)))
    })
    expect(
      await until(
        async () => counts,
        ({ length }) => length > 0,
      ),
    ).toEqual([2])
  })

  it('is refused when the driver would have to convert a value', async () => {
    const unit = opened.database.write((manager) => send(manager, 'row', { toString: () => 'x' } as unknown as string))
    await expect(unit).rejects.toThrow('Only plain values can be sent')
    expect(await names()).toEqual([])
  })

  it('is parsed once by a connection', async () => {
    await opened.database.write(async (manager) => {
      for (const name of ['a', 'b', 'c']) await send(manager, name)
      const known = await manager.query(
        `SELECT count(*) AS count FROM pg_prepared_statements WHERE statement LIKE 'INSERT INTO "settings"%'`,
      )
      expect(Number(known[0].count)).toBe(1)
    })
  })
})

onPostgres('units in line that share a transaction', () => {
  it('run again by themselves when a write that was sent fails, so that only the one at fault is refused', async () => {
    const [runs, hooks]: [string[], string[]] = [[], []]
    await opened.database.write((manager) => send(manager, 'taken'))
    const good = (name: string) =>
      inLine(async (manager) => {
        runs.push(name)
        await send(manager, name)
        afterCommit(manager, () => hooks.push(name))
      })
    const settled = await together(() => [
      good('before'),
      inLine((manager) => send(manager, 'taken')),
      good('after'),
      good('last'),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(isDuplicate((settled[1] as PromiseRejectedResult).reason)).toBe(true)
    expect(await names()).toEqual(['after', 'before', 'last', 'taken'])
    expect(hooks.sort()).toEqual(['after', 'before', 'last'])
    expect(runs.filter((name) => name === 'before')).toHaveLength(2)
  })

  it('run again together when they lose a conflict', async () => {
    const runs: string[] = []
    let isFirst = true
    const settled = await together(() =>
      ['a', 'b', 'c'].map((name) =>
        inLine(async (manager) => {
          runs.push(name)
          await send(manager, name)
          if (name !== 'b' || !isFirst) return
          isFirst = false
          await manager.query(`DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '40001'; END $$`)
        }),
      ),
    )
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect(runs).toEqual(['a', 'b', 'a', 'b', 'c'])
    expect(await names()).toEqual(['a', 'b', 'c'])
  })

  it('end early where no line is waited for, so that what they changed is not locked for long', async () => {
    const kept = (seconds: number) =>
      opened.database.writeTogether('kind', async (manager) => {
        return (await manager.query(`SELECT pg_current_xact_id() AS id, pg_sleep(${seconds})`))[0].id
      })
    const [, slow, next] = await Promise.all([kept(0), kept(0.2), kept(0)])
    expect(next).not.toBe(slow)
  })

  it('are all kept when their connection dies under them, and it serves nobody afterwards', async () => {
    const backends = new Set<number>()
    let isFirst = true
    const settled = await together(() =>
      ['a', 'b', 'c'].map((name) =>
        inLine(async (manager) => {
          await send(manager, name)
          const pid = await backendOf(manager)
          if (name === 'b' && isFirst) {
            isFirst = false
            await opened.database.read.query('SELECT pg_terminate_backend($1)', [pid])
          }
          await manager.countBy(Setting, {})
          backends.add(pid)
        }),
      ),
    )
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect(await names()).toEqual(['a', 'b', 'c'])
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => opened.database.write((manager) => send(manager, `${index}`))),
    )
    expect(await names()).toHaveLength(23)
  })

  it('are not tried again when nobody knows whether they were kept', async () => {
    const runs: string[] = []
    const { ask } = PostgresTransaction.prototype
    jest.spyOn(PostgresTransaction.prototype, 'ask').mockImplementation(async function (
      this: PostgresTransaction,
      text,
      values,
    ) {
      const answer = await ask.call(this, text, values)
      if (text === 'COMMIT' && runs.length > 0) throw new Error('Connection terminated unexpectedly')
      return answer
    })
    const settled = await together(() =>
      ['a', 'b'].map((name) =>
        inLine(async (manager) => {
          runs.push(name)
          await send(manager, name)
        }),
      ),
    )
    expect(settled.map((one) => one.status === 'rejected' && one.reason instanceof CommitUnanswered)).toEqual([
      true,
      true,
    ])
    expect(runs).toEqual(['a', 'b'])
    expect(await names()).toEqual(['a', 'b'])
  })

  it('are refused together when the database gives no connection', async () => {
    const settled = await together(() => {
      jest.spyOn(PostgresTransaction, 'begin').mockRejectedValue(new NoConnection('The database gave no connection'))
      return ['a', 'b', 'c'].map((name) => inLine((manager) => send(manager, name)))
    })
    expect(settled.map((one) => one.status === 'rejected' && one.reason instanceof NoConnection)).toEqual([
      true,
      true,
      true,
    ])
    jest.restoreAllMocks()
    await inLine((manager) => send(manager, 'later'))
    expect(await names()).toEqual(['later'])
  })

  it('do not wait for a unit that never comes to its end once its connection is gone', async () => {
    const settled = await together(() => [
      inLine(async (manager) => {
        const pid = await backendOf(manager)
        await opened.database.read.query('SELECT pg_terminate_backend($1)', [pid])
        await new Promise(() => undefined)
      }),
      inLine((manager) => send(manager, 'behind')),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await names()).toEqual(['behind'])
  })

  it('take one connection, however many they are', async () => {
    const backends: number[] = []
    await together(() =>
      Array.from({ length: 60 }, () => inLine(async (manager) => backends.push(await backendOf(manager)))),
    )
    expect(backends).toHaveLength(60)
    expect(new Set(backends).size).toBeLessThanOrEqual(2)
  })
})
