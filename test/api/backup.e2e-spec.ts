import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup } from '../../api/src/process/backup/backup.js'
import { migrateData } from '../../api/src/process/backup/migrate-data.js'
import { restore } from '../../api/src/process/backup/restore.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { openSqliteFile } from '../../api/src/platform/database/data-source.js'
import { Database } from '../../api/src/platform/database/database.js'
import { buildClient } from '../support/builders.js'
import { startGatehouse } from '../support/gatehouse-process.js'
import { runBuilt } from '../support/product-process.js'
import { buildMerchant } from '../support/payments.js'
import { rowsOf } from '../support/rows.js'
import { newDatabase } from '../support/new-database.js'
import { migratedDatabase } from '../support/started-database.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { entities } from '../../api/src/process/entities.js'

const onPostgres = process.env.TEST_ENGINE === 'postgres'
const payments = process.env.TEST_LONG ? 2_000 : 20
// The same in every database here, as an operator who restores has it.
const APP_SECRET = 'the secret of one installation, kept apart'

interface Place {
  settings: NodeJS.ProcessEnv
  remove: () => Promise<void>
}

async function newPlace(make = newDatabase): Promise<Place> {
  const { settings, remove } = await make()
  return { settings: { ...settings, APP_SECRET }, remove }
}

// All but the moved ones are copies of this: merchants, payments in several states, a refund.
let source: NodeJS.ProcessEnv
let target: NodeJS.ProcessEnv
let api: TestApi
let file: string
const removers: (() => Promise<void>)[] = []
beforeAll(async () => {
  const place = await newPlace(migratedDatabase)
  source = place.settings
  removers.push(place.remove)
  api = await startApi(source)
  await fill(api)
})
beforeEach(async () => {
  const place = await newPlace()
  target = place.settings
  removers.push(place.remove)
  file = join(target.DATA_DIR ?? '', '..', `backup-${randomBytes(8).toString('hex')}.sqlite`)
})
afterAll(() => Promise.all(removers.map((remove) => remove())))

async function fill(api: TestApi): Promise<void> {
  const merchant = await buildMerchant(api)
  await merchant.pay({ description: 'naïve “日本” 😀' })
  await merchant.pay({ paymentMethod: 'pm_otp' })
  await merchant.pay({ paymentMethod: 'pm_declined_fraud' })
  const { transactionID } = (await merchant.pay()).body
  await merchant.ask(transactionID, 'refunds', { amount: 100 })
}

/** Alters the source by hand, looks, and puts it back. */
async function whileAltered(alter: string, restore: string, look: () => Promise<void>): Promise<void> {
  const change = async (statement: string) => {
    const database = await Database.open(readEnvironment(source), entities)
    await database.write((manager) => manager.query(statement))
    await database.onApplicationShutdown()
  }
  await change(alter)
  await look()
  await change(restore)
}

describe('while it is served', () => {
  afterAll(() => api.app.close())

  it('a backup is one moment of it, and can be restored', async () => {
    const merchant = await buildMerchant(api)
    const paid: string[] = []
    const pay = async () => paid.push((await merchant.pay()).body.transactionID)
    await pay()
    const [before = ''] = paid
    let isDone = false
    const copying = backup(readEnvironment(source), [target.DATA_DIR ?? '']).finally(() => (isDone = true))
    while (!isDone || paid.length < payments) await pay()
    const made = await copying
    expect((await stat(made)).mode & 0o777).toBe(0o600)
    await restore(readEnvironment(target), [made])

    const { transactions = [], ledger_entries: entries = [] } = await rowsOf(target)
    expect(transactions.some((row) => row.includes(before))).toBe(true)
    expect(entries.length % 3).toBe(0)
  })

  it('nothing is restored over it, whatever is said', async () => {
    const made = await backup(readEnvironment(source), [file])
    await expect(restore(readEnvironment(source), [made, '--replace'])).rejects.toThrow(/is in use\. Stop/)
  })
})

