import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  apiUserInput,
  buildApiUser,
  buildClient,
  idempotencyKey,
  paymentInput,
  roleIDOf,
  signInAdmin,
  type SignedInClient,
  signupInput,
} from '../support/builders.js'
import {
  hostileQueries,
  hostileSegments,
  inheritedNames,
  malformedBodies,
  strangeTexts,
  takes,
  unreadableBodies,
  wrongValues,
} from '../support/hostile.js'
import { byTurns } from '../support/by-turns.js'
import { buildRole } from '../support/rights.js'
import { callRaw } from '../support/raw-http.js'
import { type Route, startApiWithRoutes } from '../support/routes.js'
import type { Answer } from '../support/calls.js'
import type { TestApi } from '../support/test-api.js'

let api: TestApi
let routes: Route[]
let client: SignedInClient
let roleID: string
const tokens: Record<string, string> = {}

beforeAll(async () => {
  ;({ api, routes } = await startApiWithRoutes())
  client = await buildClient(api)
  roleID = await roleIDOf(api, client.token, 'Integrator (payments)')
  tokens.client = client.token
  tokens.portal = await signInAdmin(api)
  const all = await buildRole(api, [[null, '/**']], { assignableToApiUsers: true })
  tokens.integrator = (await buildApiUser(api, client, all.name)).accessToken
})
// What was sent may have left nothing behind in the prototypes that everything shares, and the API still serves.
afterAll(async () => {
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('isAdmin' in {}).toBe(false)
  expect((await api.call('GET', '/clients/me', { token: client.token })).status).toBe(200)
  await api.close()
})

const absentID = 'abs_00000000000000000000000000'
const methodOf = ({ key }: Route) => key.split(' ')[0] ?? ''
const tokenFor = ({ mark }: Route) => tokens[mark?.audiences.find((audience) => audience in tokens) ?? '']
const pathOf = ({ key, mark }: Route) => {
  const own = mark?.audiences.includes('client') ? client.clientID : absentID
  return (key.split(' ')[1] ?? '').replace(':clientID', own).replace(/:\w+/g, absentID)
}
// Signing out is left alone, so that the tokens last.
const withBody = () => routes.filter((route) => /^(POST|PUT|PATCH) (?!.*\/logout$)/.test(route.key))
// Each input meets some of the routes and each route some of the inputs; the long run crosses all with all.
let turn = 0
const some = (all: Route[], of = 6): Route[] => {
  turn += 1
  return byTurns(all, of, turn)
}
const json = { 'content-type': 'application/json' }

const send = (route: Route, body: string | Buffer, headers: Record<string, string> = json) =>
  callRaw(api.url, {
    method: methodOf(route),
    path: `/api${pathOf(route)}`,
    token: tokenFor(route),
    headers: { ...idempotencyKey(), ...headers },
    body,
  })

// A notice is read once it is known whose it is: here, of no account.
const malformedStatus = ({ key }: Route) => (key.endsWith('/:processorAccountID/notices') ? /^40[04]$/ : /^400$/)

const errorBody = {
  error: expect.any(String),
  message: expect.any(String),
  code: expect.stringMatching(/^[A-Z_]+$/),
  requestId: expect.stringMatching(/^[\w-]{8,64}$/),
}

/** A refusal with the error body; RFC 6749 gives the token endpoint a body of its own. */
function expectRefusal(label: string, { status, body }: Answer, statuses: RegExp = /^4\d\d$/): void {
  expect([label, String(status)]).toEqual([label, expect.stringMatching(statuses)])
  if (label.includes('/oauth/') && 'error_description' in body) return
  expect([label, body]).toEqual([label, expect.objectContaining(errorBody)])
  expect(body.error).toBe(body.message)
}

