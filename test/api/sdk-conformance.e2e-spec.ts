import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { clock } from '#contract/clock.js'
import { own, parents, resources } from '../../libs/openapi/sdks/methods.mjs'
import { apiUserInput, buildClient } from '../support/builders.js'
import { callsOfPrograms, Description } from '../support/description.js'
import { FaultProxy } from '../support/fault-proxy.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { buildProgram, standInForLive } from '../support/modes.js'
import { buildRole } from '../support/rights.js'
import type { Ask } from '../support/sdk-asks.js'
import { cases } from '../support/sdk-cases.js'
import { runReadme } from '../support/sdk-readmes.js'
import { describeSdks } from '../support/describe-sdks.js'
import { sdks } from '../support/sdk-runners.js'
import { firstApiVersion } from '#contract/api-versions.js'
import { startApi } from '../support/test-api.js'

let gatehouse: Gatehouse
let proxy: FaultProxy
let removeDatabase: () => Promise<void>
let described: Description
let programs: Record<'test' | 'live', object>

beforeAll(async () => {
  const api = await startApi()
  const client = await buildClient(api)
  await standInForLive(api)
  described = await Description.of(api.url)
  const meant = described.operations.filter(({ operation }) => operation['x-audiences'].includes('integrator'))
  const rows = meant.map(({ method, template }): [string, string] => [method, template])
  const everything = await buildRole(api, rows, { assignableToApiUsers: true })
  const body = apiUserInput(everything.roleID)
  const made = await api.call('POST', `/clients/${client.clientID}/apiusers`, { token: client.token, body })
  const keysOf = ({ apiKey, apiSecret }: { apiKey: string; apiSecret: string }) => ({ apiKey, apiSecret })
  const live = keysOf(await buildProgram(api, client, 'live'))
  programs = { test: { ...keysOf(made.body), clientID: client.clientID }, live }
  await api.app.close()
  removeDatabase = api.remove
  gatehouse = await startGatehouse(api.settings)
  proxy = await new FaultProxy(gatehouse.url).start()
})
afterAll(async () => {
  await proxy.stop()
  await gatehouse.end('SIGTERM')
  await removeDatabase()
})

/** Methods that answer every row, page by page, beside the one that answers a page. */
const rowsOf: Record<string, string[]> = {
  ...{ list: ['all'], lines: ['allLines'], transactions: ['allTransactions'] },
  redemptions: ['allRedemptions'],
  paymentMethods: ['allPaymentMethods'],
  ...{ movements: ['allMovements'], openInvoices: ['allOpenInvoices'] },
}

/** With parts of earlier answers where it names them. */
const filled = <T>(ask: T, language: string, answers: { ok?: unknown }[]): T => {
  const read = (text: string) => {
    const [, at, path] = /^\$(\d+)\.(\w+)$/.exec(text) ?? []
    return path === undefined
      ? text.replaceAll('~', language)
      : (answers[Number(at)]?.ok as Record<string, string>)[path]
  }
  return JSON.parse(JSON.stringify(ask), (_key, value: unknown) =>
    typeof value === 'string' ? read(value) : value,
  ) as T
}

const secret = `whsec_${randomBytes(32).toString('base64')}`
const body = '{"type":"webhook.test","data":{"name":"Zoë & Łódź"}}'
const signed = (at = clock.now(), id = 'evt_1') => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, at, body),
})
const genuine = { secret, headers: signed(), body }
const rotated = { ...signed(), 'webhook-signature': `v1,AAAA ${signed()['webhook-signature']}` }
const old = signed(new Date(clock.time() - 600_000))
const forged: [string, object][] = [
  ['another body', { body: `${body} ` }],
  ['another secret', { secret: `whsec_${randomBytes(32).toString('base64')}` }],
  ['an old one', { headers: old }],
  ['one of tomorrow', { headers: signed(new Date(clock.time() + 86_400_000)) }],
  ['another id', { headers: { ...signed(), 'webhook-id': 'evt_2' } }],
  ['no time', { headers: { ...signed(), 'webhook-timestamp': 'soon' } }],
  ['no signature', { headers: { 'webhook-id': 'evt_1' } }],
  ['noise', { headers: { ...signed(), 'webhook-signature': 'v1,%%% v1a,x v1,' } }],
]

const pathOf = (resource: string) => (resource in parents ? `${parents[resource]}.${resource}` : resource)
const callOf = (operation: string): string => operation.replace(/:(\w+)/g, '{$1}')

const isNeededInQuery = (one: { in?: string; required?: boolean }) => one.in === 'query' && one.required === true

/** What each method is given when all of them are walked. */
const walk = (): { name: string; call: string; ask: Ask }[] => {
  const given = Object.entries(resources).flatMap(([resource, methods]) =>
    Object.entries(methods).map(([method, call]) => [pathOf(resource), method, call] as const),
  )
  const all = [...given, ...Object.entries(own).map(([method, call]) => ['', method, call] as const)]
  return all.flatMap(([resource, method, call]) => {
    const [http = '', path = ''] = callOf(call).split(' ')
    const operation = described.document.paths[path]?.[http.toLowerCase()]
    const ids = [...path.replace('{clientID}', '').matchAll(/\{\w+\}/g)].map(() => 'id_of_something')
    const input = operation?.requestBody
      ? [{ a: 1 }]
      : operation?.parameters?.some(isNeededInQuery)
        ? [{ amount: 1, currency: 'USD' }]
        : []
    const rows = rowsOf[method] ?? []
    return [method, ...rows].map((one) => ({
      name: `${resource}.${one}`,
      call,
      ask: one === 'stream' ? { stream: {}, take: 1, stop: true } : { resource, method: one, args: [...ids, ...input] },
    }))
  })
}

