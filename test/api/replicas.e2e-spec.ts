import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import {
  accessTokenFor,
  apiUserInput,
  buildApiUser,
  buildClient,
  roleIDOf,
  signInAdmin,
  signupInput,
} from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { buildReviewer } from '../support/reviewer.js'
import { startedDatabase } from '../support/started-database.js'
import { verified } from '../support/verification.js'
import { entities } from '../../api/src/process/entities.js'

// Two of the product on one PostgreSQL. A folder with SQLite is served by one.
let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
let first: Gatehouse
let second: Gatehouse
beforeAll(async () => {
  const made = await startedDatabase()
  remove = made.remove
  settings = { RATE_LIMIT_SCALE: '1000', ...made.settings }
  first = await startGatehouse(settings)
  second = await startGatehouse(settings)
})
afterAll(async () => {
  await first.end('SIGTERM')
  await second.end('SIGTERM')
  await remove()
})

/** Whoever asks so long after a change, or later, is told of it; asking may take its time on a busy machine. */
const within = async (limitMs: number, isTrue: () => Promise<boolean>): Promise<boolean> => {
  const until = performance.now() + limitMs
  for (;;) {
    const askedAt = performance.now()
    if (await isTrue()) return true
    if (askedAt > until) return false
    await pause(20)
  }
}
const withinOneSecond = (isTrue: () => Promise<boolean>) => within(1_000, isTrue)

/** The rights of a reviewer are changed in the first process, and asked of the second one. */
async function buildAskedReviewer() {
  const { token, ...changes } = await buildReviewer(first)
  const answers = async (status: number) => (await second.call('GET', '/clients/pending', { token })).status === status
  return { ...changes, answers }
}

describe('two processes on one database', () => {
  it('accept each other’s tokens', async () => {
    const token = await signInAdmin(first)
    expect((await second.call('GET', '/portal-users/me', { token })).status).toBe(200)
  })

  it('see a permission given to a role, and taken from it, by the other within one second', async () => {
    const { grant, revoke, answers } = await buildAskedReviewer()
    expect(await answers(403)).toBe(true)
    for (let turn = 0; turn < 3; turn += 1) {
      await grant()
      expect(await withinOneSecond(() => answers(200))).toBe(true)
      await revoke()
      expect(await withinOneSecond(() => answers(403))).toBe(true)
    }
  })

  it('see a role change of the other within one second, both ways', async () => {
    const client = await buildClient(first)
    const user = await buildApiUser(first, client, 'Integrator (read only)')
    const pay = async () => (await second.call('POST', '/transactions', { token: user.accessToken, body: {} })).status
    expect(await pay()).toBe(403)
    const change = async (name: string) => {
      const body = apiUserInput(await roleIDOf(first, client.token, name))
      const path = `/clients/${client.clientID}/apiusers/${user.apiUserID}`
      expect((await first.call('PUT', path, { token: client.token, body })).status).toBe(200)
    }
    await change('Integrator (payments)')
    expect(await withinOneSecond(async () => (await pay()) === 422)).toBe(true)
    await change('Integrator (read only)')
    expect(await withinOneSecond(async () => (await pay()) === 403)).toBe(true)
  })

  it('see an API user disabled by the other within one second, and its key work again', async () => {
    const client = await buildClient(first)
    const user = await buildApiUser(first, client)
    const set = (action: string) =>
      first.call('POST', `/clients/${client.clientID}/apiusers/${user.apiUserID}/${action}`, { token: client.token })
    const answers = async (token: string, status: number) =>
      (await second.call('GET', '/transactions', { token })).status === status
    expect(await answers(user.accessToken, 200)).toBe(true)
    await set('disable')
    expect(await withinOneSecond(() => answers(user.accessToken, 401))).toBe(true)
    expect(await accessTokenFor(second, user.apiKey, user.apiSecret)).toBeUndefined()
    await set('enable')
    const token = await accessTokenFor(second, user.apiKey, user.apiSecret)
    expect(await withinOneSecond(() => answers(token, 200))).toBe(true)
    expect(await answers(user.accessToken, 401)).toBe(true)
  })

  it('see a sign-out and a suspension of the other within one second', async () => {
    const client = await buildClient(first)
    const me = async () => (await second.call('GET', '/clients/me', { token: client.token })).status
    expect(await me()).toBe(200)
    const admin = await signInAdmin(first)
    await first.call('POST', `/clients/${client.clientID}/suspend`, { token: admin, body: { reason: 'Review' } })
    expect(await withinOneSecond(async () => (await me()) === 403)).toBe(true)
    expect((await second.call('GET', '/portal-users/me', { token: admin })).status).toBe(200)
    await first.call('POST', '/portal-users/logout', { token: admin })
    const staff = async () => (await second.call('GET', '/portal-users/me', { token: admin })).status
    expect(await withinOneSecond(async () => (await staff()) === 401)).toBe(true)
  })

  it('write at the same time without losing anything', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? first : second).call('POST', '/clients/register', { body: signupInput() }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(40)
    const token = await signInAdmin(second)
    expect((await verified(second, 'audit', token))?.isIntact).toBe(true)
  })
})

// SQLite has nothing to announce with: there the version check alone serves the second process.
const noticeOfAChange = () => {
  let observer: Database
  beforeAll(async () => {
    observer = await Database.open(readEnvironment(settings), entities)
  })
  afterAll(() => observer.onApplicationShutdown())

  const listeners = async (): Promise<number[]> => {
    const rows: { pid: number }[] = await observer.read.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
       AND application_name = 'gatehouse listener'`,
    )
    return rows.map(({ pid }) => pid)
  }
  const epoch = () => observer.versions.epoch('rights')

  /** By a clock that stands still the version check is never due: only a notice can make it ask. */
  async function expectNotice(change: () => Promise<void>): Promise<void> {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now())
    try {
      const before = await epoch()
      expect(await epoch()).toBe(before)
      await change()
      expect(await within(120_000, async () => (await epoch()) !== before)).toBe(true)
    } finally {
      clock.mockRestore()
    }
  }

  it('reaches every process on a connection of its own, without the version check', async () => {
    const { grant } = await buildAskedReviewer()
    expect(await within(120_000, async () => (await listeners()).length === 3)).toBe(true)
    await expectNotice(grant)
  })

  it('may get lost: a process without its listener sees grant and revocation within one second all the same', async () => {
    const { grant, revoke, answers } = await buildAskedReviewer()
    const lost = await listeners()
    for (const turn of [grant, revoke]) {
      // Again before each change, because the listeners come back after a second.
      await observer.read.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [await listeners()])
      await turn()
      expect(await withinOneSecond(() => answers(turn === grant ? 200 : 403))).toBe(true)
    }
    const areBack = async () => {
      const now = await listeners()
      return now.length === 3 && !now.some((pid) => lost.includes(pid))
    }
    expect(await within(120_000, areBack)).toBe(true)
    await expectNotice(grant)
  })
}
if (process.env.TEST_ENGINE === 'postgres') describe('the notice of a change', noticeOfAChange)
