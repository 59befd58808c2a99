import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { buildClient, idempotencyKey, roleIDOf, type SignedInClient } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'
import { until } from '../support/until.js'
import { answerWith, WebhookReceiver } from '../support/webhook-receiver.js'
import { buildEndpoint } from '../support/webhooks.js'
import { Wire } from '../support/wire.js'

const main = fileURLToPath(new URL('../../libs/cli/src/main.mjs', import.meta.url))

interface Running {
  child: ChildProcess
  said: { out: string; aside: string }
  ended: Promise<number | null>
}

let gatehouse: Gatehouse
let client: SignedInClient
let wire: Wire
let receiver: WebhookReceiver
let removeDatabase: () => Promise<void>
const home = mkdtempSync(join(tmpdir(), 'gatehouse-cli-'))
const credentials = join(home, 'gatehouse', 'credentials.json')
const children = new Set<ChildProcess>()

beforeAll(async () => {
  const { settings, remove } = await startedDatabase()
  removeDatabase = remove
  gatehouse = await startGatehouse({ RATE_LIMIT_SCALE: '1000', WEBHOOK_ALLOW_PRIVATE: '1', ...settings })
  client = await buildClient(gatehouse)
  wire = await new Wire(gatehouse.url).start()
  receiver = await new WebhookReceiver().start()
  receiver.answer = answerWith(204)
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
})
afterAll(async () => {
  await receiver.stop()
  await wire.stop()
  await gatehouse.end('SIGTERM')
  await removeDatabase()
  rmSync(home, { recursive: true })
})

function start(...args: string[]): Running {
  const env = { PATH: process.env.PATH, XDG_CONFIG_HOME: home, GATEHOUSE_URL: wire.url }
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  const said = { out: '', aside: '' }
  child.stdout.on('data', (text) => (said.out += String(text)))
  child.stderr.on('data', (text) => (said.aside += String(text)))
  const ended = once(child, 'close').then(([code]) => {
    children.delete(child)
    return code as number | null
  })
  return { child, said, ended }
}

async function run(...args: string[]) {
  const { said, ended } = start(...args)
  const code = await ended
  return { code, ...said }
}

const heard = (running: Running, pattern: RegExp) =>
  until(
    async () => pattern.exec(running.said.out + running.said.aside),
    (match) => match !== null,
  )

async function signIn(): Promise<void> {
  const login = start('login', '--name', 'studio')
  const [code = ''] = (await heard(login, /\b[B-Z]{4}-[B-Z]{4}\b/)) ?? []
  const roleID = await roleIDOf(gatehouse, client.token, 'Integrator (payments)')
  const path = `/clients/${client.clientID}/device-logins/${code}/allow`
  await gatehouse.call('POST', path, { token: client.token, body: { roleID } })
  expect([await login.ended, login.said.out]).toEqual([0, expect.stringContaining('Signed in at')])
}

