import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { AppSecret } from '../../api/src/platform/config/app-secret.js'
import { claimsOf, seconds, signed } from '../support/forged-tokens.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { migratedDatabase } from '../support/started-database.js'

const APP_SECRET = randomBytes(32).toString('hex')

let remove: () => Promise<void>
/** Two replicas where there can be two. */
const replicas: Gatehouse[] = []
beforeAll(async () => {
  const database = await migratedDatabase()
  remove = database.remove
  const settings = { ...database.settings, APP_SECRET, RATE_LIMIT_SCALE: '1000' }
  replicas.push(await startGatehouse(settings))
  if (process.env.TEST_ENGINE === 'postgres') replicas.push(await startGatehouse(settings))
})
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.end('SIGTERM')))
  await remove()
})

/** Cookies of one browser, by name. */
type Jar = Record<string, string>

const replica = (index: number) => replicas[index % replicas.length]?.url ?? ''
const cookiesOf = (answer: Response): Jar =>
  Object.fromEntries(answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=') ?? []))
const headerOf = (jar: Jar) =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
const open = (jar: Jar, index = 0) =>
  fetch(`${replica(index)}/admin/dashboard`, { headers: { cookie: headerOf(jar) }, redirect: 'manual' })
const placeOf = (answer: Response) => [answer.status, answer.headers.get('location')]

interface Held {
  token: string
  until: string
}
const heldIn = (jar: Jar) => JSON.parse(Buffer.from(decodeURIComponent(jar.token ?? ''), 'base64').toString()) as Held
const withToken = (jar: Jar, token: string): Jar => {
  const held = { ...heldIn(jar), token }
  return { ...jar, token: encodeURIComponent(Buffer.from(JSON.stringify(held)).toString('base64')) }
}
const idOf = (jar: Jar) => claimsOf(heldIn(jar).token).jti

async function signIn(): Promise<Jar> {
  const body = new URLSearchParams({ email: adminEmail, password: adminPassword })
  return cookiesOf(await fetch(`${replica(0)}/admin/login`, { method: 'POST', body, redirect: 'manual' }))
}

/** A browser that has been away for a quarter of an hour. */
async function withExpiredToken(): Promise<Jar> {
  const jar = await signIn()
  const expired = { ...claimsOf(heldIn(jar).token), exp: seconds() - 1 }
  return withToken(jar, signed(expired, new AppSecret(APP_SECRET).keyFor('tokens')))
}

const ended = [302, '/admin/login?ended=yes']

describe('a staff token that is refreshed by pages', () => {
  it('is refreshed once for all pages that one browser opens at the same moment, on whichever replica', async () => {
    const jar = await withExpiredToken()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => open(jar, index)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const renewed = answers.map(cookiesOf)
    expect(new Set(renewed.map(idOf)).size).toBe(1)
    expect(idOf(renewed[0] ?? {})).not.toBe(idOf(jar))
    // One whose answer was lost on its way comes with the old cookie once more.
    const late = await open(jar, 1)
    expect([late.status, idOf(cookiesOf(late))]).toEqual([200, idOf(renewed[0] ?? {})])
    for (const [index, cookies] of renewed.entries())
      expect((await open({ ...jar, ...cookies }, index)).status).toBe(200)
  })

  it.each([
    ['without the browser’s other cookie', () => Promise.resolve({})],
    ['with the cookie of another browser', async () => ({ portalDevice: (await signIn()).portalDevice ?? '' })],
  ])('ends the session when somebody else replays it %s', async (_, cookiesOfThief) => {
    const jar = await withExpiredToken()
    const renewed = { ...jar, ...cookiesOf(await open(jar)) }
    expect((await open(renewed)).status).toBe(200)
    const thief = { token: jar.token ?? '', ...(await cookiesOfThief()) }
    expect(placeOf(await open(thief, 1))).toEqual(ended)
    expect(placeOf(await open(renewed))).toEqual(ended)
  })

  it('ends the session when somebody replays it at the API', async () => {
    const jar = await withExpiredToken()
    const renewed = { ...jar, ...cookiesOf(await open(jar)) }
    const body = { token: heldIn(jar).token }
    expect((await replicas[0]?.call('POST', '/portal-users/refresh-token', { body }))?.status).toBe(401)
    expect(placeOf(await open(renewed))).toEqual(ended)
  })
})
