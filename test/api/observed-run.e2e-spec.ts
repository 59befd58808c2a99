import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildApiUser, buildClient, clientPassword, idempotencyKey, paymentInput } from '../support/builders.js'
import { formsOf } from '../support/dump.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { tokenIn } from '../support/mail-reader.js'
import { waitForMailFiles } from '../support/mail-files.js'
import { buildLink } from '../support/payment-links.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { startedDatabase } from '../support/started-database.js'
import { TraceReceiver } from '../support/trace-receiver.js'
import { until } from '../support/until.js'
import { answerWith, WebhookReceiver } from '../support/webhook-receiver.js'
import { buildEndpoint } from '../support/webhooks.js'

interface Line {
  level: number
  route: string
  status: number
  method: string
  caller: { kind: string; id: string | null }
  requestId: string
  msg: string
}

// One run of the built product that says all it can, with everything in it that must not be said.
const traceID = '0af7651916cd43dd8448eb211c80319c'
const secrets = new Map<string, string>()
const remember = (name: string, secret: unknown) => secrets.set(name, String(secret))
const collector = new TraceReceiver()
const receiver = new WebhookReceiver()
let gatehouse: Gatehouse
let remove: () => Promise<void>
let stderr = ''
let lines: Line[] = []
let clientID: string
let serverTiming: string | null

beforeAll(async () => {
  const { settings, remove: removeDatabase } = await startedDatabase()
  remove = removeDatabase
  await Promise.all([collector.start(), receiver.start()])
  gatehouse = await startGatehouse({
    ...settings,
    LOG_LEVEL: 'debug',
    NODE_ENV: 'development',
    RATE_LIMIT_SCALE: '1000',
    WEBHOOK_ALLOW_PRIVATE: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'gatehouse-under-test',
  })
  await live(String(settings.DATA_DIR))
  ;({ stderr } = await gatehouse.end('SIGTERM'))
  lines = stderr
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
})
afterAll(async () => {
  await Promise.all([collector.stop(), receiver.stop()])
  await remove()
})

/** A day of everybody: each secret that is issued or typed on the way is remembered. */
async function live(dataDir: string): Promise<void> {
  const login = await gatehouse.call('POST', '/portal-users/login', {
    body: { email: adminEmail, password: adminPassword },
  })
  serverTiming = login.headers.get('server-timing')
  remember('admin password', adminPassword)
  remember('portal token', login.body.token)
  const client = await buildClient(gatehouse)
  clientID = client.clientID
  remember('client password', clientPassword)
  remember('client token', client.token)
  receiver.answer = answerWith(500, {}, 'no')
  remember('webhook secret', (await buildEndpoint(gatehouse, client, receiver.url('/hooks/topsecretpath'))).secret)
  remember('path of the webhook', '/hooks/topsecretpath')
  const user = await buildApiUser(gatehouse, client)
  remember('API secret', user.apiSecret)
  remember('access token', user.accessToken)
  const traced = { ...idempotencyKey(), traceparent: `00-${traceID}-b7ad6b7169203331-01` }
  await gatehouse.call('POST', '/transactions', { token: user.accessToken, body: paymentInput(), headers: traced })
  const otp = paymentInput({ paymentMethod: 'pm_otp' })
  const { body } = await gatehouse.call('POST', '/transactions', {
    token: user.accessToken,
    body: otp,
    headers: idempotencyKey(),
  })
  remember('one-time code', '739284')
  await gatehouse.call('POST', `/transactions/${body.transactionID}/otp`, {
    token: user.accessToken,
    body: { otp: '739284', code: '739284' },
  })
  const { token } = await buildLink(gatehouse, client)
  remember('payment link', token)
  await fetch(`${gatehouse.url}/pay/${token}`)
  await gatehouse.call('POST', '/account/forgot', { body: { email: client.emailAddress } })
  const mails = await waitForMailFiles(dataDir, client.emailAddress, 2)
  const resetToken = mails.map((mail) => /token=/.test(mail.text) && tokenIn(mail)).find(Boolean)
  remember('reset token', resetToken)
  await fetch(`${gatehouse.url}/reset-password?token=${String(resetToken)}`)
  await fetch(`${gatehouse.url}/client/login`, {
    method: 'POST',
    headers: { origin: gatehouse.url },
    body: new URLSearchParams({ emailAddress: client.emailAddress, password: clientPassword }),
  })
  await gatehouse.call('GET', `/clients/${clientID}/nowhere?token=typed-into-the-address`, { token: 'eyJhbGciOi.J9.x' })
  remember('token of an address', 'typed-into-the-address')
  await until(
    async () => receiver.received.length,
    (count) => count > 0,
  )
}