describe('npm run backup', () => {
  it('keeps everything that was acknowledged before a kill', async () => {
    const killed = await newPlace(migratedDatabase)
    removers.push(killed.remove)
    const gatehouse = await startGatehouse(killed.settings)
    const client = await buildClient(gatehouse)
    await gatehouse.end('SIGKILL')
    const saved = await runBuilt('process/backup/backup', killed.settings, file)
    expect(saved).toMatchObject({ code: 0, stderr: '' })
    expect(saved.stdout).toMatch(/audit log is intact: \d+ .*ledger is intact: 0 .*Backup: .*APP_SECRET as well/s)
    const restored = await runBuilt('process/backup/restore', target, file)
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toMatch(/audit log is intact: \d+ .*ledger is intact: 0 .*Restored/s)
    expect(await rowsOf(target)).toEqual(await rowsOf(killed.settings))
    const again = await startApi(target)
    expect((await again.call('GET', '/clients/me', { token: client.token })).status).toBe(200)
    await again.app.close()
  })

  it('ends with 1 and the name of a row that was altered, and calls the copy damaged', async () => {
    const set = (sign: string) => `UPDATE "ledger_entries" SET "amount" = "amount" ${sign} 1 WHERE "sequence" = 2`
    await whileAltered(set('+'), set('-'), async () => {
      const { code, stderr } = await runBuilt('process/backup/backup', source, file)
      const said =
        /^The ledger is damaged: (?:line \d+: )?entry 2 \(\w+\) was altered\. The copy was kept as .*\.damaged/
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(said) })
    })
    await expect(restore(readEnvironment(target), [`${file}.damaged`])).rejects.toThrow(
      /entry 2 .* Nothing was restored/,
    )
    expect((await rowsOf(target)).clients).toEqual([])
  })

  it('names a damaged audit log as well', async () => {
    const set = (kind: string) => `UPDATE "audit_entries" SET "actorKind" = ${kind} WHERE "sequence" = 1`
    await whileAltered(set(`'x' || "actorKind"`), set(`SUBSTR("actorKind", 2)`), async () => {
      const saving = backup(readEnvironment(source), [file])
      await expect(saving).rejects.toThrow(/^The audit log is damaged: entry 1 \(\w+\) was altered\./)
    })
  })

  it('refuses a file that exists, a folder that does not, and a database that does not', async () => {
    const environment = readEnvironment(target)
    await expect(backup(environment, [])).rejects.toThrow('npm run backup -- <file or folder>')
    await expect(backup(environment, [join(file, 'in', 'nothing')])).rejects.toThrow(/The folder .* doesn't exist/)
    await writeFile(file, '')
    await expect(backup(environment, [file])).rejects.toThrow(/exists/)
    await rm(file)
    await expect(backup(environment, [file])).rejects.toThrow(
      /There is no database|An older version of Gatehouse last used/,
    )
    expect(await readdir(target.DATA_DIR ?? '')).toEqual([])
  })
})

