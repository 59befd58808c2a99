import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { execFile } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import ts from 'typescript'
import { clock } from '#contract/clock.js'
import { shellSamples } from '../../frontend/app/content/shell.js'
import { type BuiltApiUser, buildApiUser, buildClient, type SignedInClient } from '../support/builders.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { registerOrigins } from '../support/checkout-sessions.js'
import { startApi, type TestApi } from '../support/test-api.js'

const run = promisify(execFile)
const content = new URL('../../frontend/app/content/', import.meta.url)

let api: TestApi
let apiUser: BuiltApiUser
let client: SignedInClient
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  apiUser = await buildApiUser(api, client)
  await registerOrigins(api, client)
})
afterAll(() => api.close())

const shell = (script: string, env: Record<string, string> = {}) =>
  run('bash', ['-euo', 'pipefail', '-c', script], { env: { PATH: process.env.PATH, ...env } })

interface Sample {
  page: string
  language: string
  code: string
}

const pagesIn = (folder: string) =>
  readdirSync(new URL(folder, content), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'))

/** Every block of code of every written page. */
const samples: Sample[] = ['docs', 'guides', 'blog'].flatMap((folder) =>
  pagesIn(folder).flatMap((name) => {
    const text = readFileSync(new URL(`${folder}/${name}`, content), 'utf8')
    const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    return blocks.map(([, language = '', code = '']) => ({ page: `${folder}/${name}`, language, code }))
  }),
)
const written = (language: string, has: RegExp) =>
  samples.filter((sample) => sample.language === language && has.test(sample.code))

async function load(page: string): Promise<Record<string, (...given: never[]) => unknown>> {
  const [sample] = samples.filter((one) => one.page === page && one.language === 'typescript')
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 }
  const code = ts.transpile(sample?.code ?? '', options).replace(/^(async )?function/gm, 'export $&')
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as never
}

describe('the quickstart', () => {
  it('leads from a key to a payment that is read back, in fewer than ten lines', async () => {
    const { start, token, pay, list } = shellSamples
    const lines = [start({ origin: api.url, apiKey: apiUser.apiKey }), token(), pay(), list()].join('\n')
    expect(lines.split('\n').length).toBeLessThan(10)
    const { stdout } = await shell(lines.replace('your-secret', apiUser.apiSecret))
    expect(stdout).toContain('"status":"succeeded"')
    const { items } = JSON.parse(stdout.slice(stdout.indexOf('{"items"'))) as { items: { description: string }[] }
    expect(items.map(({ description }) => description)).toEqual(['Order 1042'])
  })
})

describe('the quickstart without a browser', () => {
  it('leads from nothing to a paid transaction, with curl alone', async () => {
    const { register, approve, apiUser: make, start, token, pay } = shellSamples
    const before = [register({ origin: api.url, apiKey: null }), approve(), make()].join('\n')
    const env = { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword }
    const { stdout } = await shell(before, env)
    const [apiKey = '', apiSecret = ''] = ['apiKey', 'apiSecret'].map(
      (name) => new RegExp(`"${name}":"([^"]+)"`).exec(stdout)?.[1],
    )
    const after = [start({ origin: api.url, apiKey }), token(), pay()].join('\n').replace('your-secret', apiSecret)
    expect((await shell(after)).stdout).toContain('"status":"succeeded"')
  })
})

describe('the commands of the written pages', () => {
  it.each(written('sh', /curl/))('answer as printed: $page', async ({ code }) => {
    const env = {
      GATEHOUSE: api.url,
      API_KEY: apiUser.apiKey,
      API_SECRET: apiUser.apiSecret,
      TOKEN: apiUser.accessToken,
      CLIENT_ID: client.clientID,
    }
    const { stdout } = await shell(code.replaceAll('curl ', 'curl --fail-with-body -sS '), env)
    expect(Object.keys(JSON.parse(stdout) as object).length).toBeGreaterThan(0)
  })

  it('show JSON that is JSON', () => {
    for (const { page, code } of written('json', /./)) {
      expect(() => JSON.parse(code) as unknown).not.toThrow(page)
    }
  })
})

