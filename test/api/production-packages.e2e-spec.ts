import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clock } from '#contract/clock.js'
import { packagesFor, readLock } from '../../libs/launch/lock-file.mjs'
import { tracesPackageMissing } from '../../libs/contract/messages/errors/observe.js'
import { signupInput } from '../support/builders.js'
import { adminEmail, adminPassword, call } from '../support/calls.js'
import { inProject } from '../support/dockerfile.js'
import { waitForMailFiles } from '../support/mail-files.js'
import { newDatabase } from '../support/new-database.js'
import { type ProductProcess, runProduct, startProduct } from '../support/product-process.js'

const read = (...path: string[]) => JSON.parse(readFileSync(inProject(...path), 'utf8'))
const production = Object.keys(packagesFor(readLock('package-lock.json'), 'production')).filter(
  (place) => place !== '' && existsSync(inProject(place)),
)

let root: string
let main: string
let product: ProductProcess
let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
let token: string

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'gatehouse-production-'))
  for (const part of ['server', 'frontend', 'sdk'])
    cpSync(inProject('dist', part), join(root, 'dist', part), { recursive: true })
  cpSync(inProject('package.json'), join(root, 'package.json'))
  for (const place of production.filter((one) => one.lastIndexOf('node_modules/') === 0)) {
    mkdirSync(dirname(join(root, place)), { recursive: true })
    symlinkSync(inProject(place), join(root, place))
  }
  main = join(root, 'dist', 'server', 'main.js')
  ;({ settings, remove } = await newDatabase())
  settings = { ...settings, NODE_COMPILE_CACHE: undefined }
  product = await startProduct({ ...settings, RATE_LIMIT_SCALE: '1000', SSO_ALLOW_PRIVATE: '1' }, main)
  const login = await ask('POST', '/portal-users/login', { email: adminEmail, password: adminPassword })
  token = login.body.token
})
afterAll(async () => {
  await product?.end('SIGKILL')
  await remove()
  rmSync(root, { recursive: true, force: true })
})

const ask = (method: string, path: string, body?: unknown) => call(product.url, method, path, { body, token })

