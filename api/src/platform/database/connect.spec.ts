import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { connect } from './connect.js'
import { Setting } from './setting.entity.js'
import { preparingDriver } from './sqlite/prepared-sqlite.js'

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const entities = [Setting]
const open = async (name: string) => {
  const options = { type: 'sqlite', database: join(folder, name), driver: preparingDriver, entities } as const
  const source = await connect(options)
  await source.query('CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)')
  return source
}

describe('connections to the same tables', () => {
  it('share what is known of entities, and each reads and writes its own database', async () => {
    const [one, two] = [await open('one'), await open('two')]
    expect(two.getMetadata(Setting)).toBe(one.getMetadata(Setting))
    await one.manager.save(Setting, { name: 'whose', value: 'one' })
    await two.transaction((manager) => manager.insert(Setting, { name: 'whose', value: 'two' }))
    for (const [source, value] of [
      [one, 'one'],
      [two, 'two'],
    ] as const)
      expect(await source.getRepository(Setting).find()).toEqual([{ name: 'whose', value }])
    await one.destroy()
    const [left] = await two.manager.createQueryBuilder(Setting, 'setting').where({ name: 'whose' }).getMany()
    expect(left).toBeInstanceOf(Setting)
    await two.destroy()
  })
})
