import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { readdir, readFile, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { clock } from '#contract/clock.js'
import { documentMaxBytes, documentsMax, orphanAfterMs } from '../../libs/contract/document-limits.js'
import { OrphanSweep } from '../../api/src/people/requirements/orphan-sweep.js'
import { UploadSlots } from '../../api/src/platform/files/upload-slots.js'
import { buildClient } from '../support/builders.js'
import { aJpeg, aPdf, aPng, aZip, buildAsked, Clamd, sendFile, type SentFile } from '../support/documents.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { heldOnce } from '../support/held-once.js'
import { whenCalled } from '../support/when-called.js'

const clamd = new Clamd()
let api: TestApi
beforeAll(async () => {
  api = await startApi({ CLAMD_URL: await clamd.start(), LOG_LEVEL: 'fatal' })
})
afterAll(async () => {
  await api.close()
  await clamd.stop()
})

const folder = () => join(api.settings.DATA_DIR ?? '', 'documents')
const filesIn = async () =>
  (await readdir(folder(), { recursive: true }).catch(() => [])).filter((name) => name.includes('doc_'))
const rows = async () => Number((await api.database.read.query('SELECT COUNT(*) AS "n" FROM "client_documents"'))[0].n)
const download = (path: string, token: string) =>
  fetch(`${api.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })

describe('a document', () => {
  it.each([
    ['application/pdf', 'pdf', aPdf()],
    ['image/jpeg', 'jpg', aJpeg()],
    ['image/png', 'png', aPng()],
  ])('of type %s is kept encrypted, and served as a file that runs nowhere', async (mediaType, ending, bytes) => {
    const { path, statusToken, admin } = await buildAsked(api)
    // What the sender says of the type counts for nothing.
    const sent = await sendFile(api, path, statusToken, { bytes, name: 'Ünsere Urkunde.html', type: 'text/html' })
    expect(sent.status).toBe(201)
    expect(sent.body).toMatchObject({ status: 'given', documents: [{ mediaType, bytes: bytes.length }] })
    const [{ documentID, name }] = sent.body.documents
    expect(name).toBe(`Ünsere Urkunde.${ending}`)
    for (const token of [statusToken, admin]) {
      const answer = await download(`${path}/documents/${documentID}/content`, token)
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      })
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="_?nsere Urkunde\.\w+"/)
    }
    const stored = await readFile(join(folder(), documentID.slice(-2), documentID))
    expect(stored.includes(bytes.subarray(0, 16))).toBe(false)
    expect(clamd.scanned.some((content) => content.equals(bytes))).toBe(true)
  })

  it('that would unpack to very much is kept as it came, and never unpacked', async () => {
    const { path, statusToken } = await buildAsked(api)
    const bytes = aPng(Buffer.alloc(200_000_000))
    expect(bytes.length).toBeLessThan(1_000_000)
    await heldOnce(async () => {
      const startedAt = performance.now()
      const sent = await sendFile(api, path, statusToken, { bytes })
      expect([sent.status, sent.body.documents[0].bytes]).toEqual([201, bytes.length])
      expect(performance.now() - startedAt).toBeLessThan(5_000)
    })
  })

  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const refusals: [what: string, file: SentFile, sentence: string][] = [
    [
      'an SVG with a script',
      { bytes: Buffer.from('<svg><script>alert(1)</script></svg>'), name: 'a.png' },
      'This file isn’t a PDF, JPEG or PNG. Convert it and try again',
    ],
    ['a page that is called .pdf', { bytes: html }, 'This file isn’t a PDF, JPEG or PNG. Convert it and try again'],
    ['an archive', { bytes: aZip() }, 'This file isn’t a PDF, JPEG or PNG. Convert it and try again'],
    ['an empty file', { bytes: Buffer.alloc(0) }, 'This file is empty'],
    [
      '11 MB',
      { bytes: Buffer.concat([aPdf(), Buffer.alloc(11 * 1_024 * 1_024)]) },
      'This file is larger than 10 MB. Upload a smaller one',
    ],
    [
      'a byte too many',
      { bytes: Buffer.concat([aPdf(), Buffer.alloc(documentMaxBytes + 1 - aPdf().length)]) },
      'This file is larger than 10 MB. Upload a smaller one',
    ],
    ['half a PDF', { bytes: aPdf().subarray(0, 40) }, 'This file is incomplete. Save it again and upload the new copy'],
    ['half a PNG', { bytes: aPng().subarray(0, -6) }, 'This file is incomplete. Save it again and upload the new copy'],
    [
      'a PNG with something behind',
      { bytes: Buffer.concat([aPng(), html]) },
      'This file is incomplete. Save it again and upload the new copy',
    ],
    [
      'a PDF that is a page too',
      { bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), html, aPdf()]) },
      'This file contains hidden data besides the document. Save it again as a plain PDF, JPEG or PNG',
    ],
    [
      'a PDF that is an archive too',
      { bytes: Buffer.concat([aPdf(), aZip(), Buffer.from('%%EOF')]) },
      'This file contains hidden data besides the document. Save it again as a plain PDF, JPEG or PNG',
    ],
    ['a virus', { bytes: aPdf('EICAR') }, 'Our virus scanner rejected this file'],
  ]
  it.each(refusals)('is refused with a sentence: %s', async (_what, file, sentence) => {
    const { path, statusToken } = await buildAsked(api)
    const before = [(await filesIn()).length, await rows()]
    const { status, body } = await sendFile(api, path, statusToken, file)
    expect([status, body.code, body.fields]).toEqual([422, 'DOCUMENT_REFUSED', { file: sentence }])
    expect([(await filesIn()).length, await rows()]).toEqual(before)
  })

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\secret\\plan.exe', 'plan.pdf'],
    ['a"\r\nSet-Cookie: x=1.pdf', expect.not.stringMatching(/["\r\n:]/)],
    ['4539 1488 0343 6467.pdf', 'document.pdf'],
    ['...', 'document.pdf'],
  ])('is called by a plain name: %s', async (name, kept) => {
    const { path, statusToken } = await buildAsked(api)
    const { body } = await sendFile(api, path, statusToken, { bytes: aPdf(), name })
    expect(body.documents[0].name).toEqual(kept)
  })

  it('is not taken while the scanner is silent, and the sentence says to try again', async () => {
    const { path, statusToken } = await buildAsked(api)
    const gone = await startApi({ ...api.settings, CLAMD_URL: 'tcp://127.0.0.1:1' })
    const { status, body, headers } = await sendFile(gone, path, statusToken, { bytes: aPdf() })
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'SCANNER_AWAY', '60'])
    await gone.app.close()
  })
})

describe('a form', () => {
  it('without a file, with two, cut off or of another type is refused, and taken nowhere else', async () => {
    const { path, statusToken } = await buildAsked(api)
    const authorization = `Bearer ${statusToken}`
    const send = async (body: FormData | string, type?: string, to = `${path}/documents`) => {
      const headers = { authorization, ...(type && { 'content-type': type }) }
      const answer = await fetch(`${api.url}/api${to}`, { method: 'POST', headers, body })
      return `${answer.status} ${((await answer.json()) as { error: string }).error}`
    }
    const two = new FormData()
    for (const name of ['a', 'b']) two.append('file', new Blob([new Uint8Array(aPdf())]), `${name}.pdf`)
    const none = new FormData()
    none.set('file', '')
    expect([await send(two), await send(none), await send('{}', 'application/json')]).toEqual([
      '422 Upload one file at a time',
      '422 Choose a file',
      '422 Choose a file',
    ])
    const cut = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4'
    expect(await send(cut, 'multipart/form-data; boundary=x')).toBe(
      '422 The upload was incomplete. Upload the file again',
    )
    expect(await send(cut, 'multipart/form-data')).toBe('422 The upload was incomplete. Upload the file again')
    expect(await send(two, undefined, '/clients/login')).toBe('415 Send the body as application/json')
  })

  it('for words, or for what is not asked, takes no file', async () => {
    const text = await buildAsked(api, { kind: 'text' })
    const refused = await sendFile(api, text.path, text.statusToken, { bytes: aPdf() })
    expect(refused.body.fields).toEqual({ file: 'This requirement doesn’t accept files' })
    const other = await buildAsked(api)
    const path = `/clients/${text.clientID}/requirements/${other.requirementID}`
    expect((await sendFile(api, path, text.statusToken, { bytes: aPdf() })).status).toBe(404)
  })

  it('says until when the document is valid, where that is asked', async () => {
    const { path, statusToken } = await buildAsked(api, { expires: true })
    const without = await sendFile(api, path, statusToken, { bytes: aPdf() })
    expect(without.body.fields).toEqual({ expiresOn: 'Enter the expiry date' })
    const fields = { expiresOn: '2199-01-31' }
    expect((await sendFile(api, path, statusToken, { bytes: aPdf(), fields })).body.expiresOn).toBe('2199-01-31')
  })
})

describe("somebody else's document", () => {
  it('is absent, for applicants, clients and under another requirement', async () => {
    const [own, other] = [await buildAsked(api), await buildAsked(api)]
    const { documents } = (await sendFile(api, other.path, other.statusToken, { bytes: aPdf() })).body
    const content = `documents/${documents[0].documentID}/content`
    const client = await buildClient(api)
    const asked: [path: string, token: string][] = [
      [`${other.path}/${content}`, own.statusToken],
      [`${own.path}/${content}`, own.statusToken],
      [`${other.path}/${content}`, client.token],
      [`${own.path}/${content}`, own.admin],
    ]
    for (const [path, token] of asked) expect((await download(path, token)).status).toBe(404)
  })
})

describe('many uploads', () => {
  it('at once are all kept, and never more than one requirement takes', async () => {
    const { path, statusToken, clientID } = await buildAsked(api)
    const many = Array.from({ length: 40 }, (_, at) => sendFile(api, path, statusToken, { bytes: aPdf(`No. ${at}`) }))
    const answers = await Promise.all(many)
    const taken = answers.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(documentsMax)
    for (const { status, body } of answers.filter((one) => !taken.includes(one)))
      expect([status, body.error]).toEqual([409, 'You can upload at most 10 files here'])
    const kept = await api.database.read.query(
      `SELECT "documentID" FROM "client_documents" WHERE "clientID" = '${clientID}'`,
    )
    expect(kept).toHaveLength(documentsMax)
    expect((await filesIn()).length).toBe(await rows())
  })

  it('that break off leave nothing, and what a dead process left is swept, but no document', async () => {
    const { path, statusToken } = await buildAsked(api)
    const before = [(await filesIn()).length, await rows()]
    const uploads = jest.spyOn(api.app.get(UploadSlots, { strict: false }), 'hold')
    const { hostname, port } = new URL(api.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /api${path}/documents HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${statusToken}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n' +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    )
    await whenCalled(uploads)
    socket.destroy()
    await Promise.allSettled(uploads.mock.results.map(({ value }) => value))
    uploads.mockRestore()
    expect([(await filesIn()).length, await rows()]).toEqual(before)

    const { documents } = (await sendFile(api, path, statusToken, { bytes: aPdf() })).body
    const [named] = (await filesIn()).filter((name) => name.includes(documents[0].documentID))
    await api.database.write((manager) =>
      manager.query('UPDATE "client_documents" SET "documentID" = \'doc_moved\' WHERE "documentID" = $1', [
        documents[0].documentID,
      ]),
    )
    const sweep = (now?: number) => api.app.get(OrphanSweep, { strict: false }).sweep(now)
    expect(await sweep()).toBe(0)
    const old = new Date(clock.time() - orphanAfterMs - 1_000)
    await utimes(join(folder(), named ?? ''), old, old)
    expect(await sweep()).toBe(1)
    expect((await filesIn()).length).toBe(before[0])
  })
})
