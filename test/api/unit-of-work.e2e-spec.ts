import { describe, expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { type EntityManager, Like } from 'typeorm'
import { Setting } from '../../api/src/platform/database/setting.entity.js'
import { addSetting, useSettingsTable } from '../support/settings-table.js'

const opened = useSettingsTable()

class Halfway extends Error {}

const moment = () => pause(Math.random() * 3)
const names = async (like = '%') =>
  (await opened.database.read.findBy(Setting, { name: Like(like) })).map(({ name }) => name).sort()
const count = async () => Number((await opened.database.read.findOneBy(Setting, { name: 'count' }))?.value)

async function increment(manager: EntityManager): Promise<void> {
  const { value } = await manager.findOneByOrFail(Setting, { name: 'count' })
  await moment()
  await manager.update(Setting, { name: 'count' }, { value: String(Number(value) + 1) })
}

/** Writes two rows and counts itself, with pauses between; each third one fails when it has already written. */
const unit = (index: number) =>
  opened.database.write(async (manager) => {
    await addSetting(manager, `row ${index} first`)
    await moment()
    await increment(manager)
    if (index % 3 === 0) throw new Halfway()
    await addSetting(manager, `row ${index} second`)
    return index
  })

describe('hundreds of concurrent units of work, a third of them failing midway', () => {
  it('are each kept whole or not at all: nothing lost, nothing extra, nothing seen before it is kept', async () => {
    await opened.database.write((manager) => addSetting(manager, 'count', '0'))
    const seen = { reads: 0, halves: [] as string[], unkept: [] as string[] }
    let isRunning = true
    const watch = async () => {
      while (isRunning) {
        const rows = await names('row %')
        const firsts = rows.filter((name) => name.endsWith('first'))
        seen.reads += 1
        seen.halves.push(...firsts.filter((name) => !rows.includes(name.replace('first', 'second'))))
        seen.unkept.push(...firsts.filter((name) => Number(name.split(' ')[1]) % 3 === 0))
        await moment()
      }
    }
    const watching = [watch(), watch()]
    const units = 300
    const results: PromiseSettledResult<number>[] = []
    // As many at once as get a connection in time on a slow machine.
    for (let begun = 0; begun < units; begun += 60) {
      const next = Array.from({ length: 60 }, (_, index) => unit(begun + index))
      results.push(...(await Promise.allSettled(next)))
    }
    isRunning = false
    await Promise.all(watching)
    const kept = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(reasons.filter((reason) => !(reason instanceof Halfway))).toEqual([])
    expect([kept.length, reasons.length]).toEqual([200, 100])
    expect(await names('row %')).toEqual(kept.flatMap((index) => [`row ${index} first`, `row ${index} second`]).sort())
    expect(await count()).toBe(kept.length)
    expect(seen).toEqual({ reads: expect.any(Number), halves: [], unkept: [] })
    expect(seen.reads).toBeGreaterThan(20)
  })

  it('count exactly, also when all of them change one row', async () => {
    await opened.database.write((manager) => addSetting(manager, 'count', '0'))
    await Promise.all(Array.from({ length: 100 }, () => opened.database.write(increment)))
    expect(await count()).toBe(100)
  })

  it('see what the one before has written, when they stand in line', async () => {
    await opened.database.write((manager) => addSetting(manager, 'count', '0'))
    await Promise.all(Array.from({ length: 100 }, () => opened.database.writeInLine('settings', increment)))
    expect(await count()).toBe(100)
  })
})

describe('a unit of work', () => {
  it('keeps nothing of manager.save() when it fails later', async () => {
    const failing = opened.database.write(async (manager) => {
      await manager.save(Setting, [
        { name: 'saved 1', value: '' },
        { name: 'saved 2', value: '' },
      ])
      await manager.save(Setting, { name: 'saved 3', value: '' })
      expect(await names()).toEqual([])
      throw new Halfway()
    })
    await expect(failing).rejects.toThrow(Halfway)
    expect(await names()).toEqual([])
  })

  it('keeps nothing of manager.remove() and manager.upsert() when it fails later', async () => {
    await opened.database.write((manager) => addSetting(manager, 'stays', 'as it was'))
    const failing = opened.database.write(async (manager) => {
      await manager.remove(await manager.findOneByOrFail(Setting, { name: 'stays' }))
      await manager.upsert(Setting, { name: 'stays', value: 'changed' }, ['name'])
      throw new Halfway()
    })
    await expect(failing).rejects.toThrow(Halfway)
    expect(await opened.database.read.find(Setting)).toEqual([{ name: 'stays', value: 'as it was' }])
  })

  it('keeps nothing of what runs side by side inside it, when one part fails', async () => {
    for (let round = 0; round < 30; round += 1) {
      const failing = opened.database.write((manager) =>
        Promise.all([
          ...Array.from({ length: 8 }, (_, index) => addSetting(manager, `beside ${round} ${index}`)),
          Promise.reject(new Halfway()),
          ...Array.from({ length: 8 }, (_, index) => addSetting(manager, `behind ${round} ${index}`)),
        ]),
      )
      await expect(failing).rejects.toThrow(Halfway)
    }
    // What was sent late would stand before this one.
    await opened.database.write(() => Promise.resolve())
    expect(await names()).toEqual([])
  })

  it('lets nothing be written through it once it has ended', async () => {
    const ended = Promise.withResolvers<void>()
    let later: Promise<unknown> | undefined
    const failing = opened.database.write(async (manager) => {
      later = ended.promise.then(() => addSetting(manager, 'too late'))
      later.catch(() => undefined)
      throw new Halfway()
    })
    await expect(failing).rejects.toThrow(Halfway)
    ended.resolve()
    await expect(later).rejects.toThrow()
    expect(await names()).toEqual([])
  })

  it('does not let a latecomer of an ended unit into the next one', async () => {
    const ended = Promise.withResolvers<void>()
    let later: Promise<unknown> | undefined
    const first = opened.database.write(async (manager) => {
      later = ended.promise.then(() => addSetting(manager, 'from the first'))
      later.catch(() => undefined)
    })
    await first
    await opened.database.write(async (manager) => {
      ended.resolve()
      await addSetting(manager, 'from the second')
    })
    await expect(later).rejects.toThrow()
    expect(await names()).toEqual(['from the second'])
  })

  it('is refused inside another one, and the outer one may go on', async () => {
    await opened.database.write(async (manager) => {
      await addSetting(manager, 'outer')
      await expect(opened.database.write((inner) => addSetting(inner, 'inner'))).rejects.toThrow(
        'A unit of work was opened inside another one',
      )
    })
    expect(await names()).toEqual(['outer'])
  })

  it('is not refused beside another one', async () => {
    await Promise.all([
      opened.database.write((manager) => addSetting(manager, 'one')),
      opened.database.write((manager) => addSetting(manager, 'two')),
    ])
    expect(await names()).toEqual(['one', 'two'])
  })

  it('leaves the way free when it throws, in any way', async () => {
    const failures: (() => Promise<never>)[] = [
      async () => {
        throw new Halfway()
      },
      () => {
        throw new Halfway()
      },
      () => Promise.reject(new Halfway()),
    ]
    for (const fail of failures) await expect(opened.database.write(fail)).rejects.toThrow(Halfway)
    await expect(opened.database.write((manager) => manager.query('SELECT nonsense FROM nowhere'))).rejects.toThrow()
    const twice = opened.database.write(async (manager) => {
      await addSetting(manager, 'twice')
      await addSetting(manager, 'twice')
    })
    await expect(twice).rejects.toThrow()
    await opened.database.write((manager) => addSetting(manager, 'after all'))
    expect(await names()).toEqual(['after all'])
  })

  it('leaves the way free when it ended its own transaction', async () => {
    await opened.database.write((manager) => manager.query('ROLLBACK')).catch(() => undefined)
    await opened.database.write((manager) => addSetting(manager, 'after all'))
    expect(await names()).toEqual(['after all'])
  })
})

describe('reading', () => {
  it('never waits for a unit that is under way, and does not see into it', async () => {
    const inside = opened.database.write(async (manager) => {
      await addSetting(manager, 'under way')
      // A read that waited for this unit would never be answered.
      expect(await names()).toEqual([])
    })
    await inside
    expect(await names()).toEqual(['under way'])
  })
})
