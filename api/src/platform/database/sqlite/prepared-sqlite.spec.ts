import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import sqlite3 from 'sqlite3'
import { openSqliteFile } from '../data-source.js'
import { preparingDriver } from './prepared-sqlite.js'

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a file of SQLite', () => {
  // The verbose driver changes every connection of the process, and for good.
  it('is opened without the driver that writes a stack for every statement', async () => {
    const { run, prepare } = sqlite3.Database.prototype
    const file = join(folder, 'one.sqlite')
    for (const access of ['write', 'read'] as const) {
      const source = await openSqliteFile(file, access, [])
      expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
      await source.destroy()
    }
    expect([sqlite3.Database.prototype.run, sqlite3.Database.prototype.prepare]).toEqual([run, prepare])
  })

  it('says that it is closed to what is asked after it', async () => {
    const { Database } = preparingDriver.verbose()
    const closed = await new Promise<sqlite3.Database>((resolve) => {
      const opened = new Database(join(folder, 'closed.sqlite'), () => opened.close(() => resolve(opened)))
    })
    const answer = new Promise((resolve) => closed.all('SELECT 1', [], resolve))
    await expect(answer).resolves.toMatchObject({ code: 'SQLITE_MISUSE' })
  })
})
