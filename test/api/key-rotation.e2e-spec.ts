import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { keyOverlapSecondsMax } from '#contract/limits.js'
import { accessTokenFor, buildApiUser, buildClient, type BuiltApiUser, signInAdmin } from '../support/builders.js'
import type { SignedInClient } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
let client: SignedInClient
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
  client = await buildClient(api)
})
afterAll(() => api.close())

const statusOf = async (token: string) => (await api.call('GET', '/transactions', { token })).status
const askToken = (apiKey: string, apiSecret: string) => {
  const body = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret }
  return api.call('POST', '/oauth/token', { body })
}
const act = ({ apiUserID }: BuiltApiUser, action: string, body?: unknown, token?: string) =>
  api.call('POST', `/clients/${client.clientID}/apiusers/${apiUserID}/${action}`, {
    token: token ?? client.token,
    ...(body !== undefined && { body }),
  })
const rotate = (user: BuiltApiUser, overlapSeconds: unknown = 600) => act(user, 'regenerate-key', { overlapSeconds })

describe('POST …/regenerate-key with an overlap', () => {
  it('keeps the key and lets both secrets and their tokens work, until the overlap is ended', async () => {
    const user = await buildApiUser(api, client)
    const { status, body } = await rotate(user)
    expect([status, body.apiKey, body.apiSecret === user.apiSecret]).toEqual([200, user.apiKey, false])
    expect(Math.round((Date.parse(body.overlapEndsAt) - clock.time()) / 10_000)).toBe(60)
    expect(await statusOf(user.accessToken)).toBe(200)
    const old = (await askToken(user.apiKey, user.apiSecret)).body
    const fresh = (await askToken(body.apiKey, body.apiSecret)).body
    expect(old.expires_in).toBeLessThanOrEqual(600)
    expect(fresh.expires_in).toBe(3_600)
    expect([await statusOf(old.access_token), await statusOf(fresh.access_token)]).toEqual([200, 200])

    const ended = await act(user, 'end-overlap')
    expect([ended.status, ended.body.overlapEndsAt]).toEqual([200, null])
    expect(ended.body).not.toHaveProperty('apiSecret')
    for (const token of [user.accessToken, old.access_token]) expect(await statusOf(token)).toBe(401)
    expect(await statusOf(fresh.access_token)).toBe(200)
    expect((await askToken(user.apiKey, user.apiSecret)).body).toEqual((await askToken('gk_none', 'gs_none')).body)
    // Once more changes nothing.
    expect((await act(user, 'end-overlap')).status).toBe(200)
    const { items } = (await api.call('GET', `/audit?target=${user.apiUserID}`, { token: admin })).body
    const actions = items.map(({ action }: { action: string }) => action)
    expect(actions.filter((action: string) => action === 'api_user.overlap_ended')).toHaveLength(1)
    expect(JSON.stringify(items)).not.toContain(body.apiSecret)
  })

  it('ends by itself, for a token that was known a moment before too', async () => {
    const user = await buildApiUser(api, client)
    const { body } = await rotate(user, 60)
    expect(await statusOf(user.accessToken)).toBe(200)
    clock.moveBy(60_000)
    expect(await statusOf(user.accessToken)).toBe(401)
    expect((await askToken(user.apiKey, user.apiSecret)).body.error).toBe('invalid_client')
    expect((await askToken(body.apiKey, body.apiSecret)).status).toBe(200)
  })

  it('is refused while another one lasts; without an overlap both secrets end at once', async () => {
    const user = await buildApiUser(api, client)
    const first = (await rotate(user)).body
    const second = await rotate(user)
    expect([second.status, second.body.code]).toEqual([409, 'ROTATION_UNDERWAY'])
    const both = [await askToken(user.apiKey, user.apiSecret), await askToken(user.apiKey, first.apiSecret)]
    const last = await act(user, 'regenerate-key')
    expect([last.status, last.body.overlapEndsAt, last.body.apiKey === user.apiKey]).toEqual([200, null, false])
    for (const { body } of both) expect(await statusOf(body.access_token)).toBe(401)
    for (const apiSecret of [user.apiSecret, first.apiSecret])
      for (const apiKey of [user.apiKey, last.body.apiKey]) expect((await askToken(apiKey, apiSecret)).status).toBe(401)
  })

  it('is one of two that come at once', async () => {
    const user = await buildApiUser(api, client)
    const answers = await Promise.all([rotate(user), rotate(user), rotate(user)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const made = answers.find(({ status }) => status === 200)?.body
    expect(await statusOf(await accessTokenFor(api, user.apiKey, made.apiSecret))).toBe(200)
    expect(await statusOf(user.accessToken)).toBe(200)
  })

  it('leaves each token that was asked for just then alive, until the overlap is ended', async () => {
    const user = await buildApiUser(api, client)
    const issue = () => askToken(user.apiKey, user.apiSecret)
    const [one, rotated, ...others] = await Promise.all([issue(), rotate(user), issue(), issue()])
    const tokens = [one, ...others].map(({ body }) => String(body.access_token))
    expect(rotated.status).toBe(200)
    for (const token of tokens) expect(await statusOf(token)).toBe(200)
    const [late, ended] = await Promise.all([issue(), act(user, 'end-overlap')])
    expect(ended.status).toBe(200)
    for (const token of [...tokens, ...(late.status === 200 ? [late.body.access_token] : [])])
      expect(await statusOf(token)).toBe(401)
  })

  it('keeps both secrets over a disabling, and no token of before', async () => {
    const user = await buildApiUser(api, client)
    const { body } = await rotate(user)
    const fresh = await accessTokenFor(api, user.apiKey, body.apiSecret)
    await act(user, 'disable')
    for (const apiSecret of [user.apiSecret, body.apiSecret])
      expect((await askToken(user.apiKey, apiSecret)).body.error_description).toMatch(/disabled/)
    await act(user, 'enable')
    for (const token of [user.accessToken, fresh]) expect(await statusOf(token)).toBe(401)
    for (const apiSecret of [user.apiSecret, body.apiSecret])
      expect(await statusOf(await accessTokenFor(api, user.apiKey, apiSecret))).toBe(200)
  })

  it('takes the longest one, and none that is longer, negative, broken or no number', async () => {
    const user = await buildApiUser(api, client)
    for (const wrong of [-1, keyOverlapSecondsMax + 1, 1.5, '60', true, {}]) {
      const { status, body } = await rotate(user, wrong)
      expect([wrong, status, Object.keys(body.fields)]).toEqual([wrong, 422, ['overlapSeconds']])
    }
    expect((await act(user, 'regenerate-key', { overlap: 60 })).status).toBe(422)
    expect(await statusOf(user.accessToken)).toBe(200)
    expect((await rotate(user, keyOverlapSecondsMax)).status).toBe(200)
  })
})

describe('both routes', () => {
  it('answer without a token, another audience, another merchant and an absent one as all others do', async () => {
    const user = await buildApiUser(api, client)
    await rotate(user)
    const other = await buildClient(api)
    for (const action of ['regenerate-key', 'end-overlap']) {
      const path = `/clients/${client.clientID}/apiusers/${user.apiUserID}/${action}`
      expect((await api.call('POST', path)).status).toBe(401)
      for (const token of [admin, user.accessToken])
        expect((await api.call('POST', path, { token })).body.code).toBe('WRONG_AUDIENCE')
      expect((await api.call('POST', path, { token: other.token })).status).toBe(404)
      const crossed = `/clients/${other.clientID}/apiusers/${user.apiUserID}/${action}`
      expect((await api.call('POST', crossed, { token: other.token })).status).toBe(404)
      expect((await act({ ...user, apiUserID: 'api_absent' }, action)).status).toBe(404)
    }
    expect(await statusOf(user.accessToken)).toBe(200)
  })
})