describe('every POST and PUT', () => {
  it.each(malformedBodies)('refuses %s', async (what, body) => {
    for (const route of some(withBody()))
      expectRefusal(`${route.key} ${what}`, await send(route, body), malformedStatus(route))
  })

  it.each(unreadableBodies)('that reads a body refuses %s', async (what, body) => {
    for (const route of some(withBody().filter(({ bodyFields }) => bodyFields))) {
      expectRefusal(`${route.key} ${what}`, await send(route, body), /^400$/)
    }
  })

  it.each(inheritedNames)('refuses the unknown field %j by its name', async (name) => {
    for (const route of some(withBody().filter(({ bodyFields = [] }) => bodyFields.length > 0))) {
      const answer = await send(route, JSON.stringify({ [name]: 1 }))
      expectRefusal(`${route.key} ${name}`, answer, /^422$/)
      expect([route.key, answer.body.fields]).toEqual([route.key, expect.objectContaining({ [name]: 'Unknown field' })])
    }
  })

  it.each(wrongValues)('refuses %s in every field', async (what, value) => {
    for (const route of some(withBody())) {
      for (const field of (route.bodyFields ?? []).filter((name) => !takes[name]?.includes(value))) {
        const label = `${route.key} ${field}: ${what}`
        const answer = await send(route, `{${JSON.stringify(field)}:${value}}`)
        expectRefusal(label, answer)
        // A token is not looked at before its signature is.
        if (field !== 'token')
          expect([label, answer.body.fields]).toEqual([label, expect.objectContaining({ [field]: expect.any(String) })])
      }
    }
  })

  it.each([
    ['application/xml', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/octet-stream', 415],
    ['application/merge-patch+json', 415],
    ['nonsense', 415],
    ['application/json/x', 415],
    ['\u00ff\u00fe', 415],
  ])('refuses the content type %s', async (type, status) => {
    const takesForm = ({ key }: { key: string }) =>
      type.startsWith('multipart') && /\/(documents|evidence-files)$/.test(key)
    // They come as XML, and are refused here for want of an account.
    const streams = ['POST /bank-statements', 'POST /processor-reports']
    const takesStatements = ({ key }: Route) => type === 'application/xml' && streams.includes(key)
    for (const route of some(withBody().filter((one) => !takesForm(one)))) {
      expectRefusal(
        `${route.key} ${type}`,
        await send(route, '{"a":1}', { 'content-type': type }),
        new RegExp(`^${takesStatements(route) ? 422 : status}$`),
      )
    }
  })

  it.each([['text/plain'], ['application/x-www-form-urlencoded']])('is not fooled by %s', async (type) => {
    for (const route of some(
      withBody().filter(({ bodyFields = [] }) => bodyFields.length > 0),
      2,
    )) {
      expectRefusal(`${route.key} ${type}`, await send(route, '{"a":1}', { 'content-type': type }), /^(400|415|422)$/)
    }
  })
})

describe('a POST that reads no body', () => {
  it('accepts the JSON content type with an empty body', async () => {
    const { clientID, token } = await buildClient(api)
    const { apiUserID } = await buildApiUser(api, { ...client, clientID, token })
    const staff = await signInAdmin(api)
    const calls: [string, string, number][] = [
      [`/clients/${clientID}/apiusers/${apiUserID}/regenerate-key`, token, 200],
      [`/clients/${clientID}/apiusers/${apiUserID}/disable`, token, 200],
      [`/api-users/${apiUserID}/enable`, staff, 200],
      [`/clients/${clientID}/approve`, staff, 200],
      ['/clients/logout', token, 204],
      ['/portal-users/logout', staff, 204],
    ]
    for (const [path, caller, status] of calls) {
      const answer = await callRaw(api.url, {
        method: 'POST',
        path: `/api${path}`,
        token: caller,
        headers: json,
        body: '',
      })
      expect([path, answer.status]).toEqual([path, status])
    }
  })
})

describe('every route with an id in its path', () => {
  it.each(hostileSegments)('refuses %j', async (segment) => {
    for (const route of some(routes.filter(({ key }) => key.includes(':')))) {
      const [method = '', template = ''] = route.key.split(' ')
      for (const own of [segment, client.clientID]) {
        const path = `/api${template.replace(':clientID', own).replace(/:\w+/g, segment)}`
        if (!path.includes(segment)) continue
        const answer = await callRaw(api.url, { method, path, token: tokenFor(route), headers: idempotencyKey() })
        expectRefusal(`${method} ${path}`, answer, /^(400|404|414|422)$/)
      }
    }
  })
})

describe('every list', () => {
  it.each(hostileQueries)('answers ?%s without a fault', async (query) => {
    // A stream of events has no end to wait for.
    for (const route of some(routes.filter(({ key }) => key.startsWith('GET ') && !key.endsWith('/stream')))) {
      const path = `/api${pathOf(route)}?${query}`
      const answer = await callRaw(api.url, { path, token: tokenFor(route) })
      if (answer.status >= 400) expectRefusal(path, answer)
    }
  })
})

describe('strange texts', () => {
  it.each(strangeTexts)('are kept as they were written: %j', async (text) => {
    const body = { ...apiUserInput(roleID), developerName: text }
    const created = await api.call('POST', `/clients/${client.clientID}/apiusers`, { token: client.token, body })
    expect([created.status, created.body.developerName]).toEqual([201, text.trim()])
    const metadata = { [text]: text, toString: 'a', hasOwnProperty: 'b' }
    const payment = paymentInput({ description: text, reference: text, metadata })
    const paid = await api.call('POST', '/transactions', {
      token: tokens.integrator,
      body: payment,
      headers: idempotencyKey(),
    })
    expect([paid.status, paid.body.description, paid.body.metadata]).toEqual([201, text.trim(), metadata])
    const q = new URLSearchParams({ q: text.trim() })
    const found = await api.call('GET', `/clients/${client.clientID}/transactions?${q}`, { token: client.token })
    expect(found.body.items[0]).toMatchObject({ transactionID: paid.body.transactionID, reference: text.trim() })
    const signup = await api.call('POST', '/clients/register', { body: signupInput({ name: text, city: text }) })
    expect(signup.status).toBe(201)
  })
})
