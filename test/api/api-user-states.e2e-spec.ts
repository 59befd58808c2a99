import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AuditEntryView } from '#contract/audit.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import {
  accessTokenFor,
  apiUserInput,
  buildApiUser,
  buildClient,
  type BuiltApiUser,
  roleIDOf,
  signInAdmin,
  type SignedInClient,
} from '../support/builders.js'
import { buildRole, buildStaffWith, changeRole } from '../support/rights.js'
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
const ofClient = ({ apiUserID }: BuiltApiUser, action: string, token?: string) =>
  api.call('POST', `/clients/${client.clientID}/apiusers/${apiUserID}/${action}`, { token })
const ofStaff = ({ apiUserID }: BuiltApiUser, action: string, token?: string) =>
  api.call('POST', `/api-users/${apiUserID}/${action}`, { token })

/** In the order of the chain: the list has those of one millisecond in any order. */
const entriesOf = async ({ apiUserID }: BuiltApiUser): Promise<AuditEntryView[]> => {
  const { items } = (await api.call('GET', `/audit?target=${apiUserID}`, { token: admin })).body
  return items.sort((one: AuditEntryView, other: AuditEntryView) => one.sequence - other.sequence)
}

describe.each([
  ['its client', ofClient, () => client.token, () => admin],
  ['staff', ofStaff, () => admin, () => client.token],
] as const)('POST /disable and /enable by %s', (_, call, own, ofAnotherAudience) => {
  it('stops key and tokens on the next request, until it is enabled; tokens of before stay dead', async () => {
    const user = await buildApiUser(api, client)
    expect(await statusOf(user.accessToken)).toBe(200)
    const disabled = await call(user, 'disable', own())
    expect([disabled.status, disabled.body.apiUserID, disabled.body.status]).toEqual([200, user.apiUserID, 'disabled'])
    expect(disabled.body).not.toHaveProperty('apiSecret')
    expect(await statusOf(user.accessToken)).toBe(401)
    const [refused, unknown] = [await askToken(user.apiKey, user.apiSecret), await askToken('gk_none', 'gs_none')]
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client'])
    expect(refused.body.error_description).toBe('This API user is disabled. Enable it to use its key')
    expect((await askToken(user.apiKey, 'gs_none')).body).toEqual(unknown.body)

    const enabled = await call(user, 'enable', own())
    expect([enabled.status, enabled.body]).toEqual([200, { ...disabled.body, status: 'active' }])
    expect(await statusOf(user.accessToken)).toBe(401)
    expect(await statusOf(await accessTokenFor(api, user.apiKey, user.apiSecret))).toBe(200)
  })

  it('does each once, however often it is asked, and tells nobody\u2019s webhooks', async () => {
    const user = await buildApiUser(api, client)
    const events = await api.database.read.count(Event)
    const answers = [await call(user, 'disable', own()), await call(user, 'disable', own())]
    answers.push(await call(user, 'enable', own()))
    const { access_token: token } = (await askToken(user.apiKey, user.apiSecret)).body
    answers.push(await call(user, 'enable', own()))
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'disabled'],
      [200, 'disabled'],
      [200, 'active'],
      [200, 'active'],
    ])
    expect(await statusOf(token)).toBe(200)
    const items = await entriesOf(user)
    expect(items).toMatchObject([
      { action: 'api_user.created' },
      { action: 'api_user.disabled', before: { status: 'active' }, after: { status: 'disabled' } },
      { action: 'api_user.enabled', before: { status: 'disabled' }, after: { status: 'active' } },
    ])
    expect(items[1]?.actorKind).toBe(call === ofStaff ? 'portal' : 'client')
    expect(await api.database.read.count(Event)).toBe(events)
  })

  it('is refused without a token, to other callers, and for one that is absent or deleted', async () => {
    const user = await buildApiUser(api, client)
    for (const action of ['disable', 'enable']) {
      expect((await call(user, action)).status).toBe(401)
      for (const token of [ofAnotherAudience(), user.accessToken])
        expect((await call(user, action, token)).body.code).toBe('WRONG_AUDIENCE')
      const absent = { ...user, apiUserID: 'api_00000000000000000000000000' }
      expect((await call(absent, action, own())).body.code).toBe('NOT_FOUND')
    }
    expect(await statusOf(user.accessToken)).toBe(200)
    await api.call('DELETE', `/api-users/${user.apiUserID}`, { token: admin })
    for (const action of ['disable', 'enable']) expect((await call(user, action, own())).status).toBe(404)
    expect(await statusOf(user.accessToken)).toBe(401)
  })
})