const requests = () => lines.filter(({ msg }) => msg === 'request')

describe('the log of a run', () => {
  it('holds none of the secrets, in whatever form', () => {
    expect(secrets.size).toBeGreaterThan(10)
    for (const [name, secret] of secrets) expect([name, secret.length > 5]).toEqual([name, true])
    const leaked = [...secrets].filter(([, secret]) => formsOf(secret).some((form) => stderr.includes(form)))
    expect(leaked.map(([name]) => name)).toEqual([])
  })

  it('has one line a request: who, what by its template, how it ended and how long it took', () => {
    const paid = requests().find(({ method, route }) => method === 'POST' && route === '/api/transactions')
    expect(paid).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: expect.stringMatching(/^[\w-]{36}$/),
      caller: { kind: 'integrator', id: expect.stringMatching(/^api_/) },
      method: 'POST',
      route: '/api/transactions',
      status: 201,
      ms: expect.any(Number),
      msg: 'request',
    })
    const routes = new Set(requests().map(({ route }) => route))
    for (const route of ['/pay/:token', '/reset-password', '/client/login', '/api/transactions/:transactionID/otp'])
      expect([route, routes.has(route)]).toEqual([route, true])
    expect(stderr).not.toContain(`/clients/${clientID}`)
  })

  it('ties the calls of a page to the page by the request id', () => {
    const page = requests().find(({ route }) => route === '/pay/:token')
    const call = requests().find(({ route, requestId }) => requestId === page?.requestId && route.startsWith('/api/'))
    expect(call?.route).toBe('/api/payment-links/:token')
  })
})

describe('the traces of a run', () => {
  const named = (name: string) => collector.spans.filter((span) => span.name === name)

  it('have a server span a request, named by the template, under the span of the caller', () => {
    expect([...collector.paths]).toEqual(['/v1/traces'])
    const [paid] = named('POST /api/transactions').filter(({ traceId }) => traceId === traceID)
    expect(paid).toMatchObject({ kind: 2, parentSpanId: 'b7ad6b7169203331', service: 'gatehouse-under-test' })
    expect(paid?.attributes).toMatchObject({ 'http.route': '/api/transactions', 'http.response.status_code': 201 })
    expect(named('POST /api/transactions')).toHaveLength(2)
    expect(collector.spans.filter(({ kind }) => kind === 2)).toHaveLength(requests().length)
  })

  it('hang the calls of a page under the page', () => {
    const [page] = named('GET /pay/:token')
    const [call] = named('GET /api/payment-links/:token')
    expect([call?.traceId, call?.parentSpanId]).toEqual([page?.traceId, page?.spanId])
  })

  it('have a client span an attempt of a webhook, with its status', () => {
    const attempts = named('POST webhook')
    expect(attempts.length).toBeGreaterThan(0)
    expect(attempts[0]).toMatchObject({ kind: 3 })
    expect(attempts[0]?.attributes).toMatchObject({
      'server.address': '127.0.0.1',
      'http.response.status_code': 500,
      'gatehouse.delivery_id': expect.any(String),
    })
  })

  it('have a client span a call to a processor, under the request', () => {
    const [paid] = named('POST /api/transactions').filter(({ traceId }) => traceId === traceID)
    const [charge] = named('processor charge').filter(({ traceId }) => traceId === traceID)
    expect(charge).toMatchObject({ kind: 3, parentSpanId: paid?.spanId })
    expect(charge?.attributes).toEqual({
      'gatehouse.processor': 'sandbox',
      'gatehouse.reference': expect.stringMatching(/^txn_/),
    })
  })

  it('hold none of the secrets', () => {
    const leaked = [...secrets].filter(([, secret]) => formsOf(secret).some((form) => collector.text.includes(form)))
    expect(leaked.map(([name]) => name)).toEqual([])
  })
})

describe('Server-Timing', () => {
  it('tells the milliseconds in development', () => {
    expect(serverTiming).toMatch(/^total;dur=\d+\.\d$/)
  })
})
