import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { connect, type Socket } from 'node:net'
import { uploadsAtOnce } from '../../libs/contract/document-limits.js'
import { aPdf, buildAsked, sendFile } from '../support/documents.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'

let gatehouse: Gatehouse
let remove: () => Promise<void>
const sockets: Socket[] = []
beforeAll(async () => {
  const database = await startedDatabase()
  remove = database.remove
  gatehouse = await startGatehouse({ RATE_LIMIT_SCALE: '1000', ...database.settings })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await gatehouse.end('SIGTERM')
  await remove()
})

/** As many as go up at a time have begun, and none goes on. */
async function holdUp(path: string, headers: string[] = []): Promise<void> {
  const { hostname, port } = new URL(gatehouse.url)
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: gatehouse.test',
    'content-type: multipart/form-data; boundary=x',
    'content-length: 100000',
    ...headers,
  ]
  for (let number = 0; number < uploadsAtOnce; number += 1) {
    const socket = connect({ port: Number(port), host: hostname, localAddress: '127.0.0.2' })
    sockets.push(socket.on('error', () => undefined))
    socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`)
  }
  await new Promise((resolve) => setTimeout(resolve, 300))
}

describe('files that come slowly', () => {
  it('of one client keep no other one waiting', async () => {
    const [slow, other] = [await buildAsked(gatehouse), await buildAsked(gatehouse)]
    await holdUp(`/api${slow.path}/documents`, [`authorization: Bearer ${slow.statusToken}`])
    expect((await sendFile(gatehouse, other.path, other.statusToken, { bytes: aPdf() })).status).toBe(201)
  })

  it('of one visitor keep no other one waiting', async () => {
    const page = `/client/pending-approval/req_${'0'.repeat(26)}/documents`
    await holdUp(page)
    const { status } = await fetch(gatehouse.url + page, { method: 'POST', body: new FormData(), redirect: 'manual' })
    expect(status).toBeLessThan(500)
  })
})
