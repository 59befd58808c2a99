import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { allowedRangesMax } from '#contract/limits.js'
import { ApiUserLimits1763817000000 } from '../../api/src/platform/database/migrations/202511221310-api-user-limits.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { ApiUser } from '../../api/src/people/api-users/api-user.entity.js'
import { ExpiryNotice } from '../../api/src/people/api-users/expiry-notice.js'
import { apiUserInput, buildApiUser, buildClient, roleIDOf, signInAdmin } from '../support/builders.js'
import type { SignedInClient } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
let client: SignedInClient
let roleID: string
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' })
  admin = await signInAdmin(api)
  client = await buildClient(api)
  roleID = await roleIDOf(api, client.token, 'Integrator (payments)')
})
afterAll(() => api.close())

const [minuteMs, dayMs] = [60_000, 86_400_000]
const inMs = (ms: number) => new Date(clock.time() + ms).toISOString()
const from = (address: string) => ({ 'x-forwarded-for': address })
const office = '203.0.113.9'
const elsewhere = '198.51.100.1'

const list = () => `/clients/${client.clientID}/apiusers`
const create = (limits: object) =>
  api.call('POST', list(), { token: client.token, body: apiUserInput(roleID, { ...limits }) })
const change = (apiUserID: string, limits: object) =>
  api.call('PUT', `${list()}/${apiUserID}`, { token: client.token, body: apiUserInput(roleID, { ...limits }) })
const askToken = ({ apiKey, apiSecret }: { apiKey: string; apiSecret: string }, address = office) => {
  const body = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret }
  return api.call('POST', '/oauth/token', { body, headers: from(address) })
}
const callFrom = (address: string, token: string) => api.call('GET', '/transactions', { token, headers: from(address) })

describe('who sets nothing', () => {
  it('has no end, no ranges, one secret, and may go on sending what was sent before', async () => {
    const { status, body } = await create({})
    expect([status, body.expiresAt, body.allowedRanges, body.overlapEndsAt]).toEqual([201, null, [], null])
    const { body: changed } = await change(body.apiUserID, {})
    expect([changed.expiresAt, changed.allowedRanges]).toEqual([null, []])
    expect((await askToken(body)).body.expires_in).toBe(3_600)
  })

  it('takes nothing away by a change that does not name it; null and an empty list do', async () => {
    const limits = { expiresAt: inMs(9 * dayMs), allowedRanges: ['203.0.113.0/24'] }
    const { apiUserID } = (await create(limits)).body
    expect((await change(apiUserID, {})).body).toMatchObject(limits)
    const { body } = await change(apiUserID, { expiresAt: null, allowedRanges: [] })
    expect([body.expiresAt, body.allowedRanges]).toEqual([null, []])
  })
})