describe('the TypeScript of the written pages', () => {
  it('reads every payment, page by page', async () => {
    const { allPayments } = await load('docs/pagination.mdx')
    const payments: unknown[] = []
    const all = allPayments?.(api.url as never, apiUser.accessToken as never) as AsyncIterable<unknown>
    for await (const payment of all) payments.push(payment)
    expect(payments.length).toBeGreaterThan(0)
  })

  it('pays once, however often it is called with one key', async () => {
    const { pay } = await load('guides/repeat-safely.mdx')
    const body = { amount: 700, currency: 'USD', description: 'Order 7', paymentMethod: 'pm_success' }
    const answers = await Promise.all(
      [1, 2, 3].map(
        () =>
          pay?.(...([api.url, apiUser.accessToken, 'order-7', body] as never[])) as Promise<{ transactionID: string }>,
      ),
    )
    expect(new Set(answers.map(({ transactionID }) => transactionID)).size).toBe(1)
  })

  it('tells a genuine webhook from a forged, changed or stale one, as the public library does', async () => {
    const { isGenuine } = await load('docs/webhooks.mdx')
    const secret = `whsec_${randomBytes(32).toString('base64')}`
    const body = '{"type":"transaction.succeeded"}'
    const sign = (id: string, seconds: number) => ({
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
        .update(`${id}.${seconds}.${body}`)
        .digest('base64')}`,
    })
    const now = Math.floor(clock.time() / 1000)
    const judged = (headers: object, text = body) => isGenuine?.(...([secret, headers, text] as never[]))
    const headers = sign('evt_1', now)
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
    expect(judged(headers)).toBe(true)
    expect(judged({ ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` })).toBe(true)
    expect(judged(headers, `${body} `)).toBe(false)
    expect(judged({ ...headers, 'webhook-id': 'evt_2' })).toBe(false)
    expect(judged(sign('evt_1', now - 600))).toBe(false)
  })
})

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const results = read('../bench/RESULTS.md')
const cellsOf = (text: string) =>
  text.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|').map((cell) => cell.trim())] : []))

describe('the figures of the page about scale', () => {
  type Rows = Record<string, string | number>[]
  const { payments, growth } = JSON.parse(read('../../frontend/app/content/measured.json')) as {
    payments: { date: string; rates: { engine: string; perSecond: number }[] }
    growth: Record<'bytes' | 'indexes' | 'outlook' | 'times', Rows>
  }
  const kept = new Set(cellsOf(results).map((cells) => cells.slice(1, -1).join('|')))

  it('are those of the benchmarks', () => {
    expect(payments.rates.map(({ engine }) => engine)).toEqual(['sqlite', 'postgres'])
    for (const { engine, perSecond } of payments.rates) {
      const first = cellsOf(results).find(
        ([, what, on]) => what === 'durable creation of a transaction' && on === engine,
      )
      expect([engine, Number(first?.[3])]).toEqual([engine, perSecond])
    }
    for (const name of ['bytes', 'indexes', 'outlook', 'times'] as const) {
      expect(growth[name].length).toBeGreaterThan(2)
      for (const row of growth[name]) expect(kept).toContain(Object.values(row).map(String).join('|'))
    }
  })
})

describe('the figures of the blog', () => {
  const measured = (contestant: string) =>
    cellsOf(results).flatMap(([, rows, name, hit]) => (name === contestant ? [[Number(rows), Number(hit)]] : []))
  const number = (text = '') => Number(text.replaceAll(',', ''))

  it('are those of the benchmark of the gate', () => {
    const rows = cellsOf(read('../../frontend/app/content/blog/the-gate.mdx')).slice(2)
    const column = (at: number) => rows.map((cells) => [number(cells[1]), number(cells[at])])
    expect(rows).toHaveLength(3)
    expect(column(2)).toEqual(measured('our gate'))
    expect(column(3)).toEqual(measured('casbin, equality on the template'))
    expect(column(4)).toEqual(measured('casbin, cached, on the template'))
    const [, rebuildMs] = /the next check reads all rows, which takes (\d+) milliseconds/.exec(
      read('../../frontend/app/content/blog/the-gate.mdx'),
    ) ?? ['', '']
    const ours = cellsOf(results).find(([, count, name]) => count === '10000' && name === 'our gate')
    expect(number(rebuildMs)).toBe(Math.round(number(ours?.[7])))
  })

  it('are those of the benchmark of the webhooks', () => {
    const text = read('../../frontend/app/content/blog/the-webhooks.mdx').replace(/\s+/g, ' ')
    const row = (name: string) => cellsOf(results).find(([, title]) => title === name) ?? []
    const [alone, beside] = [row('no endpoint hangs'), row('one beside it hangs, and ten of another client')]
    const whole = (cell: string | undefined) => Math.round(number(cell))
    expect(text).toContain(`Half of the events arrived within ${whole(alone[4])} milliseconds`)
    expect(text).toContain(`95% within ${whole(alone[5])} milliseconds.`)
    expect(text).toContain(`95% of the events arrived within ${whole(beside[5])} milliseconds`)
  })
})