describe('the permissions of staff', () => {
  it('are one for each of the two', async () => {
    const user = await buildApiUser(api, client)
    const { token } = await buildStaffWith(api, ['POST', '/api-users/:apiUserID/disable'])
    expect((await ofStaff(user, 'disable', token)).status).toBe(200)
    const { status, body } = await ofStaff(user, 'enable', token)
    expect([status, body.error]).toEqual([
      403,
      'You need the permission "Enable API users" (POST /api-users/:apiUserID/enable) to do this',
    ])
    const editor = await buildStaffWith(api, ['PUT', '/api-users/:apiUserID'], ['DELETE', '/api-users/:apiUserID'])
    const refused = await ofStaff(user, 'disable', editor.token)
    expect(refused.body.error).toBe(
      'You need the permission "Disable API users" (POST /api-users/:apiUserID/disable) to do this',
    )
  })
})

describe('a disabled API user', () => {
  it('can be changed and get a new key, and stays disabled', async () => {
    const user = await buildApiUser(api, client)
    await ofClient(user, 'disable', client.token)
    const path = `/clients/${client.clientID}/apiusers/${user.apiUserID}`
    const body = apiUserInput(await roleIDOf(api, client.token, 'Integrator (read only)'))
    const changed = await api.call('PUT', path, { token: client.token, body })
    const fresh = await api.call('POST', `${path}/regenerate-key`, { token: client.token })
    expect([changed.body.status, fresh.status, fresh.body.status]).toEqual(['disabled', 200, 'disabled'])
    expect((await askToken(fresh.body.apiKey, fresh.body.apiSecret)).status).toBe(401)
    await ofClient(user, 'enable', client.token)
    expect(await statusOf(await accessTokenFor(api, fresh.body.apiKey, fresh.body.apiSecret))).toBe(200)
    expect((await askToken(user.apiKey, user.apiSecret)).status).toBe(401)
  })

  it('has no more rights, once enabled, than its role has by then', async () => {
    const role = await buildRole(api, [['GET', '/transactions']], { assignableToApiUsers: true })
    const user = await buildApiUser(api, client, role.name)
    expect(await statusOf(user.accessToken)).toBe(200)
    await ofStaff(user, 'disable', admin)
    await changeRole(api, role, [])
    await ofStaff(user, 'enable', admin)
    expect(await statusOf(await accessTokenFor(api, user.apiKey, user.apiSecret))).toBe(403)
  })

  it('leaves no token that was issued just then, not even once it is enabled', async () => {
    const user = await buildApiUser(api, client)
    for (let turn = 0; turn < 3; turn += 1) {
      const issue = () => askToken(user.apiKey, user.apiSecret)
      const asked = [issue(), issue(), issue()]
      const disabling = ofClient(user, 'disable', client.token)
      const answers = await Promise.all([...asked, issue(), issue()])
      expect((await disabling).status).toBe(200)
      expect((await issue()).body.error).toBe('invalid_client')
      const tokens = answers.flatMap(({ status, body }) => (status === 200 ? [String(body.access_token)] : []))
      for (const token of tokens) expect(await statusOf(token)).toBe(401)
      await ofClient(user, 'enable', client.token)
      for (const token of tokens) expect(await statusOf(token)).toBe(401)
      expect(await statusOf(await accessTokenFor(api, user.apiKey, user.apiSecret))).toBe(200)
    }
  })

  it('is the same for all who disable and enable it at once', async () => {
    const user = await buildApiUser(api, client)
    const actions = ['disable', 'enable', 'disable', 'enable', 'disable', 'disable']
    const answers = await Promise.all(actions.map((action) => ofClient(user, action, client.token)))
    expect(answers.map(({ status }) => status)).toEqual(actions.map(() => 200))
    const { status } = (await api.call('GET', `/api-users/${user.apiUserID}`, { token: admin })).body
    const states = (await entriesOf(user)).map(({ after }) => after?.status)
    // Each entry is a change: never the same state twice in a row, and the last one is what stands.
    expect(states.filter((one, at) => one === states[at - 1])).toEqual([])
    expect(states.at(-1)).toBe(status)
  })
})
