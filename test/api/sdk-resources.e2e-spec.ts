import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CreateTransaction } from '../../libs/contract/transactions.js'
import { ConflictError } from '../../libs/sdk/src/errors.js'
import { Gatehouse } from '../../libs/sdk/src/gatehouse.js'
import { readWebhook } from '../../libs/sdk/src/webhooks.js'
import { matchTemplate } from '../../api/src/people/gate/template-match.js'
import { apiUserInput, buildClient, paymentInput, type SignedInClient } from '../support/builders.js'
import { callsOfPrograms, Description } from '../support/description.js'
import { buildRole } from '../support/rights.js'
import { buildSdkFolder } from '../support/sdk-folder.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { type Received, WebhookReceiver } from '../support/webhook-receiver.js'
import { signedNow } from '../support/webhooks.js'

const run = promisify(execFile)

let api: TestApi
let receiver: WebhookReceiver
let client: SignedInClient
let apiUser: { apiKey: string; apiSecret: string }
let gatehouse: Gatehouse
beforeAll(async () => {
  receiver = await new WebhookReceiver().start()
  api = await startApi({ WEBHOOK_ALLOW_PRIVATE: '1' })
  client = await buildClient(api)
  const { operations } = await Description.of(api.url)
  const rows = callsOfPrograms(operations).map(({ method, template }): [string, string] => [method, template])
  const everything = await buildRole(api, rows, { assignableToApiUsers: true })
  const { token, clientID } = client
  const body = apiUserInput(everything.roleID)
  const { apiKey, apiSecret } = (await api.call('POST', `/clients/${clientID}/apiusers`, { token, body })).body
  apiUser = { apiKey, apiSecret }
  gatehouse = new Gatehouse({ url: api.url, clientID, ...apiUser, retryDelayMs: 1 })
})
afterAll(async () => {
  await api.close()
  await receiver.stop()
})

const payment = (overrides: Partial<CreateTransaction> = {}) => paymentInput(overrides) as CreateTransaction
async function rowsOf<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

describe('payments through the SDK', () => {
  it('are confirmed by a one-time code', async () => {
    const { transactions } = gatehouse
    const asked = await transactions.create(payment({ paymentMethod: 'pm_otp' }))
    expect(asked).toMatchObject({ status: 'requires_action', nextAction: { type: 'otp' } })
    await expect(transactions.resendOtp(asked.transactionID)).rejects.toMatchObject({ status: 429 })
    const refused = await transactions.otp(asked.transactionID, { code: '000000' }).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 422, fields: { code: expect.any(String) } })
    expect((await transactions.otp(asked.transactionID, { code: '123456' })).status).toBe('succeeded')
  })

  it('are found by their metadata', async () => {
    const { transactions } = gatehouse
    const metadata = { 'order no': '42 & 43', shop: 'Bath' }
    const { transactionID } = await transactions.create(payment({ metadata }))
    await transactions.create(payment({ metadata: { shop: 'Bath' } }))
    const { items } = await transactions.list({ metadata })
    expect(items.map((one) => one.transactionID)).toEqual([transactionID])
    expect((await transactions.attempts(transactionID)).items).toMatchObject([{ number: 1, outcome: 'succeeded' }])
    expect(await rowsOf(transactions.all({ metadata: { shop: 'Bath' }, limit: 1 }))).toHaveLength(2)
    expect((await transactions.list({ metadata: {}, limit: 1 })).items).toHaveLength(1)
  })

  it('are authorized, captured in part, refunded, and stand in the books', async () => {
    const { transactions, ledgerEntries } = gatehouse
    const { transactionID } = await transactions.create(payment({ captureMethod: 'manual' }))
    const captured = await transactions.capture(transactionID, { amount: 4_000 })
    expect(captured).toMatchObject({ status: 'succeeded', amountCaptured: 4_000 })
    const refunds = [
      await transactions.refunds.create(transactionID, { amount: 1_000 }, { idempotencyKey: 'sdk-refund' }),
      await transactions.refunds.create(transactionID, { amount: 1_000 }, { idempotencyKey: 'sdk-refund' }),
    ]
    expect(new Set(refunds.map(({ refundID }) => refundID)).size).toBe(1)
    expect((await transactions.refunds.list(transactionID)).items).toEqual(refunds.slice(1))
    expect(await rowsOf(transactions.refunds.all(transactionID))).toHaveLength(1)
    expect(await transactions.refunds.get(refunds[0]?.refundID ?? '')).toEqual(refunds[1])
    const whole = await transactions.get(transactionID)
    expect(whole).toMatchObject({ amountRefunded: 1_000, amountRefundable: 3_000, refunds: refunds.slice(1) })
    const entries = await rowsOf(ledgerEntries.all({ transactionID, limit: 2 }))
    const ids = entries.map(({ entryID }) => entryID).sort()
    expect(ids).toEqual(whole.ledgerEntries.map(({ entryID }) => entryID).sort())
    expect((await ledgerEntries.list({ transactionID, kind: 'refund' })).items.length).toBeLessThan(entries.length)
    expect(await gatehouse.balance()).toEqual([expect.objectContaining({ currency: 'USD' })])
  })

  it('are canceled, and then refuse to be captured', async () => {
    const { transactionID } = await gatehouse.transactions.create(payment({ captureMethod: 'manual' }))
    expect((await gatehouse.transactions.cancel(transactionID)).status).toBe('canceled')
    await expect(gatehouse.transactions.capture(transactionID)).rejects.toBeInstanceOf(ConflictError)
  })
})

