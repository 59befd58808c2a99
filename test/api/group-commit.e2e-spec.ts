import { describe, expect, it } from '@jest/globals'
import { Like } from 'typeorm'
import { currentRequest, runInRequest } from '../../api/src/platform/http/request-context.js'
import { afterCommit } from '../../api/src/platform/database/units/after-commit.js'
import { Setting } from '../../api/src/platform/database/setting.entity.js'
import type { Work } from '../../api/src/platform/database/units/unit-of-work.js'
import { addSetting, useSettingsTable } from '../support/settings-table.js'

const isSqlite = process.env.TEST_ENGINE !== 'postgres'

const opened = useSettingsTable()

class Refused extends Error {}

/** A unit that shares a commit with those that wait beside it: every one on SQLite, one that stands in line on PostgreSQL. */
const share = <T>(work: Work<T>): Promise<T> =>
  isSqlite ? opened.database.write(work) : opened.database.writeInLine('settings', work)
const names = async (like = '%') =>
  (await opened.database.read.findBy(Setting, { name: Like(like) })).map(({ name }) => name).sort()

/** A group is closed after 30 ms, which a busy machine needs for the first unit alone: here no time passes. */
async function inNoTime<T>(work: () => Promise<T>): Promise<T> {
  performance.now = () => 0
  try {
    return await work()
  } finally {
    Reflect.deleteProperty(performance, 'now')
  }
}

/** Begins a unit, queues the others behind it, and lets it go on: the others share a commit with it where they can. */
const behindOne = <T = unknown>(queue: () => Promise<T>[]) => inNoTime(() => queuedBehindOne(queue))

async function queuedBehindOne<T>(queue: () => Promise<T>[]): Promise<PromiseSettledResult<T>[]> {
  let begun = (): void => undefined
  let goOn = (): void => undefined
  const beginning = new Promise<void>((resolve) => (begun = resolve))
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  const first = share(async (manager) => {
    await addSetting(manager, 'first')
    begun()
    await gate
  })
  await beginning
  const others = queue()
  goOn()
  const settled = await Promise.allSettled(others)
  await first
  return settled
}

describe('units that wait for their turn', () => {
  it('are each kept whole, or not at all, when some of them fail', async () => {
    const seen: string[] = []
    const queue = () =>
      Array.from({ length: 40 }, (_, index) =>
        share(async (manager) => {
          await addSetting(manager, `row ${index} a`)
          if (index % 3 === 0) throw new Refused()
          await addSetting(manager, `row ${index} b`)
          afterCommit(manager, () => seen.push(`row ${index}`))
        }),
      )
    const settled = await behindOne(queue)
    const kept = settled.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
    expect(kept).toEqual(Array.from({ length: 40 }, (_, index) => index).filter((index) => index % 3 !== 0))
    expect(await names('row %')).toEqual(kept.flatMap((index) => [`row ${index} a`, `row ${index} b`]).sort())
    expect(seen.sort()).toEqual(kept.map((index) => `row ${index}`).sort())
  })

  it('each find the request that they belong to', async () => {
    const found: [number, string | undefined][] = []
    const unitOf = (index: number) =>
      new Promise<void>((resolve, reject) => {
        runInRequest({ requestId: `request-${index}`, address: '', userAgent: null }, () => {
          const unit = share(async (manager) => {
            await addSetting(manager, `of ${index}`)
            found.push([index, currentRequest()?.requestId])
          })
          unit.then(() => resolve(), reject)
        })
      })
    await behindOne(() => [1, 2, 3, 4].map(unitOf))
    expect(found.sort()).toEqual([1, 2, 3, 4].map((index) => [index, `request-${index}`]))
  })

  it('are refused inside one another, also when somebody else called them', async () => {
    const [settled] = await behindOne(() => [
      share(() => share((inner) => addSetting(inner, 'inner'))),
      share((manager) => addSetting(manager, 'beside')),
    ])
    expect(settled).toMatchObject({ status: 'rejected', reason: { message: /opened inside another one/ } })
    expect(await names()).toEqual(['beside', 'first'])
  })
})

