import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { connect } from 'node:net'
import { bodyMaxBytes } from '#contract/limits.js'
import { jsonSentAsForm, malformedRequest, notJson } from '#contract/messages/errors/http.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { callRaw, sendRaw } from '../support/raw-http.js'
import type { Answer } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
})
// Whatever was sent, the next caller is served.
afterAll(async () => {
  expect((await api.call('GET', '/clients/me', { token: client.token })).status).toBe(200)
  await api.close()
})

const json = { 'content-type': 'application/json' }
const sizeMax = bodyMaxBytes

function expectRefusal({ status, body }: Answer, expected: number): void {
  const error = {
    error: expect.any(String),
    message: expect.any(String),
    code: expect.any(String),
    requestId: expect.any(String),
  }
  expect([status, body]).toEqual([expected, error])
  expect(body.message).toBe(body.error)
}

describe('a body that cannot be read', () => {
  const register = { method: 'POST', path: '/api/clients/register' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  it.each([
    ['JSON that ends too soon', json, '{"name":"x",', notJson],
    ['JSON whose names reach into every object', json, '{"__proto__":{"name":"x"}}', malformedRequest],
    ['JSON that curl sends as a form', form, '{"name":"a=b&c"}', jsonSentAsForm],
  ])('says what is wrong with %s', async (_, headers, body, sentence) => {
    const answer = await callRaw(api.url, { ...register, headers, body })
    expectRefusal(answer, 400)
    expect([answer.body.code, answer.body.message]).toEqual(['MALFORMED_REQUEST', sentence])
  })
})

describe('a body over 16 KiB', () => {
  const register = { method: 'POST', path: '/api/clients/register' }
  const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

  it('is refused by its announced length', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(sizeMax) })
    expectRefusal(await callRaw(api.url, { ...register, headers: json, body }), 413)
  })

  it('is refused before it has arrived', async () => {
    const head = `POST /api/clients/register HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n`
    expectRefusal(await sendRaw(api.url, `${head}content-length: 1000000000000\r\n\r\n{`), 413)
  })

  it('is refused when its length is not announced', async () => {
    const body = `${chunked(`{"name":"${'x'.repeat(1_600)}`).repeat(11)}0\r\n\r\n`
    expectRefusal(
      await callRaw(api.url, { ...register, headers: { ...json, 'transfer-encoding': 'chunked' }, body }),
      413,
    )
  })

  it.each(['application/x-www-form-urlencoded', 'text/plain'])('is refused as %s too', async (type) => {
    const answer = await callRaw(api.url, {
      ...register,
      headers: { 'content-type': type },
      body: 'x'.repeat(sizeMax + 1),
    })
    expectRefusal(answer, 413)
  })

  it('is told from one that fits', async () => {
    const text = JSON.stringify({ name: 'x' })
    const body = text + ' '.repeat(sizeMax - text.length)
    expect((await callRaw(api.url, { ...register, headers: json, body })).body.code).toBe('INVALID_INPUT')
    expectRefusal(await callRaw(api.url, { ...register, headers: json, body: `${body} ` }), 413)
  })
})

describe('a method nobody serves', () => {
  it.each(['PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'MKCOL', 'COPY', 'LOCK', 'SEARCH', 'PURGE', 'LINK', 'QUERY'])(
    '%s is refused',
    async (method) => {
      for (const path of ['/api/clients/me', '/api/transactions', '/api/clients/register', '/api/nowhere']) {
        const answer = await callRaw(api.url, { method, path, token: client.token, headers: json, body: '{}' })
        expectRefusal(answer, 404)
      }
    },
  )

  it.each(['GETS', 'get', '\u00ffET', 'G T', ''])('%j is refused', async (method) => {
    expectRefusal(await callRaw(api.url, { method, path: '/api/clients/me', token: client.token }), 400)
  })
})

describe('what is not HTTP', () => {
  const head = 'POST /api/clients/login HTTP/1.1\r\nhost: x\r\n'

  it.each<[string, string | Buffer]>([
    ['noise', 'garbage\r\n\r\n'],
    ['a request line alone', 'GET\r\n\r\n'],
    ['a version that does not exist', 'GET /api/clients/me HTTP/9.9\r\nhost: x\r\n\r\n'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['TLS', Buffer.from('16030100a5010000a10303', 'hex')],
    ['a NUL in the address', 'GET /api/\u0000 HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a blank in the address', 'GET /api/clients /me HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a header without a name', `${head}: x\r\n\r\n`],
    ['a header without a colon', `${head}nonsense\r\n\r\n`],
    ['a blank in a header name', `${head}authorization : x\r\n\r\n`],
    ['a NUL in a header', `${head}authorization: Bearer \u0000\r\n\r\n`],
    ['a folded header', `${head}authorization: Bearer\r\n x\r\n\r\n`],
    ['a bare line feed in a header', `${head}x: a\nb\r\n\r\n`],
    ['two lengths', `${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
    ['a length that is a list', `${head}content-length: 2, 2\r\n\r\n{}`],
    ['a negative length', `${head}content-length: -1\r\n\r\n`],
    ['a length in hexadecimal', `${head}content-length: 0x2\r\n\r\n{}`],
    ['a length and chunks', `${head}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['chunks behind another coding', `${head}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    [
      'chunks of no size',
      `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    ],
    [
      'chunks with a folded size',
      `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2\n{}\n0\n\n`,
    ],
  ])('is refused: %s', async (_, bytes) => {
    expectRefusal(await sendRaw(api.url, bytes), 400)
  })

  it('is refused: a request without a host', async () => {
    expect((await sendRaw(api.url, 'GET /api/clients/me HTTP/1.1\r\n\r\n')).status).toBe(400)
  })

  it('harms nobody when the caller leaves in the middle', async () => {
    const { hostname, port } = new URL(api.url)
    for (const bytes of [
      '',
      'P',
      head,
      `${head}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"emailAddress"`,
    ]) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write(bytes, () => socket.destroy()))
        socket.on('error', () => undefined).on('close', () => resolve())
      })
    }
    expect((await api.call('GET', '/clients/me', { token: client.token })).status).toBe(200)
  })

  it('smuggles no second request past the first', async () => {
    const hidden = `GET /api/clients/me HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${client.token}\r\nconnection: close\r\n\r\n`
    const bytes = `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`
    const { status, body } = await sendRaw(api.url, bytes)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.not.stringContaining(client.emailAddress)])
  })
})