describe('gatehouse-cli', () => {
  it('explains itself, and what it does not understand', async () => {
    const help = await run('--help')
    expect([help.code, help.out]).toEqual([0, expect.stringContaining('listen')])
    const single = ['login', 'logout', 'listen', 'trigger', 'logs']
    for (const command of [...single, 'clock advance', 'events resend', 'transactions list']) {
      const { code, out } = await run(...command.split(' '), '--help')
      expect([command, code, out.startsWith(`Usage: gatehouse-cli ${command}`)]).toEqual([command, 0, true])
    }
    for (const args of [
      ['fly'],
      ['trigger'],
      ['trigger', 'payout.paid'],
      ['logs', '--limit', '0'],
      ['clock', 'advance'],
      ['clock', 'advance', 'tck_1'],
      ['clock', 'advance', 'tck_1', '--to', 'tomorrow'],
      ['clock', 'advance', 'tck_1', '--days', '0'],
      ['clock', 'advance', 'tck_1', '--days', '1', '--to', '2027-03-01'],
      ['listen', '--forward-to', 'x'],
      ['logs', '--nope'],
    ]) {
      const { code, out, aside } = await run(...args)
      expect([args, code, out, aside.length > 10]).toEqual([args, 2, '', true])
    }
  })

  it('says that nobody has signed in, and that nobody answers', async () => {
    const early = await run('transactions', 'list')
    expect([early.code, early.aside]).toEqual([3, expect.stringContaining('gatehouse-cli login')])
    const away = await run('login', '--url', 'http://127.0.0.1:9')
    expect([away.code, away.aside]).toEqual([1, expect.stringContaining('isn’t responding')])
  })

  it('signs in by a code, keeps the key for its owner alone, and colours nothing in a pipe', async () => {
    await signIn()
    expect(statSync(credentials).mode & 0o777).toBe(0o600)
    const { code, out } = await run('trigger', 'transaction.succeeded')
    expect([code, out]).toEqual([0, expect.stringMatching(/^Triggered transaction\.succeeded for txn_\w+\n$/)])
    const list = await run('transactions', 'list', '--limit', '5')
    expect([list.code, list.out.includes(out.trim().split(' ').at(-1) ?? '?')]).toEqual([0, true])
    expect(list.out + out).not.toContain('\u001b')
  })

  it('causes each event that it names', async () => {
    await signIn()
    const listener = start('listen', '--json')
    await heard(listener, /Listening to events/)
    const { out } = await run('trigger', '--help')
    const events = out.match(/^ {2}[a-z]+\.[a-z_]+$/gm)?.map((line) => line.trim()) ?? []
    expect(events.length).toBeGreaterThan(5)
    for (const event of events) expect([event, (await run('trigger', event)).code]).toEqual([event, 0])
    const typesHeard = () =>
      new Set(
        listener.said.out
          .trim()
          .split('\n')
          .map((line) => (line ? (JSON.parse(line) as { type: string }).type : '')),
      )
    const all = await until(
      async () => typesHeard(),
      (types) => events.every((event) => types.has(event)),
    )
    expect(events.filter((event) => !all.has(event))).toEqual([])
  })

  it('forwards events as webhooks are sent, in order, and goes on where a cut line broke off', async () => {
    await signIn()
    receiver.received.length = 0
    const listener = start('listen', '--forward-to', receiver.url('/hooks'), '--events', 'transaction.succeeded')
    const [, secret = ''] = (await heard(listener, /Signing secret (whsec_\S+)/)) ?? []
    const payments: string[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      payments.push((await run('trigger', 'transaction.succeeded')).out.trim().split(' ').at(-1) ?? '')
      if (turn === 1) wire.cut()
    }
    await until(
      async () => receiver.received.length,
      (count) => count >= 3,
    )
    const told = receiver.received.map(({ headers, body }) => {
      new Webhook(secret).verify(String(body), headers as Record<string, string>)
      return (JSON.parse(String(body)) as { data: { transactionID: string } }).data.transactionID
    })
    expect(told).toEqual(payments)
    expect(listener.said.aside).toContain('The connection was lost')
    await heard(listener, /204 \d+ ms/)
    listener.child.kill('SIGINT')
    expect(await listener.ended).toBe(0)
  })

  it('says when nobody takes what it forwards, and stays', async () => {
    await signIn()
    const listener = start('listen', '--forward-to', 'http://127.0.0.1:9/hooks')
    await heard(listener, /Listening to events/)
    await run('trigger', 'transaction.succeeded')
    expect(await heard(listener, /transaction\.succeeded {2}evt_\w+ {2}not sent: /)).not.toBeNull()
    expect(listener.child.exitCode).toBeNull()
  })

  it('follows the log', async () => {
    await signIn()
    const follower = start('logs', '--follow', '--limit', '1')
    await run('trigger', 'transaction.failed')
    expect(await heard(follower, /201 {2}POST \/transactions /)).not.toBeNull()
  })

  it('sends an event again to who it was sent to', async () => {
    await signIn()
    await buildEndpoint(gatehouse, client, receiver.url('/again'), ['transaction.succeeded'])
    receiver.received.length = 0
    await run('trigger', 'transaction.succeeded')
    const [first] = await until(
      async () => receiver.received,
      (received) => received.length > 0,
    )
    const id = String(first?.headers['webhook-id'])
    const again = await run('events', 'resend', id)
    expect([again.code, again.out]).toEqual([0, 'Sent again to 1 endpoint\n'])
    const ids = await until(
      async () => receiver.received.map(({ headers }) => headers['webhook-id']),
      (all) => all.length > 1,
    )
    expect(ids).toEqual([id, id])
    const none = await run('events', 'resend', 'evt_nothing')
    expect([none.code, none.aside]).toEqual([1, expect.stringContaining('can’t be resent')])
  })

  it('advances a test clock to a time or by days, and says why it cannot', async () => {
    const asked = { token: client.token, body: { now: '2027-01-31T09:00:00Z' }, headers: idempotencyKey() }
    const { testClockID } = (await gatehouse.call('POST', '/test-clocks', asked)).body
    const there = await run('clock', 'advance', testClockID, '--to', '2027-03-01')
    expect([there.code, there.out]).toEqual([0, expect.stringContaining('is now at 2027-03-01T00:00:00.000Z')])
    const later = await run('clock', 'advance', testClockID, '--days', '30', '--json')
    expect(JSON.parse(later.out)).toMatchObject({ testClockID, status: 'ready', now: '2027-03-31T00:00:00.000Z' })
    const back = await run('clock', 'advance', testClockID, '--to', '2027-01-01')
    expect([back.code, back.out, back.aside]).toEqual([1, '', expect.stringContaining('only moves forward')])
    const foreign = await run('clock', 'advance', 'tck_00000000000000000000000000', '--days', '1')
    expect([foreign.code, foreign.out]).toEqual([1, ''])
  })

  it('says so when the key has ended, and forgets it', async () => {
    await signIn()
    const path = `/clients/${client.clientID}/apiusers`
    const { items } = (await gatehouse.call('GET', `${path}?limit=100`, { token: client.token })).body
    for (const { apiUserID } of items) await gatehouse.call('DELETE', `${path}/${apiUserID}`, { token: client.token })
    const ended = await run('transactions', 'list')
    expect([ended.code, ended.aside]).toEqual([3, expect.stringContaining('Sign in again')])
    const out = await run('logout')
    expect([out.code, out.out]).toEqual([0, expect.stringContaining('Signed out')])
    expect(readFileSync(credentials, 'utf8')).not.toContain('gs_')
    expect((await run('transactions', 'list')).code).toBe(3)
  })

  it('names a file that it cannot read', async () => {
    writeFileSync(credentials, 'no json')
    const { code, aside } = await run('transactions', 'list')
    expect([code, aside]).toEqual([1, expect.stringContaining(credentials)])
    rmSync(credentials)
  })
})