describe('units that share one commit', () => {
  it('are each answered, with a refusal too, only once it is kept what they saw', async () => {
    const whenAnswered: string[][] = []
    const note = async () => void whenAnswered.push(await names('row%'))
    await behindOne(() => [
      share((manager) => addSetting(manager, 'row')).then(note),
      share(async (manager) => {
        if (await manager.existsBy(Setting, { name: 'row' })) throw new Refused()
      }).catch(note),
    ])
    expect(whenAnswered).toEqual([['row'], ['row']])
  })

  it('are kept by the same one: whoever is answered first finds the others kept', async () => {
    const visible: string[][] = []
    await behindOne(() =>
      ['a', 'b', 'c', 'd'].map((name) =>
        share((manager) => addSetting(manager, `row ${name}`)).then(async () => visible.push(await names('row %'))),
      ),
    )
    expect(visible).toEqual(Array(4).fill(['row a', 'row b', 'row c', 'row d']))
  })

  it('cannot end what they share', async () => {
    for (const statement of ['COMMIT', ' rollback', 'END TRANSACTION', 'BEGIN IMMEDIATE']) {
      const [, settled] = await behindOne(() => [
        share((manager) => addSetting(manager, `before ${statement}`)),
        share((manager) => manager.query(statement)),
      ])
      expect(settled).toMatchObject({ reason: { message: 'A unit of work begins and ends by itself' } })
      expect(await names('before%')).toEqual([`before ${statement}`])
      await share((manager) => manager.query('DELETE FROM "settings"'))
    }
  })

  it('are as many as come, and are answered in the order in which they came', async () => {
    const order: number[] = []
    await behindOne(() =>
      Array.from({ length: 100 }, (_, index) =>
        share((manager) => addSetting(manager, `row ${index}`)).then(() => order.push(index)),
      ),
    )
    expect(order).toEqual(Array.from({ length: 100 }, (_, index) => index))
    expect(await names('row %')).toHaveLength(100)
  })
})

const onSqlite = isSqlite ? describe : describe.skip

onSqlite('units that share one commit on SQLite', () => {
  it('run again by themselves when the commit fails, so that only the one at fault is refused', async () => {
    const hooks: string[] = []
    const runs: string[] = []
    const good = (name: string) =>
      opened.database.write(async (manager) => {
        runs.push(name)
        await addSetting(manager, name)
        afterCommit(manager, () => hooks.push(name))
      })
    const settled = await behindOne(() => [
      good('before'),
      opened.database.write(async (manager) => {
        await addSetting(manager, 'at fault')
        // Only the commit finds out that there is no such transaction.
        await manager.query('PRAGMA defer_foreign_keys = ON')
        await manager.query(
          `INSERT INTO "transaction_moves" ("transactionID", "position", "to", "deed", "actorKind", "createdAt")
           VALUES ('txn_none', 1, 'failed', 'created', 'system', 1)`,
        )
      }),
      good('after'),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(settled[1]).toMatchObject({ reason: { message: /FOREIGN KEY/ } })
    expect(runs.sort()).toEqual(['after', 'after', 'before', 'before'])
    expect(await names()).toEqual(['after', 'before', 'first'])
    expect(hooks.sort()).toEqual(['after', 'before'])
    expect(await opened.database.read.query('SELECT * FROM "transaction_moves"')).toEqual([])
  })

  it('lose nothing when the disk is full for one of them', async () => {
    const settled = await behindOne(() => [
      opened.database.write<unknown>((manager) => addSetting(manager, 'before')),
      opened.database.write(async (manager) => {
        const [{ page_count: pages }] = await manager.query('PRAGMA page_count')
        await manager.query(`PRAGMA max_page_count = ${pages + 2}`)
        try {
          await addSetting(manager, 'too large', 'x'.repeat(1_000_000))
        } finally {
          await manager.query('PRAGMA max_page_count = 1000000000')
        }
      }),
      opened.database.write<unknown>((manager) => addSetting(manager, 'after')),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(settled[1]).toMatchObject({ reason: { message: /full/ } })
    expect(await names()).toEqual(['after', 'before', 'first'])
  })
})