describe('the built product, with the packages of production alone', () => {
  it('has few of them', () => {
    expect(production.length).toBeLessThan(130)
    expect(() => statSync(join(root, 'node_modules', 'typeorm'))).toThrow()
  })

  it('brings nothing that it never uses, in files of which V8 keeps one byte for a character', () => {
    const folder = join(root, 'dist', 'server')
    const names = readdirSync(folder, { recursive: true }).map(String)
    const files = names.filter((name) => name.endsWith('.js'))
    expect(files.length).toBeGreaterThan(20)
    const whole = files.map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(files.filter((_, index) => /[^\0-\x7f]/.test(whole[index] ?? ''))).toEqual([])
    const pages = readFileSync(join(root, 'dist', 'frontend', 'server', 'index.js'), 'utf8')
    expect(/[^\0-\x7f]/.test(pages)).toBe(false)
    const has = (text: string | RegExp) => files.filter((_, index) => whole[index]?.match(text))
    expect(has('PostgresQueryRunner')).not.toEqual([])
    expect(has(/OracleQueryRunner extends|MysqlQueryRunner extends|MongoQueryRunner extends/)).toEqual([])
    expect(has('globalThis.Headers]')).toEqual([])
    expect(has(/from"(node:)?http"/)).toEqual([])
  })

  it('serves pages, the SDK and the document', async () => {
    for (const path of ['/', '/client/login', '/docs/risk', '/sdk/gatehouse-sdk.tgz', '/api/openapi.json'])
      expect([path, (await fetch(product.url + path)).status]).toEqual([path, 200])
  })

  it('serves its files as they are or compressed, to a HEAD too, and a page for those that are not there', async () => {
    const assets = readdirSync(join(root, 'dist', 'frontend', 'client', 'assets'))
    const [script = ''] = assets.filter((name) => name.startsWith('entry.client-') && name.endsWith('.js'))
    for (const path of [`/assets/${script}`, '/favicon.svg']) {
      const whole = await fetch(product.url + path, { headers: { 'accept-encoding': 'identity' } })
      const head = await fetch(product.url + path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
      const length = String((await whole.arrayBuffer()).byteLength)
      expect([whole.status, head.status, head.headers.get('content-length')]).toEqual([200, 200, length])
      expect(head.headers.get('cache-control')).toBe(whole.headers.get('cache-control'))
    }
    const packed = await fetch(`${product.url}/assets/${script}`, { headers: { 'accept-encoding': 'br' } })
    expect([packed.headers.get('content-encoding'), packed.headers.get('cache-control')]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ])
    for (const path of [`/assets/${script}.br`, '/assets/nothing.js', '/assets/', '/assets/..%2ffavicon.svg']) {
      const { status, headers } = await fetch(product.url + path)
      expect([path, status, headers.get('content-type')]).toEqual([path, 404, 'text/html; charset=utf-8'])
    }
  })

  it('draws a QR code, reads a passkey, asks a provider, and writes a mail and a statement', async () => {
    expect((await ask('POST', '/account/factors/totp')).body.qr).toMatch(/^<svg/)
    const client = signupInput()
    const { clientID } = (await ask('POST', '/clients/register', client)).body
    await ask('POST', `/clients/${clientID}/approve`, {})
    await waitForMailFiles(settings.DATA_DIR ?? '', client.emailAddress)
    const month = clock.now().toISOString().slice(0, 7)
    const { status, body } = await ask('GET', `/clients/${clientID}/statements/statement.pdf?month=${month}`)
    expect([status, String(body).slice(0, 5)]).toEqual([200, '%PDF-'])
    const asked: (string | undefined)[] = []
    const nobody = createServer(({ url }, answer) => {
      asked.push(url)
      answer.writeHead(404).end()
    })
    await once(nobody.listen(0, '127.0.0.1'), 'listening')
    const issuer = `http://127.0.0.1:${(nobody.address() as AddressInfo).port}`
    const provider = { name: 'Nobody', issuer, oidcClientID: 'gatehouse', clientSecret: 'a-secret' }
    const made = await ask('POST', '/identity-providers', { ...provider, emailDomains: ['example.com'] })
    const check = await ask('POST', `/identity-providers/${made.body.providerID}/check`)
    expect([made.status, check.status, check.body.isAnswering, asked.length > 0]).toEqual([201, 200, false, true])
    nobody.close()
  })

  it('leaves young objects the room they began with when it starts, and stays light', async () => {
    const other = await startProduct({ DATA_DIR: join(root, 'light') }, main)
    const lines = (await (await fetch(`${other.url}/metrics`)).text()).split('\n')
    const mebibytes = (name: string) =>
      Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]) / 2 ** 20
    expect(mebibytes('nodejs_heap_space_size_total_bytes{space="new"}')).toBeLessThanOrEqual(8)
    // 212 on a quiet machine, up to 237 on a busy one, where garbage is collected later. The first start of all has migrations besides.
    expect(mebibytes('process_resident_memory_bytes')).toBeLessThan(260)
    await other.end('SIGTERM')
  })

  it('says by which command traces are installed', async () => {
    const { code, stderr } = await runProduct(
      { ...settings, DATA_DIR: join(root, 'other'), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' },
      60_000,
      main,
    )
    const { peerDependencies } = read('test', 'packages', 'package.json')
    const version = peerDependencies['@opentelemetry/sdk-node']
    expect([code, stderr]).toEqual([1, `${tracesPackageMissing(`@opentelemetry/sdk-node@${version}`)}\n`])
  })

  it('keeps what was compiled where nobody else may write, and uses no other folder', async () => {
    const folder = join(settings.DATA_DIR ?? '', 'compiled')
    await product.end('SIGTERM')
    expect([statSync(folder).mode & 0o777, readdirSync(folder).length]).toEqual([0o700, 1])
    rmSync(folder, { recursive: true })
    mkdirSync(folder)
    chmodSync(folder, 0o777)
    product = await startProduct(settings, main)
    await product.end('SIGTERM')
    expect(readdirSync(folder)).toEqual([])
  })
})
