import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { bodyMaxBytes } from '#contract/limits.js'
import { Transaction } from '../../api/src/money/transactions/transaction.entity.js'
import { buildApiUser, paymentInput, signInAdmin } from '../support/builders.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { buildRole, type Row } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
let merchant: Merchant
let reader: string
const clients: Client[] = []

beforeAll(async () => {
  api = await startApi()
  merchant = await buildMerchant(api)
  const rows: Row[] = [
    ['GET', '/transactions'],
    ['GET', '/transactions/:transactionID'],
  ]
  const { name } = await buildRole(api, rows, { assignableToApiUsers: true })
  reader = (await buildApiUser(api, merchant, name)).accessToken
})
afterAll(async () => {
  for (const client of clients) await client.close()
  await api.close()
})

/** As the official client speaks. */
async function connect(token: string): Promise<Client> {
  const client = new Client({ name: 'Ledger helper', version: '1.2' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${api.url}/mcp`), { requestInit }) as Transport)
  clients.push(client)
  return client
}

interface Told {
  isError?: boolean
  content: { text: string }[]
  _meta: { status: number; idempotencyKey?: string }
}
const use = async (client: Client, name: string, given: object = {}) =>
  (await client.callTool({ name, arguments: given as Record<string, unknown> })) as unknown as Told
const bodyOf = ({ content }: Told) => JSON.parse(content[0]?.text ?? '')

const post = (body: unknown, headers: Record<string, string> = {}, token: string | null = merchant.accessToken) =>
  fetch(`${api.url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  })
const codeIn = async (answer: Response) => ((await answer.json()) as { code: string }).code
const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params })