describe('npm run restore', () => {
  it('refuses a database that holds something, unless --replace is said', async () => {
    const made = await backup(readEnvironment(source), [file])
    await restore(readEnvironment(target), [made])
    const database = await Database.open(readEnvironment(target), entities)
    await database.write((manager) => manager.query(`UPDATE "clients" SET "name" = 'Another name'`))
    await database.onApplicationShutdown()
    const before = await rowsOf(target)
    await expect(restore(readEnvironment(target), [made])).rejects.toThrow(/To replace (it|them), add --replace/)
    expect(await rowsOf(target)).toEqual(before)
    await restore(readEnvironment(target), ['--replace', made])
    const rows = await rowsOf(source)
    expect(await rowsOf(target)).toEqual(rows)
    expect(rows).not.toEqual(before)
    if (!onPostgres) expect(await rowsOf(await asideOf(target))).toEqual(before)
  })

  async function asideOf({ DATA_DIR = '' }: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
    const aside = (await readdir(DATA_DIR)).find((name) => /\.before-\d{8}T\d{6}Z$/.test(name)) ?? ''
    const folder = join(DATA_DIR, 'aside')
    await mkdir(folder)
    await copyFile(join(DATA_DIR, aside), join(folder, 'gatehouse.sqlite'))
    return { DATA_DIR: folder }
  }

  it('brings what an older version has saved up to this one, and refuses what a newer one has', async () => {
    const made = await backup(readEnvironment(source), [file])
    const change = async (statement: string) => {
      const saved = await openSqliteFile(made, 'write', entities)
      await saved.query(statement)
      await saved.destroy()
    }
    await change('DROP INDEX "events_by_body"')
    await change(`DELETE FROM "migrations" WHERE "name" LIKE 'Retention%'`)
    await restore(readEnvironment(target), [made])
    expect(await rowsOf(target)).toEqual(await rowsOf(source))
    await change(`INSERT INTO "migrations" ("timestamp", "name") VALUES (9, 'Future9')`)
    await expect(restore(readEnvironment(target), [made])).rejects.toThrow(/newer than this version .*Future9/)
  })

  it('refuses another secret, none, what is no backup, and a target of something else', async () => {
    const made = await backup(readEnvironment(source), [file])
    const withSecret = (APP_SECRET?: string) => readEnvironment({ ...target, APP_SECRET })
    await expect(restore(withSecret(), [made])).rejects.toThrow(/no secret is set\. Set APP_SECRET/)
    await expect(restore(withSecret('x'.repeat(32)), [made])).rejects.toThrow(/was made with a different secret/)
    expect(await readdir(target.DATA_DIR ?? '')).toEqual([])
    const text = `${file}.text`
    await writeFile(text, 'a text')
    const noBackup = restore(readEnvironment(target), [text])
    await expect(noBackup).rejects.toThrow(/isn't a Gatehouse backup|not a database/)
    await makeForeign(target)
    const onto = restore(readEnvironment(target), [made, '--replace'])
    await expect(onto).rejects.toThrow(onPostgres ? /tables from another application/ : /is not a SQLite database/)
  })
})

/** The target is already something, but not a Gatehouse. */
async function makeForeign({ DATA_DIR = '', DATABASE_URL }: NodeJS.ProcessEnv): Promise<void> {
  if (!DATABASE_URL)
    return writeFile(join(DATA_DIR, 'gatehouse.sqlite'), 'a text that somebody needs, quite long'.repeat(99))
  const { default: pg } = await import('pg')
  const client = new pg.Client(DATABASE_URL)
  await client.connect()
  await client.query('CREATE TABLE "settings" ("of" text)')
  await client.end()
}

const postgresOnly = onPostgres ? describe : describe.skip
postgresOnly('npm run migrate:data', () => {
  it('moves every row from SQLite to an empty PostgreSQL, and back by a backup', async () => {
    const place = await newPlace()
    removers.push(place.remove)
    const sqlite: NodeJS.ProcessEnv = { ...place.settings, DATABASE_URL: undefined }
    const served = await startApi(sqlite)
    await fill(served)
    const moving = () => migrateData(readEnvironment({ ...target, DATA_DIR: sqlite.DATA_DIR }), [])
    await expect(moving()).rejects.toThrow(/is in use\. Stop Gatehouse first/)
    await served.app.close()
    await moving()
    const rows = await rowsOf(sqlite)
    expect(rows.ledger_entries?.length).toBeGreaterThan(5)
    expect(await rowsOf(target)).toEqual(rows)
    await expect(moving()).rejects.toThrow(/holds \d+ rows/)

    const made = await backup(readEnvironment(target), [file])
    const back = { ...target, DATABASE_URL: undefined }
    await restore(readEnvironment(back), [made])
    // The backup has sealed the books first.
    expect(await rowsOf(back)).toEqual({ ...rows, ledger_seals: [...(rows.ledger_seals ?? []), expect.any(String)] })
  })
})
