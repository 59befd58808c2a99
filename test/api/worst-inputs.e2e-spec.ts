import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { inspectorBodyMaxBytes } from '#contract/limits.js'
import { parseMoney, parseRate } from '#contract/money.js'
import { faultOfPattern } from '#contract/route-pattern.js'
import { AppError } from '../../api/src/platform/http/app-error.js'
import { readInput } from '../../api/src/platform/http/contract-pipe.js'
import { isCommonPassword } from '../../api/src/platform/crypto/common-passwords.js'
import { redacted } from '../../api/src/platform/http/redaction.js'
import { requireSeen } from '../../api/src/platform/http/row-version.js'
import { containing } from '../../api/src/platform/lists/text-search.js'
import { requiredKey } from '../../api/src/platform/idempotency/idempotency-header.js'
import { OAuthRefusal } from '../../api/src/people/oauth/oauth.errors.js'
import { readClientCredentials } from '../../api/src/people/oauth/client-credentials.js'
import { RouteTable } from '../../api/src/people/gate/route-table.js'
import { requireNoCardNumber } from '../../api/src/webhooks/inspector/received.js'
import type { RequestClass } from '../../api/src/process/openapi/request-schema.js'
import { signInAdmin } from '../support/builders.js'
import { byTurns } from '../support/by-turns.js'
import { leastCpuMs } from '../support/cpu-time.js'
import { heldOnce } from '../support/held-once.js'
import { fieldsOf, type Operation, operationsOf } from '../support/operations.js'
import { callRaw } from '../support/raw-http.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { textOf, worstInputs, worstPieces, worstValues } from '../support/worst-inputs.js'

const mostMs = 5
const plainMs = 1.4
const plainBody = `{${Array.from({ length: 8_000 }, (_, at) => `"k${at}":1`).join(',')}}`
/** Node refuses more than 16 KiB of head, the address among it. */
const addressMaxBytes = 16_000

let api: TestApi
let operations: Operation[]
let token: string
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  operations = operationsOf(api)
  token = await signInAdmin(api)
})
afterAll(() => api.close())

interface Measured {
  input: string
  ms: number
  bytes: number
  read: () => unknown
}

/** Slower where this machine reads a plain body slower than the one that the bound was found on. */
async function boundHere(): Promise<number> {
  const slowness = (await leastCpuMs(() => void JSON.parse(plainBody), plainMs)) / plainMs
  return mostMs * Math.max(1, slowness)
}

/** What took too long is measured again beside the plain body, because this machine may have been busy then. */
async function expectQuick(rows: [string, Measured][]): Promise<void> {
  for (const [key, { input, ms, read }] of rows)
    if (ms > mostMs)
      await heldOnce(async () => {
        const again = await leastCpuMs(read, mostMs)
        expect([key, input, again, again <= (await boundHere())]).toEqual([key, input, again, true])
      }, 30)
}

const known = new Map<string, Measured>()

/** The slowest of some of these bodies to be read and checked; the same class and limit is measured once. */
async function worstOf(requestClass: RequestClass, limit: number, kind: 'body' | 'query'): Promise<Measured> {
  const name = `${requestClass.name} ${limit}`
  const before = known.get(name)
  if (before) return before
  let worst: Measured = { input: '', ms: 0, bytes: 0, read: () => undefined }
  for (const [input, body] of byTurns(bodiesFor(requestClass, limit), 4, known.size)) {
    expect([input, Buffer.byteLength(body) <= limit]).toEqual([input, true])
    const read = () => readInput(requestClass as new () => object, JSON.parse(body), kind).catch(() => undefined)
    const ms = await leastCpuMs(read, Math.max(worst.ms, 1))
    if (ms > worst.ms) worst = { input, ms, bytes: Buffer.byteLength(body), read }
  }
  known.set(name, worst)
  return worst
}

function bodiesFor(requestClass: RequestClass, limit: number): [string, string][] {
  const wholes = worstValues(limit).filter((value) => value.startsWith('{'))
  const fields = fieldsOf(requestClass).flatMap(({ name, maxLength = 200 }) => {
    const head = `{${JSON.stringify(name)}:`
    const room = limit - Buffer.byteLength(head) - 1
    return worstInputs(room, maxLength).map((value) => [labelOf(name, value), `${head}${value}}`] as [string, string])
  })
  const metadata = worstPieces.map((piece): [string, string] => {
    const entries = Array.from({ length: 20 }, (_, at) => `"${at}":${textOf(piece, 240)}`)
    return [`metadata of ${piece}`, `{"metadata":{${entries.join(',')}}}`]
  })
  const known = requestClass.name === 'CreateTransaction' ? metadata : []
  return [...wholes.map((body) => [labelOf('whole', body), body] as [string, string]), ...fields, ...known]
}

const labelOf = (name: string, value: string) => `${name}: ${value.slice(0, 24)}${value.length > 24 ? '…' : ''}`

function report(rows: [string, Measured][]): void {
  const lines = rows
    .sort(([, one], [, other]) => other.ms - one.ms)
    .map(
      ([key, { ms, bytes, input }]) =>
        `${ms.toFixed(2).padStart(6)} ms ${String(bytes).padStart(6)} bytes  ${key}  ${input}`,
    )
  console.info(`The worst input of each call:\n${lines.join('\n')}`)
}

