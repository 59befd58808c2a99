import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { WebhookEndpoint } from '../../api/src/webhooks/endpoints/webhook-endpoint.entity.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { buildRole } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { aPath, buildEndpoint } from '../support/webhooks.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const url = 'https://merchant.example.com/hooks'
const anUrl = () => `https://merchant.example.com${aPath()}`
const input = (overrides: object = {}) => ({ url, eventTypes: ['*'], ...overrides })

describe('an address that another endpoint has', () => {
  const sentence = 'Another endpoint already uses this URL'
  const taken = { status: 409, body: { code: 'WEBHOOK_URL_TAKEN', message: sentence, fields: { url: sentence } } }
  const own = async (urls: string[]) => {
    const owner = await buildClient(api)
    const made = []
    for (const one of urls) made.push(await buildEndpoint(api, owner, one))
    const ask = (method: string, rest: string, body?: object) =>
      api.call(method, `/clients/${owner.clientID}/webhook-endpoints${rest}`, {
        token: owner.token,
        ...(body && { body }),
      })
    return { owner, made, ask }
  }

  it.each([
    url,
    'https://MERCHANT.example.com/hooks',
    'HTTPS://merchant.example.com:443/hooks',
    'https://merchant.example.com/a/../hooks',
    ` ${url} `,
  ])('is refused when written as %j', async (one) => {
    const { ask } = await own([url])
    expect(await ask('POST', '', input({ url: one }))).toMatchObject(taken)
  })

  it.each([
    `${url}/`,
    `${url}?shop=2`,
    'https://merchant.example.com/Hooks',
    'https://merchant.example.com:8443/hooks',
  ])('is another one than %j', async (one) => {
    const { ask } = await own([url])
    expect((await ask('POST', '', input({ url: one }))).status).toBe(201)
  })

  it('is refused in a change, which changes nothing; its own address may stay', async () => {
    const { made, ask } = await own([url, `${url}/2`])
    const [one, two] = made.map(({ endpointID }) => `/${endpointID}`) as [string, string]
    expect(await ask('PUT', two, input({ eventTypes: ['refund.failed'] }))).toMatchObject(taken)
    const { items } = (await ask('GET', '')).body
    expect(items.map((item: { url: string }) => item.url)).toEqual([`${url}/2`, url])
    expect(items[0].eventTypes).toEqual(['*'])
    expect((await ask('PUT', one, input({ description: 'Same' }))).status).toBe(200)
    expect((await ask('PUT', two, input({ url: anUrl() }))).status).toBe(200)
  })

  it('is free for another client, and again once the endpoint is deleted', async () => {
    const { made, ask } = await own([url])
    expect((await (await own([])).ask('POST', '', input())).status).toBe(201)
    await ask('DELETE', `/${made[0]?.endpointID}`)
    expect((await ask('POST', '', input())).status).toBe(201)
  })

  it('belongs to one of those who ask for it at the same moment', async () => {
    const { ask } = await own([])
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('POST', '', input())))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(409)])
    const { made, ask: change } = await own([`${url}/1`, `${url}/2`, `${url}/3`])
    const changes = await Promise.all(made.map(({ endpointID }) => change('PUT', `/${endpointID}`, input())))
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('stays with both endpoints that had it before the rule', async () => {
    const { made, ask } = await own([url, `${url}/2`])
    const [one, two] = made.map(({ endpointID }) => endpointID) as [string, string]
    await api.database.write((manager) => manager.update(WebhookEndpoint, { endpointID: two }, { url }))
    expect((await ask('GET', '')).body.items).toHaveLength(2)
    for (const endpointID of [one, two]) {
      expect((await ask('PUT', `/${endpointID}`, input({ eventTypes: ['refund.failed'] }))).status).toBe(200)
      expect((await ask('POST', `/${endpointID}/test`)).status).toBe(200)
    }
    expect((await ask('PUT', `/${one}`, input({ url: `${url}/2` }))).status).toBe(200)
    expect(await ask('PUT', `/${one}`, input())).toMatchObject(taken)
  })

  it('is refused to an API user as well', async () => {
    const rows = '/clients/:clientID/webhook-endpoints/**'
    await buildRole(api, [[null, rows]], { name: 'Webhooks', assignableToApiUsers: true })
    const { owner } = await own([url])
    const token = (await buildApiUser(api, owner, 'Webhooks')).accessToken
    const path = `/clients/${owner.clientID}/webhook-endpoints`
    expect(await api.call('POST', path, { token, body: input() })).toMatchObject(taken)
  })
})
