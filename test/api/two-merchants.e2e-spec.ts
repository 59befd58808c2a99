import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import { buildRole } from '../support/rights.js'
import { type Route, startApiWithRoutes } from '../support/routes.js'
import type { TestApi } from '../support/test-api.js'
import { buildEndpoint, deliveryOf, record } from '../support/webhooks.js'

interface Merchant extends SignedInClient {
  accessToken: string
  /** One of its rows for each parameter of a path. */
  ids: Record<string, string>
  /** What no answer to anybody else may contain. */
  secrets: string[]
}

let api: TestApi
let routes: Route[]
let own: Merchant
let foreign: Merchant
beforeAll(async () => {
  ;({ api, routes } = await startApiWithRoutes())
  await buildRole(api, [[null, '/**']], { name: 'All of an integrator', assignableToApiUsers: true })
  own = await buildMerchant('Aardvark')
  foreign = await buildMerchant('Zebra')
})
afterAll(() => api.close())

/** With its name in everything that takes words, so that a leak shows whatever field it is in. */
async function buildMerchant(word: string): Promise<Merchant> {
  const words = { name: word, contactPerson: word, address: word, city: word, state: word, country: word }
  const client = await buildClient(api, { ...words, emailAddress: `${word}@${word}.example.com`.toLowerCase() })
  const { apiKey, accessToken } = await buildApiUser(api, client, 'All of an integrator')
  // Not the one that calls: disabled, or with a new key, it would be refused whatever it asks for next.
  const { apiUserID } = await buildApiUser(api, client, 'All of an integrator')
  const body = paymentInput({ description: word, reference: word, metadata: { [word]: word } })
  const payment = await api.call('POST', '/transactions', { token: accessToken, body, headers: idempotencyKey() })
  const { transactionID } = payment.body
  const links = `/clients/${client.clientID}/payment-links`
  const link = await api.call('POST', links, { token: client.token, body: { currency: 'USD', description: word } })
  const { paymentLinkID } = link.body
  const [session] = (await api.call('GET', '/clients/me/sessions', { token: client.token })).body.items
  const { sessionID } = session
  const inspector = await api.call('POST', `/clients/${client.clientID}/webhook-inspector`, { token: client.token })
  const { endpointID } = await buildEndpoint(api, client, inspector.body.url)
  const { deliveryID } = await deliveryOf(api, await record(api, client.clientID), endpointID)
  const ids = { clientID: client.clientID, apiUserID, transactionID, paymentLinkID, sessionID, endpointID, deliveryID }
  expect(Object.values(ids).every(Boolean)).toBe(true)
  return { ...client, accessToken, ids, secrets: [word, word.toLowerCase(), apiKey, ...Object.values(ids)] }
}

const parametersOf = (key: string) => [...key.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** Every path of a route in which at least one of the ids is the other merchant's. */
function crossedPaths(key: string): string[] {
  const [, template = ''] = key.split(' ')
  const names = parametersOf(key)
  const choices = Array.from({ length: 2 ** names.length - 1 }, (_, index) => index + 1)
  return choices.map((bits) =>
    names.reduce(
      (path, name, index) => path.replace(`:${name}`, idOf(bits & (1 << index) ? foreign : own, name)),
      template,
    ),
  )
}

function idOf({ ids }: Merchant, name: string): string {
  const id = ids[name]
  if (!id) throw new Error(`Please add to buildMerchant a row of a merchant that :${name} can name`)
  return id
}

const callers = () =>
  [
    ['client', own.token],
    ['integrator', own.accessToken],
  ] as const
const reachable = () =>
  routes.flatMap(({ key, mark, bodyFields }) =>
    callers().flatMap(([audience, token]) =>
      mark?.audiences.includes(audience) && !key.endsWith('/logout') ? [{ key, audience, token, bodyFields }] : [],
    ),
  )
const hasForeignByte = (text: string) => foreign.secrets.some((secret) => text.includes(secret))

async function answerTo(key: string, path: string, token: string, bodyFields?: string[]) {
  const [method = ''] = key.split(' ')
  const body = bodyFields && {}
  const { status, body: answer, headers } = await api.call(method, path, { token, body, headers: idempotencyKey() })
  return { status, text: JSON.stringify([answer, [...headers]]) }
}

const viewOfForeign = async () => {
  const read = (path: string, token: string) => api.call('GET', path, { token }).then(({ body }) => body)
  const { clientID, token, accessToken } = foreign
  return [
    await read('/clients/me', token),
    await read('/clients/me/sessions', token),
    await read(`/clients/${clientID}/apiusers`, token),
    await read(`/clients/${clientID}/transactions`, token),
    await read(`/clients/${clientID}/payment-links`, token),
    await read('/transactions', accessToken),
  ].map((body) => JSON.stringify(body).replaceAll(/"lastUsedAt":("[^"]*"|null)/g, ''))
}

describe('two merchants crossed over every route of clients and integrators', () => {
  it('find what they look for among their own, so that its absence proves something', async () => {
    for (const view of await viewOfForeign()) expect(hasForeignByte(view)).toBe(true)
  })

  it("answer 404 to each of the other's ids, whatever the method, and change nothing", async () => {
    const before = await viewOfForeign()
    let checked = 0
    for (const { key, token, audience, bodyFields } of reachable()) {
      for (const path of crossedPaths(key)) {
        // A form that is refused tells as little as an id that is not there, and is read first.
        const { status, text } = await answerTo(key, path, token, bodyFields)
        const expected = bodyFields && !path.includes(foreign.clientID) ? [404, 422] : [404]
        expect([audience, key, path, expected.includes(status)]).toEqual([audience, key, path, true])
        expect([key, path, hasForeignByte(text)]).toEqual([key, path, false])
        checked += 1
      }
    }
    expect(await viewOfForeign()).toEqual(before)
    expect(checked).toBeGreaterThan(10)
    console.info(`${reachable().length} routes of merchants, ${checked} crossed paths`)
  })

  it('show not one byte of the other in their own answers', async () => {
    for (const { key, token, bodyFields } of reachable().filter(({ key }) => !key.startsWith('DELETE '))) {
      const [, template = ''] = key.split(' ')
      const path = parametersOf(key).reduce((path, name) => path.replace(`:${name}`, idOf(own, name)), template)
      for (const query of ['', `?q=${foreign.secrets[0]}`, `?clientID=${foreign.clientID}`]) {
        const { status, text } = await answerTo(key, path + query, token, bodyFields)
        expect([key, status < 500]).toEqual([key, true])
        expect([key, query, hasForeignByte(text)]).toEqual([key, query, false])
      }
    }
  })
})
