import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  buildApiUser,
  buildClient,
  clientPassword,
  idempotencyKey,
  paymentInput,
  type SignedInClient,
} from '../support/builders.js'
import { callRaw, sendRaw } from '../support/raw-http.js'
import type { Answer } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let accessToken: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  accessToken = (await buildApiUser(api, client)).accessToken
})
afterAll(() => api.close())

const json = { 'content-type': 'application/json' }

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

describe('hostile headers', () => {
  it('are refused when they are too large, or too many', async () => {
    const path = '/api/clients/me'
    expectRefusal(await callRaw(api.url, { path, headers: { x: 'x'.repeat(20_000) } }), 431)
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`x-${index}`, 'x']))
    expectRefusal(await callRaw(api.url, { path, headers: many }), 431)
  })

  it('are refused as an address that is too long is', async () => {
    expectRefusal(await callRaw(api.url, { path: `/api/clients/${'x'.repeat(20_000)}` }), 431)
  })

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer \u00ff\u00fe',
    'Bearer a.b.c',
    'Bearer ..',
    `Bearer ${'a.'.repeat(5_000)}`,
    `Bearer ${'A'.repeat(10_000)}`,
    'Bearer eyJhbGciOiJIUzI1NiJ9.bnVsbA.x',
    'Bearer eyJhbGciOiJIUzI1NiJ9.W10.x',
    'Bearer bnVsbA.bnVsbA.bnVsbA',
    'Basic eDp5',
    'Negotiate x',
    '[object Object]',
    ',',
  ])('authorization: %.40s is refused', async (authorization) => {
    for (const path of ['/api/clients/me', '/api/transactions', '/api/portal-users/me']) {
      expectRefusal(await callRaw(api.url, { path, headers: { authorization } }), 401)
    }
  })

  it('authorization given twice is refused unless the first is right', async () => {
    const head = `GET /api/clients/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer a.b.c\r\n`
    expectRefusal(await sendRaw(api.url, `${head}authorization: Bearer ${client.token}\r\n\r\n`), 401)
  })

  it('do not choose their own request id, unless it is plainly one', async () => {
    const ask = (id: string) => callRaw(api.url, { path: '/api/nowhere', headers: { 'x-request-id': id } })
    expect((await ask('a-plain-id_0123')).body.requestId).toBe('a-plain-id_0123')
    for (const id of [
      'short',
      'x'.repeat(65),
      '<script>alert(1)</script>',
      '../../etc/passwd',
      'a b c d e f g',
      '\u00ff'.repeat(10),
    ]) {
      const { body, headers } = await ask(id)
      expect(body.requestId).toMatch(/^[\da-f-]{36}$/)
      expect(headers.get('x-request-id')).toBe(body.requestId)
    }
  })

  it('are kept out of the way: odd user agents, hosts, forwarded addresses, encodings', async () => {
    const odd = {
      'user-agent': `\u00ff${'x'.repeat(8_000)}`,
      'x-forwarded-for': "'; DROP TABLE sessions;--",
      'x-forwarded-host': 'evil.test',
      forwarded: 'for=x',
    }
    const body = JSON.stringify({ emailAddress: client.emailAddress, password: clientPassword })
    const headers = {
      ...json,
      ...odd,
      'accept-encoding': 'zz',
      accept: 'x/y',
      'accept-language': '\u00e9',
      'if-none-match': '*',
      range: 'bytes=0-1',
    }
    const { status, body: answer } = await callRaw(api.url, {
      method: 'POST',
      path: '/api/clients/login',
      headers,
      body,
    })
    expect([status, answer.status]).toEqual([200, 'active'])
    expect((await api.call('GET', '/clients/me', { token: answer.token })).status).toBe(200)
  })

  it.each(['\u00ff', 'a\tb', 'caf\u00e9', ' ', 'x'.repeat(256)])('idempotency-key: %j is refused', async (key) => {
    const call = { method: 'POST', path: '/api/transactions', token: accessToken, body: JSON.stringify(paymentInput()) }
    const { status, body } = await callRaw(api.url, { ...call, headers: { ...json, 'idempotency-key': key } })
    expect([status, body.code]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID'])
  })

  it('content-encoding that nobody reads is refused, not taken for JSON', async () => {
    const headers = { ...json, ...idempotencyKey(), 'content-encoding': 'gzip' }
    const call = {
      method: 'POST',
      path: '/api/transactions',
      token: accessToken,
      headers,
      body: Buffer.from('1f8b0800', 'hex'),
    }
    expectRefusal(await callRaw(api.url, call), 400)
  })

  it('expect: anything is refused', async () => {
    const call = { method: 'POST', path: '/api/clients/login', headers: { ...json, expect: 'miracles' }, body: '{}' }
    // Node answers this one itself, without a body.
    expect((await callRaw(api.url, call)).status).toBe(417)
  })
})