describe('the worst inputs that fit into a request', () => {
  it('take no body more than 5 ms to be read and checked', async () => {
    const rows: [string, Measured][] = []
    for (const { key, bodies, bodyMaxBytes } of operations) {
      for (const body of bodies) rows.push([key, await worstOf(body, bodyMaxBytes, 'body')])
    }
    report(rows)
    expect(rows.length).toBeGreaterThan(40)
    await expectQuick(rows)
  }, 600_000)

  it('take no query more than 5 ms', async () => {
    const rows: [string, Measured][] = []
    for (const { key, query } of operations) {
      if (query) rows.push([key, await worstOf(query, addressMaxBytes, 'query')])
    }
    report(rows)
    expect(rows.length).toBeGreaterThan(15)
    await expectQuick(rows)
  }, 600_000)

  it.each<[what: string, bytes: number, read: (text: string) => unknown]>([
    ['a password that may be common', 16_000, isCommonPassword],
    ['a line of the log', 16_000, redacted],
    ['a text to look for', 16_000, containing],
    ['a version', 16_000, (text) => requireSeen(text, { version: 'a' })],
    ['an Idempotency-Key', 16_000, requiredKey],
    ['credentials in a header', 16_000, (text) => readClientCredentials(text, { grant_type: 'client_credentials' })],
    [
      'credentials in Basic',
      12_000,
      (text) => readClientCredentials(basic(text), { grant_type: 'client_credentials' }),
    ],
    [
      'credentials in a form',
      16_000,
      (text) => readClientCredentials(undefined, { grant_type: text, client_id: text }),
    ],
    ['an address that is explained', 16_000, (text) => api.app.get(RouteTable, { strict: false }).find('GET', text)],
    ['a pattern of routes', 16_000, faultOfPattern],
    ['an amount', 60_000, (text) => parseMoney(text, 'USD')],
    ['a rate', 60_000, parseRate],
    ['a signature header of a webhook', 16_000, (text) => requireNoCardNumber({ 'webhook-signature': text }, '')],
    ['the body of a webhook', inspectorBodyMaxBytes, (text) => requireNoCardNumber({}, text)],
  ])('take no more than 5 ms as %s', async (_what, bytes, read) => {
    for (const piece of worstPieces) {
      for (const text of [piece.repeat(bytes / Buffer.byteLength(piece)), `${piece.repeat(bytes / 30)}\u0000!`]) {
        await heldOnce(async () => {
          const ms = await leastCpuMs(() => unlessRefused(() => read(text)), mostMs)
          expect([piece, ms, ms <= mostMs || ms <= (await boundHere())]).toEqual([piece, ms, true])
        })
      }
    }
  })

  it.each([
    ['a token', (text: string) => ({ authorization: `Bearer ${text}` })],
    ['credentials', (text: string) => ({ authorization: `Basic ${text}` })],
    ['an Idempotency-Key', (text: string) => ({ 'idempotency-key': text })],
    ['a version', (text: string) => ({ 'if-match': text })],
    ['a form id', (text: string) => ({ 'form-id': text })],
    ['an id of a request', (text: string) => ({ 'x-request-id': text })],
    ['a browser', (text: string) => ({ 'user-agent': text })],
    ['a cookie', (text: string) => ({ cookie: text })],
    ['an address in front', (text: string) => ({ 'x-forwarded-for': text })],
  ])('are refused by every kind of call within 50 ms as %s', async (_what, headersOf) => {
    for (const piece of worstPieces.filter((one) => /^[\x21-\x7e][\x20-\x7e]*$/.test(one))) {
      const headers = headersOf(`${piece.repeat(12_000 / piece.length)}!`)
      for (const [method, path] of calls) {
        const call = () =>
          callRaw(api.url, { method, path, headers: { ...headers, 'content-type': 'application/json' }, body: '{}' })
        const { status } = await call()
        expect([piece, path, status >= 400 && status < 500]).toEqual([piece, path, true])
        await expectAnsweredQuickly(`${piece} ${path}`, call)
      }
    }
  })

  it('are refused within 50 ms as a segment or a query of an address', async () => {
    for (const piece of worstPieces) {
      const text = encodeURIComponent(piece.repeat(11_000 / encodeURIComponent(piece).length))
      for (const path of [
        `/api/clients/${text}`,
        `/api/payment-links/${text}`,
        `/api/clients?cursor=${text}`,
        `/api/${text}/${text.slice(0, 500)}`,
      ]) {
        const call = () => callRaw(api.url, { path, token })
        const { status } = await call()
        expect([path.slice(0, 60), status >= 400 && status < 500]).toEqual([path.slice(0, 60), true])
        await expectAnsweredQuickly(path.slice(0, 60), call)
      }
    }
  })
})

const answeredMs = 50
const expectAnsweredQuickly = (what: string, call: () => unknown) =>
  heldOnce(async () => {
    const ms = await leastCpuMs(call, 20)
    expect([what, ms, ms < answeredMs]).toEqual([what, ms, true])
  })
const calls = [
  ['POST', '/api/oauth/token'],
  ['POST', '/api/transactions'],
  ['POST', '/api/payment-links/anything/payments'],
  ['PUT', '/api/roles/anything'],
] as const
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

function unlessRefused(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (error instanceof AppError || error instanceof OAuthRefusal) return undefined
    throw error
  }
}