describe('payment links through the SDK', () => {
  it('are made, found, and closed', async () => {
    const { paymentLinks } = gatehouse
    const made = await paymentLinks.create({ amount: 4_200, currency: 'USD', description: 'Oak table', once: true })
    expect(made).toMatchObject({ status: 'open', once: true, token: expect.stringMatching(/^[\w-]{32}$/) })
    expect(await rowsOf(paymentLinks.all({ status: 'open' }))).toEqual([made])
    expect((await paymentLinks.close(made.paymentLinkID)).status).toBe('closed')
    expect((await paymentLinks.get(made.paymentLinkID)).status).toBe('closed')
    expect((await paymentLinks.list({ status: 'open' })).items).toEqual([])
  })
})

describe('webhooks through the SDK', () => {
  /** The first one of this type: what is sent again may arrive before or after. */
  const arrived = async (path: string, type: string): Promise<Received> => {
    const isIt = ({ body }: Received) => JSON.parse(body).type === type
    const all = await until(
      async () => receiver.at(path),
      (some) => some.some(isIt),
    )
    return all.find(isIt) as Received
  }

  it('are set up, sent, read, explained, sent again and ended', async () => {
    const { webhookEndpoints, webhookDeliveries, events } = gatehouse
    const made = await webhookEndpoints.create({ url: receiver.url('/sdk'), eventTypes: ['transaction.succeeded'] })
    await gatehouse.transactions.create(payment({ reference: 'by-webhook' }))
    const { headers, body } = await arrived('/sdk', 'transaction.succeeded')
    const event = await readWebhook({ secret: made.secret, headers, body })
    expect(event).toMatchObject({ type: 'transaction.succeeded', data: { reference: 'by-webhook' } })
    expect((await events.list({ type: 'transaction.succeeded', limit: 1 })).items[0]?.eventID).toBe(event.id)

    const [delivery] = await rowsOf(webhookDeliveries.all({ endpointID: made.endpointID }))
    const deliveryID = delivery?.deliveryID ?? ''
    const detail = await until(
      () => webhookDeliveries.get(deliveryID),
      ({ outcome }) => outcome === 'succeeded',
    )
    expect(detail).toMatchObject({ eventID: event.id, body })
    const { signatures } = await webhookDeliveries.signature(deliveryID)
    expect(signatures).toEqual([{ secret: 'current', signature: headers['webhook-signature'] }])
    expect((await webhookDeliveries.replay(deliveryID)).deliveryID).toBe(deliveryID)
    const from = new Date(0).toISOString()
    expect(await webhookDeliveries.replayAll({ from, endpointID: made.endpointID })).toEqual({
      queued: expect.any(Number),
    })

    const rotated = await webhookEndpoints.rotateSecret(made.endpointID, { overlapSeconds: 0 })
    expect(rotated.secret).not.toBe(made.secret)
    const changed = { url: receiver.url('/sdk-2'), eventTypes: ['*' as const] }
    expect(await webhookEndpoints.update(made.endpointID, changed)).toMatchObject(changed)
    expect((await webhookEndpoints.test(made.endpointID)).type).toBe('webhook.test')
    const tested = await arrived('/sdk-2', 'webhook.test')
    expect((await readWebhook({ secret: rotated.secret, ...tested })).type).toBe('webhook.test')
    await webhookEndpoints.delete(made.endpointID)
    expect((await webhookEndpoints.list()).items).toEqual([])
  })

  it('are not made twice by a repetition, because their calls have no key', async () => {
    let calls = 0
    const losing: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (!String(input).endsWith('/webhook-endpoints')) return answer
      calls += 1
      throw new TypeError('fetch failed')
    }
    const unlucky = new Gatehouse({
      url: api.url,
      clientID: client.clientID,
      ...apiUser,
      retryDelayMs: 1,
      fetch: losing,
    })
    const made = unlucky.webhookEndpoints.create({ url: receiver.url('/lost'), eventTypes: ['*'] })
    await expect(made).rejects.toMatchObject({ code: 'NO_ANSWER' })
    expect(calls).toBe(1)
    const [endpoint] = await rowsOf(gatehouse.webhookEndpoints.all())
    await gatehouse.webhookEndpoints.delete(endpoint?.endpointID ?? '')
  })

  it('need the id of the client, and say so', async () => {
    const nameless = new Gatehouse({ url: api.url, ...apiUser })
    await expect(async () => nameless.events.list()).rejects.toMatchObject({ code: 'CLIENT_ID_MISSING' })
  })
})

