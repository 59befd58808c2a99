import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { documentsMax, uploadsOfApplicants } from '../../libs/contract/document-limits.js'
import { signInAdmin } from '../support/builders.js'
import { aPdf, buildApplicant, requirementInput, sendFile } from '../support/documents.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'

let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  settings.RATE_LIMIT_SCALE = '1000'
})
afterEach(() => remove())

const sizeMB = 2
// What they hold at once shows only when there are many; fewer prove that all are kept.
const isLong = Boolean(process.env.TEST_LONG)
const applicantsAtOnce = isLong ? 20 : 3
const bytes = Buffer.concat([aPdf().subarray(0, -6), randomBytes(sizeMB * 1_048_576), Buffer.from('\n%%EOF\n')])

async function buildMany(gatehouse: Gatehouse, count: number) {
  const token = await signInAdmin(gatehouse)
  const country = `Land ${randomBytes(4).toString('hex')}`
  const body = requirementInput({ countries: [country] })
  const { requirementID } = (await gatehouse.call('POST', '/requirements', { token, body })).body
  const applicants = []
  for (let made = 0; made < count; made += 1) applicants.push(await buildApplicant(gatehouse, { country }))
  return applicants.map((one) => ({ ...one, path: `/clients/${one.clientID}/requirements/${requirementID}` }))
}

/** In MB; what the process has ever held at once. */
async function peakOf({ pid }: Gatehouse): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_024
}

describe('many uploads at once', () => {
  it('are all kept, in a memory that does not grow with their number', async () => {
    const gatehouse = await startGatehouse(settings)
    const applicants = await buildMany(gatehouse, applicantsAtOnce)
    const before = await peakOf(gatehouse)
    const sent = applicants.flatMap(({ path, statusToken }) =>
      Array.from({ length: documentsMax }, () => sendFile(gatehouse, path, statusToken, { bytes })),
    )
    const answers = await Promise.all(sent)
    const grown = (await peakOf(gatehouse)) - before
    console.info(
      `${sent.length} uploads of ${sizeMB} MB at once: ${Math.round(before)} MB before, ${Math.round(grown)} MB more at most`,
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(applicantsAtOnce * documentsMax)
    if (isLong) expect(grown).toBeLessThan(250)
    await gatehouse.end('SIGTERM')
  })
})

describe('a process that is killed while files go up', () => {
  it('leaves no document without its file, and goes on', async () => {
    const gatehouse = await startGatehouse(settings)
    const [one] = await buildMany(gatehouse, 1)
    if (!one) throw new Error('Nobody registered')
    const send = (to: Gatehouse) => sendFile(to, one.path, one.statusToken, { bytes }).catch(() => null)
    const sent = Array.from({ length: 6 }, () => send(gatehouse))
    await Promise.race(sent)
    await gatehouse.end('SIGKILL')
    await Promise.all(sent)
    const again = await startGatehouse(settings)
    const list = `/clients/${one.clientID}/requirements`
    const { documents } = (await again.call('GET', list, { token: one.statusToken })).body.items[0]
    for (const { documentID } of documents) {
      const answer = await fetch(`${again.url}/api${one.path}/documents/${documentID}/content`, {
        headers: { authorization: `Bearer ${one.statusToken}` },
      })
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    }
    const names = await readdir(join(settings.DATA_DIR ?? '', 'documents'), { recursive: true })
    expect(names.filter((name) => name.includes('doc_')).length).toBeGreaterThanOrEqual(documents.length)
    expect((await send(again))?.status).toBe(201)
    await again.end('SIGTERM')
  })
})

describe('those who send slowly', () => {
  /** Opens an upload and never ends it. */
  const drip = (url: string, path: string, headers: string) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${url}\r\n${headers}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n' +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    )
    return socket
  }

  it('keep nobody else from sending, neither strangers at the pages nor applicants', async () => {
    const gatehouse = await startGatehouse(settings)
    const [one, ...others] = await buildMany(gatehouse, uploadsOfApplicants + 2)
    if (!one) throw new Error('Nobody registered')
    const cookieOf = (token: string) =>
      `cookie: clientStatus=${encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'))}`
    const page = '/client/pending-approval/req_0/documents'
    const strangers = ['cookie: a=b', cookieOf('made.up.token')].flatMap((cookie) =>
      Array.from({ length: 20 }, () => drip(gatehouse.url, page, cookie)),
    )
    const token = `authorization: Bearer ${others[0]?.statusToken}`
    const slow = Array.from({ length: 20 }, () => drip(gatehouse.url, `/api${others[0]?.path}/documents`, token))
    await pause(500)
    const small = { bytes: aPdf() }
    expect((await sendFile(gatehouse, one.path, one.statusToken, small)).status).toBe(201)
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(aPdf())]), 'a.pdf')
    const requirementID = one.path.split('/').at(-1)
    const byPage = await fetch(`${gatehouse.url}/client/pending-approval/${requirementID}/documents`, {
      ...{ method: 'POST', body: form },
      headers: { accept: 'application/json', origin: gatehouse.url, cookie: cookieOf(one.statusToken).slice(8) },
    })
    expect([byPage.status, await byPage.json()]).toEqual([200, { sentence: null }])
    for (const socket of [...strangers, ...slow]) socket.destroy()
    await gatehouse.end('SIGTERM')
  })
})
