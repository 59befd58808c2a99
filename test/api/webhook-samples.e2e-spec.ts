import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { clock } from '#contract/clock.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { isThere, startSampleReceiver } from '../support/sample-receivers.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { type Received, WebhookReceiver } from '../support/webhook-receiver.js'
import { buildEndpoint, record } from '../support/webhooks.js'

const guide = new URL('../../frontend/app/content/guides/receive-webhooks.mdx', import.meta.url)
const installed = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/** The programs of the guide in its order, what runs them, and what makes them whole where nothing does. */
const programs = [
  {
    name: 'Node.js with the public library',
    language: 'javascript',
    file: 'with-library.mjs',
    run: [process.execPath],
  },
  { name: 'Node.js alone', language: 'javascript', file: 'alone.mjs', run: [process.execPath] },
  {
    name: 'PHP',
    language: 'php',
    file: 'webhook.php',
    run: ['php', '-S', '127.0.0.1:{port}'],
    checks: ['300', 'php://input', 'hash_hmac', 'hash_equals', "'v1,'", 'base64_decode'],
  },
  {
    name: 'Python',
    language: 'python',
    file: 'receiver.py',
    run: ['python3'],
    checks: ['300', 'rfile.read', 'hmac.new', 'compare_digest', 'b"v1,"', 'b64decode'],
  },
]
type Program = (typeof programs)[number]

let api: TestApi
let receiver: WebhookReceiver
let client: SignedInClient
let folder: string
let codes: Map<string, string>
/** What Gatehouse sent: signed with one secret, and with two in the overlap of a rotation. */
let genuine: Received
let rotating: Received
let secret: string

async function deliver(count: number): Promise<Received> {
  await record(api, client.clientID, 'transaction.succeeded', { description: 'Größe 42 ☕, "zitiert"', amount: count })
  const all = await until(
    async () => receiver.received,
    (arrived) => arrived.length >= count,
  )
  return all[count - 1] as Received
}

async function blocks(): Promise<Map<string, string>> {
  const text = await readFile(guide, 'utf8')
  const all = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code = '']) => ({ language, code }))
  const inOrder = (language: string) => all.filter((one) => one.language === language).map(({ code }) => code)
  const found = new Map<string, string>()
  for (const language of new Set(programs.map((program) => program.language))) {
    const [own, theirs] = [inOrder(language), programs.filter((program) => program.language === language)]
    expect([language, own.length]).toEqual([language, theirs.length])
    theirs.forEach(({ file }, index) => found.set(file, own[index] ?? ''))
  }
  return found
}

beforeAll(async () => {
  receiver = await new WebhookReceiver().start()
  api = await startApi({ WEBHOOK_ALLOW_PRIVATE: '1' })
  client = await buildClient(api)
  const endpoint = await buildEndpoint(api, client, receiver.url())
  secret = endpoint.secret
  genuine = await deliver(1)
  const path = `/clients/${client.clientID}/webhook-endpoints/${endpoint.endpointID}/rotate-secret`
  await api.call('POST', path, { token: client.token, body: {} })
  rotating = await deliver(2)
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-receivers-'))
  await symlink(installed, join(folder, 'node_modules'))
  codes = await blocks()
  for (const [file, code] of codes) await writeFile(join(folder, file), code)
})
afterAll(async () => {
  await api.close()
  await receiver.stop()
  await rm(folder, { recursive: true, force: true })
})

const headersOf = ({ headers }: Received) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('webhook-'))) as Record<string, string>

/** The same delivery, signed rightly at another time. */
function signedAt(secondsAgo: number): Record<string, string> {
  const time = new Date(clock.time() - secondsAgo * 1_000)
  const id = String(genuine.headers['webhook-id'])
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, time, genuine.body),
  }
}

/** Every way in which a delivery can come, and what a receiver that holds the first secret must answer. */
function cases(): [name: string, status: number, headers: Record<string, string>, body: string][] {
  const { body } = genuine
  const own = headersOf(genuine)
  const forged = new Webhook(`whsec_${Buffer.from('another secret').toString('base64')}`)
  const id = String(own['webhook-id'])
  const [ofNew = '', ofOld = ''] = String(rotating.headers['webhook-signature']).split(' ')
  return [
    ['as it arrived', 204, own, body],
    ['with two signatures', 204, headersOf(rotating), rotating.body],
    [
      'with two signatures the other way round',
      204,
      { ...headersOf(rotating), 'webhook-signature': `${ofOld} ${ofNew}` },
      rotating.body,
    ],
    ['some minutes late', 204, signedAt(240), body],
    ['stale', 400, signedAt(360), body],
    ['from the future', 400, signedAt(-360), body],
    ['forged', 400, { ...own, 'webhook-signature': forged.sign(id, clock.now(), body) }, body],
    ['with another body', 400, own, body.replace('42', '43')],
    ['with the same body written anew', 400, own, JSON.stringify(JSON.parse(body), null, 1)],
    ['with another id', 400, { ...own, 'webhook-id': 'evt_other' }, body],
    ['with another time', 400, { ...own, 'webhook-timestamp': String(Number(own['webhook-timestamp']) + 1) }, body],
    ['with words for a time', 400, { ...own, 'webhook-timestamp': 'soon' }, body],
    ['with no signature that fits', 400, { ...own, 'webhook-signature': 'v1, v1,% v2,x' }, body],
    ['without the headers', 400, {}, body],
    ['signed with the new secret alone', 400, { ...headersOf(rotating), 'webhook-signature': ofNew }, rotating.body],
  ]
}

async function takesOnlyGenuine({ file, run }: Program): Promise<void> {
  const sample = await startSampleReceiver([...run, file], folder, secret)
  for (const [name, status, headers, body] of cases()) {
    const answer = await fetch(sample.url, { method: 'POST', headers, body })
    expect([name, answer.status]).toEqual([name, status])
  }
  await until(
    async () => sample.said(),
    (said) => said.includes(`transaction.succeeded ${genuine.headers['webhook-id']}`),
  )
  await sample.end()
}

/** What can be said of a program that nothing here can run. */
function isWhole({ file, checks }: Program): void {
  const code = codes.get(file) ?? ''
  for (const check of checks ?? []) expect(code).toContain(check)
  for (const [open = '', close = ''] of ['{}', '()', '[]'])
    expect(code.split(open).length).toBe(code.split(close).length)
}

describe('the receivers of /guides/receive-webhooks', () => {
  for (const program of programs) {
    const {
      name,
      run: [command = ''],
    } = program
    if (isThere(command)) it(`${name}: takes what is genuine, and nothing else`, () => takesOnlyGenuine(program))
    else it(`${name} (not run, ${command} is not on this machine): has every check`, () => isWhole(program))
  }
})