describe('the end of an API user', () => {
  it('stops key and tokens by itself, says why to whoever has the secret, and leaves old tokens dead', async () => {
    const { body: user } = await create({ expiresAt: inMs(minuteMs) })
    const { body: issued } = await askToken(user)
    expect(issued.expires_in).toBeLessThanOrEqual(60)
    expect((await callFrom(office, issued.access_token)).status).toBe(200)
    clock.moveBy(minuteMs)
    expect((await callFrom(office, issued.access_token)).status).toBe(401)
    const refused = await askToken(user)
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client'])
    expect(refused.body.error_description).toMatch(/^This API user has expired/)
    const guessed = await askToken({ ...user, apiSecret: 'gs_none' })
    expect(guessed.body.error_description).toBe('Incorrect client_id or client_secret')
    // An end that has passed may stay, and may be moved.
    expect((await change(user.apiUserID, { expiresAt: user.expiresAt })).status).toBe(200)
    expect((await change(user.apiUserID, { expiresAt: null })).status).toBe(200)
    expect((await askToken(user)).status).toBe(200)
  })

  it('stops a token that was known a moment before, and that token for good', async () => {
    const user = await buildApiUser(api, client)
    await change(user.apiUserID, { expiresAt: inMs(minuteMs) })
    expect((await callFrom(office, user.accessToken)).status).toBe(200)
    clock.moveBy(minuteMs)
    expect((await callFrom(office, user.accessToken)).status).toBe(401)
    await change(user.apiUserID, { expiresAt: inMs(dayMs) })
    expect((await callFrom(office, user.accessToken)).status).toBe(401)
    expect((await askToken(user)).status).toBe(200)
  })

  it.each(['2020-01-01T00:00:00.000Z', 'tomorrow', '2030-02-30', 7, true, ['2030-01-01']])(
    'is not %j',
    async (expiresAt) => {
      const { status, body } = await create({ expiresAt })
      expect([status, Object.keys(body.fields)]).toEqual([422, ['expiresAt']])
    },
  )

  it('is told seven days and one day before, by mail and event, once each, however many look', async () => {
    const worker = api.app.get(ExpiryNotice, { strict: false })
    const owner = await buildClient(api)
    const path = `/clients/${owner.clientID}/apiusers`
    const make = async (limits: object) =>
      (await api.call('POST', path, { token: owner.token, body: apiUserInput(roleID, { ...limits }) })).body
    const { apiUserID } = await make({ expiresAt: inMs(8 * dayMs) })
    // Set within the time: whoever did knows of it.
    await make({ expiresAt: inMs(3 * dayMs) })
    const endIn = (ms: number) =>
      api.database.write((manager) =>
        manager.update(ApiUser, { apiUserID }, { expiresAt: new Date(clock.time() + ms) }),
      )
    const told = () =>
      Promise.all([
        api.database.read.countBy(Event, { clientID: owner.clientID, type: 'api_user.expiring' }),
        api.database.read.countBy(Mail, { aboutID: owner.clientID, kind: 'key-expiring' }),
      ])
    await worker.workOff()
    expect(await told()).toEqual([0, 0])
    await endIn(7 * dayMs - 1_000)
    await Promise.all([worker.workOff(), worker.workOff(), worker.workOff()])
    expect(await told()).toEqual([1, 1])
    await endIn(dayMs - 1_000)
    await Promise.all([worker.workOff(), worker.workOff()])
    await worker.workOff()
    expect(await told()).toEqual([2, 2])
    await endIn(-1_000)
    await worker.workOff()
    expect(await told()).toEqual([2, 2])
  })
})