describeSdks('the SDK for $language', ({ language, program }, runner) => {
  const connect = async (options: object = {}) => {
    for (const on of ['test', 'live'] as const)
      await runner.ask({ on, make: { url: `${proxy.url}/`, ...programs[on], retryDelayMs: 1, ...options } })
    proxy.seen.length = 0
  }

  it.each(cases)('$name', async ({ options, faults = [], asks, wire, so }) => {
    proxy.faults = faults.map((one) => ({ ...one }))
    await connect(options)
    const answers: { ok?: unknown }[] = []
    for (const [ask, said] of asks) {
      const answer = await runner.ask(filled({ on: 'test', ...ask }, language, answers))
      expect(answer).toEqual(said)
      answers.push(answer)
    }
    const spoken = proxy.seen.map(({ call, status, lastEventID = '' }) => `${call} ${status} ${lastEventID}`.trim())
    if (wire) expect(spoken).toEqual(wire)
    so?.(answers as never[])
  })

  it('takes a genuine webhook, whatever case its headers have, and one of two signatures', async () => {
    const loud = Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), value]))
    for (const headers of [signed(), rotated, ...(program === sdks[0]?.program ? [] : [loud])])
      expect(await runner.ask({ webhook: { ...genuine, headers } })).toEqual({ ok: JSON.parse(body) })
    const patient = { ...genuine, headers: old, toleranceSeconds: 900 }
    expect(await runner.ask({ webhook: patient })).toEqual({ ok: JSON.parse(body) })
  })

  it.each(forged)('refuses a webhook with %s', async (_name, change) => {
    const error = expect.objectContaining({ name: 'WebhookSignatureError', code: 'WEBHOOK_SIGNATURE' })
    expect(await runner.ask({ webhook: { ...genuine, ...change } })).toEqual({ error })
  })

  it('runs the samples of its README as they are printed', async () => {
    const said = JSON.stringify({ type: 'transaction.succeeded', data: { description: 'Order 7' } })
    const at = clock.now()
    const headers = { ...signed(at), 'webhook-signature': new Webhook(secret).sign('evt_1', at, said) }
    const { apiKey: API_KEY, apiSecret: API_SECRET } = programs.test as { apiKey: string; apiSecret: string }
    const hook = { WEBHOOK_SECRET: secret, WEBHOOK_HEADERS: JSON.stringify(headers), WEBHOOK_BODY: said }
    const printed = await runReadme(language, gatehouse.url, { API_KEY, API_SECRET, ...hook })
    // The TypeScript one runs in sdk-resources.
    if (printed === undefined) return
    expect(printed).toMatch(/^succeeded.*\nsucceeded\nsucceeded\nUSD \d+\n/)
    expect(printed).toContain('Description is required')
    expect(printed).toMatch(/\nOrder 7 is paid\n204 400\n/)
    expect(printed).toMatch(/transactionID.*\r?\ntxn_/s)
  })

  it('has every operation of API users by the same names, and sends each as the document says', async () => {
    await connect()
    const methods = walk()
    const { ok } = await runner.ask({ on: 'test', names: true })
    expect([...(ok as string[])].sort()).toEqual(methods.map(({ name }) => name).sort())
    const called = new Set<string | undefined>()
    for (const { name, call, ask } of methods) {
      proxy.seen.length = 0
      proxy.everything = ask.stream
        ? { pieces: ['data: {}\n\n'], then: 'end' }
        : { status: 200, body: { items: [], nextCursor: null } }
      expect(await runner.ask({ on: 'test', ...ask })).toHaveProperty('ok')
      const [seen] = proxy.seen.filter(({ call: one }) => one !== 'POST /oauth/token')
      const [http = '', path = ''] = callOf(call).split(' ')
      const operation = described.document.paths[path]?.[http.toLowerCase()]
      const clientID = (programs.test as { clientID: string }).clientID
      const filledPath = path.replace('{clientID}', clientID).replace(/\{\w+\}/g, 'id_of_something')
      const takesKey = operation?.parameters?.some((one) => one.name === 'Idempotency-Key') ?? false
      expect([name, seen?.call, seen?.key !== undefined, seen?.version]).toEqual([
        ...[name, `${http} ${filledPath}`, takesKey],
        firstApiVersion,
      ])
      called.add(operation?.operationId)
    }
    proxy.everything = undefined
    const meant = callsOfPrograms(described.operations)
    expect([...called].sort()).toEqual(meant.map(({ operation }) => operation.operationId).sort())
  })
})

describe('the packages', () => {
  it.each([
    'gatehouse-sdk.tgz',
    'gatehouse-0.1.0-py3-none-any.whl',
    'gatehouse-php.zip',
    'gatehouse-cli.tgz',
    'gatehouse-js.tgz',
    'gatehouse-medusa.tgz',
  ])('come from the product that they talk to: %s', async (name) => {
    const answer = await fetch(`${gatehouse.url}/sdk/${name}`)
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 2_000]).toEqual([200, true])
  })
})
