import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clock } from '#contract/clock.js'
import { backup } from '../../api/src/process/backup/backup.js'
import { restore } from '../../api/src/process/backup/restore.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { openSqliteFile } from '../../api/src/platform/database/data-source.js'
import { openFileStore } from '../../api/src/platform/files/open-file-store.js'
import { entities } from '../../api/src/process/entities.js'
import { aPdf, buildAsked, sendFile } from '../support/documents.js'
import { newDatabase } from '../support/new-database.js'
import { startApi } from '../support/test-api.js'
import { startS3, type S3 } from '../support/s3.js'

const APP_SECRET = 'the secret of one installation, kept apart'
let s3: S3
let folder: string
beforeAll(async () => {
  s3 = await startS3()
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-backup-'))
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})

const stores: [name: string, filesUrl: () => string | undefined][] = [
  ['a folder', () => undefined],
  ['a service that speaks S3', () => s3.url],
]

describe.each(stores)('in %s', (_name, filesUrl) => {
  const settingsOf = async () => {
    const { settings, remove } = await newDatabase()
    return { settings: { ...settings, APP_SECRET, FILES_URL: filesUrl() }, remove }
  }

  it('a file is there whole or not at all, is listed, replaced and removed', async () => {
    const { settings, remove } = await settingsOf()
    const store = await openFileStore(readEnvironment(settings))
    const names = async () => {
      const found: string[] = []
      for await (const { name, writtenAt } of store.list()) {
        expect(Math.abs(writtenAt.getTime() - clock.time())).toBeLessThan(60_000)
        found.push(name)
      }
      return found.filter((name) => name.startsWith('doc_store'))
    }
    expect(await store.get('doc_store1')).toBe(null)
    const large = Buffer.alloc(3_000_000, 7)
    await Promise.all([store.put('doc_store1', large), store.put('doc_store2', Buffer.from('two'))])
    expect((await store.get('doc_store1'))?.equals(large)).toBe(true)
    expect((await names()).sort()).toEqual(['doc_store1', 'doc_store2'])
    await store.put('doc_store2', Buffer.from('anew'))
    expect((await store.get('doc_store2'))?.toString()).toBe('anew')
    for (const name of ['doc_store1', 'doc_store2', 'doc_store3']) await store.remove(name)
    expect(await names()).toEqual([])
    await remove()
  })

  it('a backup takes the documents along, verifies them, and brings them back', async () => {
    const { settings, remove } = await settingsOf()
    const api = await startApi(settings)
    const { path, statusToken } = await buildAsked(api)
    const bytes = aPdf('to be restored')
    const { documents } = (await sendFile(api, path, statusToken, { bytes })).body
    const [{ documentID }] = documents
    await api.app.close()
    const file = join(folder, `${documentID}.sqlite`)
    await backup(readEnvironment(settings), [file])
    const store = await openFileStore(readEnvironment(settings))
    await store.remove(documentID)
    await expect(backup(readEnvironment(settings), [`${file}.2`])).rejects.toThrow(
      `The file of the document ${documentID} is missing.`,
    )
    const damaged = await openSqliteFile(`${file}.2.damaged`, 'write', entities)
    await damaged.query(`INSERT INTO "backup_documents" VALUES ('${documentID}', x'00')`)
    await damaged.destroy()

    const target = await settingsOf()
    const environment = readEnvironment(target.settings)
    await expect(restore(environment, [`${file}.2.damaged`])).rejects.toThrow(`the document ${documentID} is damaged.`)
    await restore(environment, [file])
    const restored = await startApi(target.settings)
    const address = `${restored.url}/api${path}/documents/${documentID}/content`
    const answer = await fetch(address, { headers: { authorization: `Bearer ${statusToken}` } })
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    await restored.close()
    await remove()
  })
})

describe('FILES_URL', () => {
  it.each(['s3://bucket', 'https://host', 'https://host/a/b', 'nothing'])('is refused as %s', (FILES_URL) => {
    expect(() => readEnvironment({ FILES_URL })).toThrow('FILES_URL must be an address such as')
  })

  it.each(['127.0.0.1:3310', 'tcp://127.0.0.1', 'http://127.0.0.1:3310'])('CLAMD_URL is refused as %s', (CLAMD_URL) => {
    expect(() => readEnvironment({ CLAMD_URL })).toThrow('CLAMD_URL must be an address such as')
  })
})
