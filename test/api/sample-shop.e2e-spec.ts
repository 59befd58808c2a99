import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { expectSoundBooks } from '../support/payments.js'
import { buildSdkFolder } from '../support/sdk-folder.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { answerWith, type Received, WebhookReceiver } from '../support/webhook-receiver.js'
import { buildEndpoint } from '../support/webhooks.js'

const sample = fileURLToPath(new URL('../samples/shop.mjs', import.meta.url))

let api: TestApi
let client: SignedInClient
let accessToken: string
let shop: ChildProcess
let shopUrl: string
let shopLog = ''
/** Stands before the shop as a proxy would, so that the test sees what came and can send it again. */
let front: WebhookReceiver
let removeFolder: () => Promise<void>

const headersOf = ({ headers }: Received) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('webhook-'))) as Record<string, string>
const deliver = async (received: Received, change: { headers?: Record<string, string>; body?: string } = {}) => {
  const headers = { ...headersOf(received), ...change.headers }
  return (await fetch(`${shopUrl}/webhooks`, { method: 'POST', headers, body: change.body ?? received.body })).status
}

beforeAll(async () => {
  front = await new WebhookReceiver().start()
  front.answer = (response, received) =>
    void deliver(received).then(
      (status) => answerWith(status)(response, received),
      () => answerWith(502)(response, received),
    )
  api = await startApi({ WEBHOOK_ALLOW_PRIVATE: '1' })
  client = await buildClient(api)
  const apiUser = await buildApiUser(api, client)
  accessToken = apiUser.accessToken
  const { secret } = await buildEndpoint(api, client, front.url('/webhooks'))
  const { folder, remove } = await buildSdkFolder()
  removeFolder = remove
  await copyFile(sample, join(folder, 'shop.mjs'))
  const env = { PATH: process.env.PATH, GATEHOUSE_URL: api.url, API_KEY: apiUser.apiKey, API_SECRET: apiUser.apiSecret }
  shop = spawn(process.execPath, ['shop.mjs'], { cwd: folder, env: { ...env, WEBHOOK_SECRET: secret, PORT: '0' } })
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (text) => (shopLog += String(text)))
  shopUrl = await until(
    async () => /Shop (\S+)\n/.exec(shopLog)?.[1] ?? '',
    (url) => url !== '',
  )
})
afterAll(async () => {
  shop.kill()
  await api.close()
  await front.stop()
  await removeFolder()
})
beforeEach(() => {
  front.received.length = 0
})

async function ask(method: string, path: string, input?: object) {
  const answer = await fetch(shopUrl + path, { method, ...(input && { body: JSON.stringify(input) }) })
  return { status: answer.status, body: (await answer.json()) as ReturnType<typeof JSON.parse> }
}
const order = async (item = 'mug') => (await ask('POST', '/orders', { item })).body.id as string
const once = (id: string, state: string) =>
  until(
    () => ask('GET', `/orders/${id}`),
    ({ body }) => body.state === state,
  )
const paymentsOf = async (reference: string) =>
  (await api.call('GET', `/transactions?reference=${reference}`, { token: accessToken })).body.items
const told = (type: string) => front.received.find(({ body }) => body.includes(`"${type}"`)) as Received

describe('the sample shop', () => {
  it('is paid once for an order that is clicked many times, and marks it when the webhook arrives', async () => {
    const id = await order()
    const clicks = Array.from({ length: 5 }, () => ask('POST', `/orders/${id}/pay`, { paymentMethod: 'pm_success' }))
    for (const { status } of await Promise.all(clicks)) expect([200, 409]).toContain(status)
    expect((await once(id, 'paid')).body).toMatchObject({ amount: 1_200, timesPaid: 1 })
    expect(await paymentsOf(id)).toHaveLength(1)
  })

  it('skips a webhook that arrives again, and refuses a forged, changed or stale one', async () => {
    const id = await order('lamp')
    await ask('POST', `/orders/${id}/pay`, { paymentMethod: 'pm_success' })
    await once(id, 'paid')
    const genuine = told('transaction.succeeded')
    const unpaid = await order()
    expect(await deliver(genuine)).toBe(204)
    expect(await deliver(genuine, { body: genuine.body.replace(id, unpaid) })).toBe(400)
    expect(await deliver(genuine, { headers: { 'webhook-signature': 'v1,AAAA' } })).toBe(400)
    expect(await deliver(genuine, { headers: { 'webhook-timestamp': '1700000000' } })).toBe(400)
    expect((await ask('GET', `/orders/${id}`)).body).toMatchObject({ state: 'paid', timesPaid: 1 })
    expect((await ask('GET', `/orders/${unpaid}`)).body).toMatchObject({ state: 'open', timesPaid: 0 })
  })

  it('asks for a one-time code, and says what is wrong with one', async () => {
    const id = await order()
    const { body } = await ask('POST', `/orders/${id}/pay`, { paymentMethod: 'pm_otp' })
    expect(body).toMatchObject({ state: 'open', needsCode: expect.stringMatching(/2671$/) })
    expect((await ask('POST', `/orders/${id}/code`, { code: '000000' })).status).toBe(422)
    expect((await ask('POST', `/orders/${id}/code`, { code: '123456' })).body).toMatchObject({ payment: 'succeeded' })
    await once(id, 'paid')
  })

  it('lets the customer try another card after a decline', async () => {
    const id = await order()
    const declined = await ask('POST', `/orders/${id}/pay`, { paymentMethod: 'pm_declined_insufficient_funds' })
    expect(declined).toEqual({ status: 402, body: { error: expect.any(String) } })
    await ask('POST', `/orders/${id}/pay`, { paymentMethod: 'pm_success' })
    await once(id, 'paid')
    const statuses = (await paymentsOf(id)).map(({ status }: { status: string }) => status)
    expect(statuses).toEqual(['succeeded', 'failed'])
  })

  it('gives the money back once, and the books are right', async () => {
    const id = await order('lamp')
    expect((await ask('POST', `/orders/${id}/refund`)).status).toBe(409)
    await ask('POST', `/orders/${id}/pay`, { paymentMethod: 'pm_success' })
    await once(id, 'paid')
    const answers = await Promise.all([1, 2, 3].map(() => ask('POST', `/orders/${id}/refund`)))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    await once(id, 'refunded')
    expect(await paymentsOf(id)).toEqual([expect.objectContaining({ amount: 8_900, amountRefunded: 8_900 })])
    expect(shopLog).not.toContain('shop:')
    await expectSoundBooks(api)
  })
})