describe('POST /mcp', () => {
  it('offers the calls that the role covers, and nothing else', async () => {
    const client = await connect(reader)
    const { tools } = await client.listTools()
    const names = tools.map(({ name }) => name)
    expect(names).toEqual(['transactionsList', 'transactionsGet'])
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint)).toEqual([])
    const all = (await (await connect(merchant.accessToken)).listTools()).tools
    expect(all.length).toBeGreaterThan(names.length)
    expect(all.filter(({ name }) => !/^[\w-]{1,64}$/.test(name))).toEqual([])
    expect(all.filter(({ inputSchema }) => JSON.stringify(inputSchema).includes('#/components'))).toEqual([])
  })

  it('makes a payment with the key that it is given, once', async () => {
    const client = await connect(merchant.accessToken)
    const given = { body: paymentInput(), idempotencyKey: 'mcp-order-1' }
    const [first, again] = [
      await use(client, 'transactionsCreate', given),
      await use(client, 'transactionsCreate', given),
    ]
    expect([first.isError, first._meta]).toEqual([undefined, { status: 201, idempotencyKey: 'mcp-order-1' }])
    expect(bodyOf(again).transactionID).toBe(bodyOf(first).transactionID)
    expect(bodyOf(await use(client, 'transactionsGet', { transactionID: bodyOf(first).transactionID })).status).toBe(
      'succeeded',
    )
  })

  it('makes a key where none is given, says it, and counts a repetition with it once', async () => {
    const client = await connect(merchant.accessToken)
    const body = paymentInput({ reference: 'mcp-made-key' })
    const first = await use(client, 'transactionsCreate', { body })
    const { idempotencyKey = '' } = first._meta
    expect(first.content[1]?.text).toContain(idempotencyKey)
    const again = await use(client, 'transactionsCreate', { body, idempotencyKey })
    expect(bodyOf(again).transactionID).toBe(bodyOf(first).transactionID)
    expect(await api.database.read.countBy(Transaction, { reference: 'mcp-made-key' })).toBe(1)
  })

  it('answers a refusal of the gate or of the input as a result that says why', async () => {
    const client = await connect(reader)
    const closed = await use(client, 'transactionsCreate', { body: paymentInput() })
    expect([closed.isError, closed._meta.status]).toEqual([true, 403])
    expect(closed.content[0]?.text).toMatch(/^PERMISSION_MISSING: .*POST \/transactions/)
    const strong = await connect(merchant.accessToken)
    const wrong = await use(strong, 'transactionsCreate', { body: paymentInput({ amount: -1 }) })
    expect([wrong.isError, wrong.content[0]?.text]).toEqual([true, expect.stringMatching(/^INVALID_INPUT: /)])
    const absent = await use(strong, 'transactionsGet', { transactionID: 'txn_0000000000' })
    expect(absent.content[0]?.text).toMatch(/^NOT_FOUND: /)
  })

  it('shows nothing of another merchant', async () => {
    const other = await buildMerchant(api)
    const { transactionID } = (await other.pay()).body
    const found = await use(await connect(merchant.accessToken), 'transactionsGet', { transactionID })
    expect([found.isError, found._meta.status]).toEqual([true, 404])
  })

  it.each([
    ['an argument that is none', 'transactionsList', { amount: 5 }, 'There is no argument amount'],
    ['a missing one', 'transactionsCreate', {}, 'Missing arguments: body'],
    ['an id that would lead elsewhere', 'transactionsGet', { transactionID: '../clients' }, 'isn’t a valid ID'],
    ['an id that would lead up', 'transactionsGet', { transactionID: '..' }, 'isn’t a valid ID'],
  ])('refuses %s before anything is asked', async (_, name, given, sentence) => {
    const told = await use(await connect(merchant.accessToken), name, given)
    expect([told.isError, told.content[0]?.text]).toEqual([true, expect.stringContaining(sentence)])
  })

  it('writes the program into the request log, by the name that it gave', async () => {
    const client = await connect(merchant.accessToken)
    await use(client, 'transactionsGet', { transactionID: 'txn_1111111111' })
    const find = async () => {
      const { body } = await api.call('GET', `/clients/${merchant.clientID}/request-logs`, { token: merchant.token })
      // Other programs of this merchant give the same name.
      return body.items.filter(
        (one: { userAgent: string; apiUserID: string }) =>
          one.apiUserID === merchant.apiUserID && one.userAgent === 'MCP Ledger helper/1.2',
      )
    }
    const [row] = await until(find, ({ length }) => length > 0)
    expect(row).toMatchObject({ apiUserID: merchant.apiUserID, userAgent: 'MCP Ledger helper/1.2' })
  })

  it('refuses who has no token of an API user, before it reads what they send', async () => {
    const none = await post('{', {}, null)
    expect([none.status, none.headers.get('www-authenticate'), await codeIn(none)]).toEqual([
      401,
      'Bearer',
      'UNAUTHENTICATED',
    ])
    expect((await post(message('tools/list'), {}, 'no-token')).status).toBe(401)
    for (const token of [merchant.token, await signInAdmin(api)]) {
      const wrong = await post(message('tools/list'), {}, token)
      expect([wrong.status, await codeIn(wrong)]).toEqual([403, 'WRONG_AUDIENCE'])
    }
  })

  it('ends with the API user', async () => {
    const { apiUserID, accessToken } = await buildApiUser(api, merchant)
    expect((await post(message('tools/list'), {}, accessToken)).status).toBe(200)
    const path = `/clients/${merchant.clientID}/apiusers/${apiUserID}`
    expect((await api.call('DELETE', path, { token: merchant.token })).status).toBeLessThan(300)
    expect((await post(message('tools/list'), {}, accessToken)).status).toBe(401)
  })

  it('refuses what is no message of the protocol, by its own codes', async () => {
    const codeOf = async (answer: Response) => {
      const { error } = (await answer.json()) as { error: { code: number } }
      return [answer.status, error.code]
    }
    expect(await codeOf(await post('{'))).toEqual([400, -32_700])
    expect(await codeOf(await post(''))).toEqual([400, -32_700])
    const broken = Buffer.concat([
      Buffer.from('{"jsonrpc":"2.0","id":1,"method":"'),
      Buffer.from([0xff]),
      Buffer.from('"}'),
    ])
    expect(await codeOf(await post(broken))).toEqual([400, -32_700])
    expect(await codeOf(await post([message('tools/list'), message('tools/list')]))).toEqual([400, -32_600])
    expect(await codeOf(await post({ hello: 'world' }))).toEqual([400, -32_700])
    expect(await codeOf(await post(message('tools/list'), { 'mcp-protocol-version': '1999-01-01' }))).toEqual([
      400, -32_000,
    ])
    expect(await codeOf(await post(message('tools/list'), { accept: 'application/json' }))).toEqual([406, -32_000])
    expect(await codeOf(await post(message('tools/call', { name: 'refundEverything' })))).toEqual([200, -32_602])
    expect(await codeOf(await post(message('resources/list')))).toEqual([200, -32_601])
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202)
  })

  it('refuses a body that is too large, another type, and every other method', async () => {
    const large = await post(message('tools/call', { name: 'x'.repeat(bodyMaxBytes) }))
    expect([large.status, await codeIn(large)]).toEqual([413, 'BODY_TOO_LARGE'])
    expect((await post('x=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    for (const method of ['GET', 'DELETE', 'PUT', 'PATCH']) {
      const headers = { authorization: `Bearer ${merchant.accessToken}` }
      const answer = await fetch(`${api.url}/mcp`, { method, headers })
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
  })

  it('moves money once for calls of the same key in parallel', async () => {
    const client = await connect(merchant.accessToken)
    const given = { body: paymentInput({ reference: 'mcp-parallel' }), idempotencyKey: 'mcp-parallel' }
    await Promise.all(Array.from({ length: 8 }, () => use(client, 'transactionsCreate', given)))
    expect(await api.database.read.countBy(Transaction, { reference: 'mcp-parallel' })).toBe(1)
  })
})