describe('allowed ranges', () => {
  it('are normalised, each once, and decide over tokens and calls, at once', async () => {
    const { body: user } = await create({
      allowedRanges: ['203.0.113.7/24', '203.0.113.0/24', '::ffff:192.0.2.1', '2001:DB8::1/32'],
    })
    expect(user.allowedRanges).toEqual(['203.0.113.0/24', '192.0.2.1/32', '2001:db8::/32'])
    for (const address of [office, '::ffff:203.0.113.1', '192.0.2.1', '2001:db8:7::1'])
      expect([address, (await askToken(user, address)).status]).toEqual([address, 200])
    const token = (await askToken(user)).body.access_token
    for (const address of [elsewhere, '::ffff:198.51.100.1', '2001:db9::1', '192.0.2.2']) {
      const [asked, called] = [await askToken(user, address), await callFrom(address, token)]
      expect([asked.status, asked.body.code]).toEqual([403, 'ADDRESS_NOT_ALLOWED'])
      expect([called.status, called.body.code]).toEqual([403, 'ADDRESS_NOT_ALLOWED'])
    }
    expect((await callFrom(office, token)).status).toBe(200)
    // The caller is remembered by now: a change of its ranges counts with the next call all the same.
    await change(user.apiUserID, { allowedRanges: [elsewhere] })
    expect([(await callFrom(office, token)).status, (await callFrom(elsewhere, token)).status]).toEqual([403, 200])
    await change(user.apiUserID, { allowedRanges: [] })
    expect((await callFrom(office, token)).status).toBe(200)
  })

  it('say nothing to whoever has no secret, note a right one at a wrong place, and cover questions about tokens', async () => {
    const { body: user } = await create({ allowedRanges: [office] })
    const guessed = await askToken({ ...user, apiSecret: 'gs_none' }, elsewhere)
    expect([guessed.status, guessed.body.error]).toEqual([401, 'invalid_client'])
    await askToken(user, elsewhere)
    const { items } = (await api.call('GET', `/audit?target=${user.apiUserID}`, { token: admin })).body
    const noted = items.filter(({ action }: { action: string }) => action === 'api_user.address_refused')
    expect(noted).toMatchObject([{ actorKind: 'integrator', address: elsewhere }])
    const token = (await askToken(user)).body.access_token
    for (const question of ['revoke', 'introspect']) {
      const body = { client_id: user.apiKey, client_secret: user.apiSecret, token }
      const answer = await api.call('POST', `/oauth/${question}`, { body, headers: from(elsewhere) })
      expect([answer.status, answer.body.code]).toEqual([403, 'ADDRESS_NOT_ALLOWED'])
    }
    expect((await callFrom(office, token)).status).toBe(200)
  })

  it('does not believe more than the trusted proxy says', async () => {
    const { body: user } = await create({ allowedRanges: [office] })
    expect((await askToken(user, `${office}, ${elsewhere}`)).status).toBe(403)
    expect((await askToken(user, `${elsewhere}, ${office}`)).status).toBe(200)
  })

  it.each([
    [['203.0.113.0/33']],
    [['example.com']],
    [['010.0.0.1']],
    [[7]],
    ['203.0.113.0/24'],
    [{ 0: office }],
    [Array.from({ length: allowedRangesMax + 1 }, (_, index) => `10.0.0.${index}`)],
  ])('are not %j', async (allowedRanges) => {
    const { status, body } = await create({ allowedRanges })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['allowedRanges']])
  })

  it('can be as many as the limit, and staff set them too', async () => {
    const allowedRanges = Array.from({ length: allowedRangesMax }, (_, index) => `10.0.0.${index}/32`)
    const { status, body } = await create({ allowedRanges })
    expect([status, body.allowedRanges]).toEqual([201, allowedRanges])
    const staff = { clientID: client.clientID, expiresAt: inMs(9 * dayMs), allowedRanges: [`${office}/24`] }
    const path = `/api-users/${body.apiUserID}`
    const changed = await api.call('PUT', path, { token: admin, body: apiUserInput(roleID, { ...staff }) })
    expect(changed.body).toMatchObject({ expiresAt: staff.expiresAt, allowedRanges: ['203.0.113.0/24'] })
    expect(changed.body.version).not.toBe(body.version)
    const file = await api.call('GET', `/api-users/export.csv?q=${body.apiUserID}`, { token: admin })
    expect(file.body).toContain('203.0.113.0/24')
    const { items } = (await api.call('GET', `/audit?target=${body.apiUserID}`, { token: admin })).body
    const told = items.find(({ action }: { action: string }) => action === 'api_user.updated')
    expect(told.after).toMatchObject({ expiresAt: staff.expiresAt, allowedRanges: ['203.0.113.0/24'] })
  })
})

it('the last use is told with its address', async () => {
  const { body: user } = await create({})
  expect([user.lastUsedAt, user.lastUsedFrom]).toEqual([null, null])
  await askToken(user, '::ffff:203.0.113.9')
  const { body } = await api.call('GET', `/api-users/${user.apiUserID}`, { token: admin })
  expect([body.lastUsedFrom, Math.abs(Date.parse(body.lastUsedAt) - clock.time()) < 60_000]).toEqual([office, true])
})

it('the migration bounds nobody, and leaves room for rows of the version before', async () => {
  const user = await buildApiUser(api, client)
  await api.database.write(async (manager) => {
    if (!manager.queryRunner) throw new Error('A unit has a query runner')
    const migration = new ApiUserLimits1763817000000()
    await migration.down(manager.queryRunner)
    await migration.up(manager.queryRunner)
  })
  const { body } = await api.call('GET', `/api-users/${user.apiUserID}`, { token: admin })
  expect([body.expiresAt, body.allowedRanges, body.overlapEndsAt, body.lastUsedFrom]).toEqual([null, [], null, null])
  expect((await callFrom(elsewhere, user.accessToken)).status).toBe(200)
})