describe('the SDK and the OpenAPI document', () => {
  it('has a method for every operation of API users, and calls none that the document does not name', async () => {
    const { operations } = await Description.of(api.url)
    const called = new Set<string>()
    const noting: typeof fetch = async (input, init) => {
      const path = new URL(String(input)).pathname.replace('/api', '')
      if (path === '/oauth/token') return fetch(input, init)
      const sameMethod = operations.filter(({ method }) => method === init?.method)
      called.add(matchTemplate(sameMethod, path)?.operation.operationId ?? `${init?.method} ${path}`)
      return Response.json({ items: [], nextCursor: null })
    }
    const noted = new Gatehouse({ url: api.url, clientID: client.clientID, ...apiUser, fetch: noting, retriesMax: 0 })
    const held = Object.entries(noted).filter(([name]) => name !== 'transport' && name !== 'options')
    const resources: object[] = [noted.transactions.refunds, ...held.map(([, one]) => one as object)]
    await Promise.all([noted.balance(), noted.checkoutSettings({ amount: 1, currency: 'USD' })])
    await expect(noted.events.stream().next()).rejects.toMatchObject({ code: 'NO_ANSWER' })
    for (const resource of resources as unknown as Record<string, (...given: unknown[]) => unknown>[]) {
      const names = Object.getOwnPropertyNames(Object.getPrototypeOf(resource))
      for (const name of names.filter((one) => !['constructor', 'pathOf', 'stream'].includes(one))) {
        const answer = resource[name]?.('id_of_something', {})
        await (name === 'all' ? rowsOf(answer as AsyncIterable<unknown>) : answer)
      }
    }
    const meant = callsOfPrograms(operations).map(({ operation }) => operation.operationId)
    expect([...called].sort()).toEqual(meant.sort())
  })
})

describe("the samples of the SDK's README", () => {
  it('run as they are printed', async () => {
    const text = await readFile(new URL('../../libs/sdk/README.md', import.meta.url), 'utf8')
    const blocks = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
    const { folder, remove } = await buildSdkFolder()
    const program = blocks
      .join('\n')
      .replaceAll('https://pay.example.com', api.url)
      .replaceAll('https://shop.example.com/hooks', receiver.url('/readme'))
    await writeFile(join(folder, 'readme.ts'), program)
    const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`
    const body = JSON.stringify({ type: 'transaction.succeeded', data: { description: 'Order 7' } })
    const signed = signedNow(secret, body)
    const tail = `import { receive } from './readme.ts'
const ask = (body) => receive(new Request('http://shop/', { method: 'POST', headers: ${JSON.stringify(signed)}, body }))
console.log((await ask(${JSON.stringify(body)})).status, (await ask('{}')).status)`
    await writeFile(join(folder, 'try.js'), tail)
    const { apiKey: API_KEY, apiSecret: API_SECRET } = apiUser
    const env = { API_KEY, API_SECRET, CLIENT_ID: client.clientID, WEBHOOK_SECRET: secret }
    const { stdout, stderr } = await run(process.execPath, ['try.js'], {
      cwd: folder,
      env: { ...env, PATH: process.env.PATH },
    })
    expect(stderr).toBe('')
    const said = stdout.trim().split('\n')
    expect(said[0]).toBe('succeeded null')
    expect(said.slice(-2)).toEqual(['Order 7 is paid', '204 400'])
    expect(stdout).toContain("description: 'Description is required'")
    expect(stdout).toMatch(/whe_\w+ 50\nwebhook\.test (pending|succeeded)\n/)
    await remove()
  })
})
