import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { otherSites } from '#contract/messages/rights.js'
import { idempotencyKey, signInAdmin } from '../support/builders.js'
import { buildLink } from '../support/payment-links.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { type Route, startApiWithRoutes } from '../support/routes.js'
import type { TestApi } from '../support/test-api.js'

let api: TestApi
let routes: Route[]
let merchant: Merchant
let link: string
let payment: string
beforeAll(async () => {
  ;({ api, routes } = await startApiWithRoutes())
  merchant = await buildMerchant(api)
  const { token } = await buildLink(api, merchant)
  link = `/api/payment-links/${token}`
  const body = { paymentMethod: 'pm_success' }
  const paid = await api.call('POST', `/payment-links/${token}/payments`, { body, headers: idempotencyKey() })
  payment = `${link}/payments/${paid.body.transactionID}`
})
afterAll(() => api.close())

const origin = 'https://shop.example.com'
const readable = () => [
  '/api/openapi.json',
  '/api/collection.json',
  '/api/status',
  '/health/live',
  '/health/ready',
  '/.well-known/oauth-authorization-server',
  link,
  payment,
]
const send = (path: string, method = 'GET', headers: Record<string, string> = { origin }) =>
  fetch(api.url + path, { method, headers })
const preflight = (path: string, method: string, headers = {}) =>
  send(path, 'OPTIONS', { origin, 'access-control-request-method': method, ...headers })
const namesIn = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-control-'))

describe('a script of another site', () => {
  it('reads what anybody may know, whoever it is and whatever became of it', async () => {
    for (const path of [...readable(), '/api/payment-links/none', '/api/hosted-invoices/none']) {
      for (const headers of [{ origin }, { origin: 'null' }, {}]) {
        const answer = await send(path, 'GET', headers as Record<string, string>)
        const said = [answer.headers.get('access-control-allow-origin'), answer.headers.get('x-request-id')]
        expect([path, answer.status, ...said]).toEqual([
          path,
          path.endsWith('/none') ? 404 : 200,
          '*',
          expect.any(String),
        ])
        expect(namesIn(answer)).toEqual(['access-control-allow-origin', 'access-control-expose-headers'])
      }
    }
  })

  it('may ask before, and hears what is allowed: to read, without cookies and headers of its own', async () => {
    for (const path of readable()) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await preflight(`${path}?a=b`, method, { 'access-control-request-headers': 'authorization' })
        expect([path, answer.status, await answer.text()]).toEqual([path, 204, ''])
        expect(Object.fromEntries(namesIn(answer).map((name) => [name, answer.headers.get(name)]))).toEqual({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, HEAD',
          'access-control-expose-headers': 'x-request-id, retry-after, ratelimit, ratelimit-policy',
          'access-control-max-age': '7200',
        })
      }
      for (const method of ['POST', 'PUT', 'DELETE', 'get'])
        expect([path, method, (await preflight(path, method)).status]).toEqual([path, method, 403])
    }
  })

  it('is refused every other call of the API by name, before it sends anything', async () => {
    const open = readable().map((path) => path.replace('/api', ''))
    let refused = 0
    for (const { key } of routes) {
      const [method = '', template = ''] = key.split(' ')
      if (
        method === 'GET' &&
        /^\/(openapi|collection|status|payment-links\/:token|hosted-invoices\/:token$)/.test(template)
      )
        continue
      const path = `/api${template.replace(/:\w+/g, 'none')}`
      expect(open).not.toContain(path)
      const answer = await preflight(path, method, { 'access-control-request-headers': 'authorization' })
      const body = (await answer.json()) as object
      expect([key, answer.status, body, namesIn(answer)]).toEqual([
        key,
        403,
        expect.objectContaining({ code: 'NOT_FOR_OTHER_SITES', message: otherSites.refused }),
        [],
      ])
      refused += 1
    }
    expect(refused).toBeGreaterThan(140)
  })

  it.each([
    '/metrics',
    '/nowhere',
    '/api/nowhere',
    '/api',
    '/',
    '/api/%',
    '/api//payment-links/x',
    '/api/openapi.json/',
  ])('is refused %s', async (path) => {
    const answer = await preflight(path, 'GET')
    expect([answer.status, namesIn(answer)]).toEqual([answer.status, []])
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })

  it('is shown nothing that takes a token or changes something, although it may be sent', async () => {
    const bearer = { origin, authorization: `Bearer ${merchant.accessToken}` }
    const staff = { origin, authorization: `Bearer ${await signInAdmin(api)}` }
    const form = { origin, 'content-type': 'text/plain' }
    const answers = [
      await send('/api/transactions', 'GET', bearer),
      await send('/api/transactions', 'GET', staff),
      await send('/api/transactions'),
      await send('/api/clients/me'),
      await send(`${link}/payments`, 'POST', form),
      await send('/api/clients/login', 'POST', form),
      await send('/api/oauth/token', 'POST', { origin, 'content-type': 'application/x-www-form-urlencoded' }),
      await send('/metrics'),
    ]
    for (const answer of answers) expect([answer.url, namesIn(answer)]).toEqual([answer.url, []])
  })

  it('that asks without saying for what hears what everybody hears of a method that nobody serves', async () => {
    const either: Record<string, string>[] = [{ origin }, { 'access-control-request-method': 'GET' }]
    for (const headers of either) {
      const answer = await send('/api/transactions', 'OPTIONS', headers)
      expect([answer.status, namesIn(answer)]).toEqual([404, []])
    }
  })
})

describe('the document', () => {
  it('says of exactly these calls that scripts of any site may read them', async () => {
    const { paths } = (await api.call('GET', '/openapi.json')).body as {
      paths: Record<string, Record<string, { description: string }>>
    }
    const said = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { description }]) => description.includes('Scripts on any site'))
        .map(([method]) => `${method} ${path}`),
    )
    expect(said.sort()).toEqual([
      'get /collection.json',
      'get /hosted-invoices/{token}',
      'get /openapi.json',
      'get /payment-links/{token}',
      'get /payment-links/{token}/payments/{transactionID}',
      'get /status',
    ])
  })
})
