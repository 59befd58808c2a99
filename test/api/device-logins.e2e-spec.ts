import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import type { DeviceCodeView } from '#contract/device-logins.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { DeviceLogin } from '../../api/src/people/device-logins/device-login.entity.js'
import { hashOfDeviceCode } from '../../api/src/people/device-logins/device-codes.js'
import { accessTokenFor, buildClient, roleIDOf, type SignedInClient } from '../support/builders.js'
import { buildMember } from '../support/members.js'
import { buildRole } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let roleID: string
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  client = await buildClient(api)
  roleID = await roleIDOf(api, client.token, 'Integrator (payments)')
})
afterAll(() => api.close())

const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
const client_id = 'gatehouse-cli'
const begin = async (device_name = 'laptop'): Promise<DeviceCodeView> =>
  (await api.call('POST', '/oauth/device', { body: { client_id, device_name } })).body
const ask = async ({ device_code }: Pick<DeviceCodeView, 'device_code'>) => {
  const { status, body } = await api.call('POST', '/oauth/token', { body: { grant_type, client_id, device_code } })
  return { status, ...body }
}
const at = (userCode: string, action = '', of = client) => `/clients/${of.clientID}/device-logins/${userCode}${action}`
const look = (userCode: string, of = client) => api.call('GET', at(userCode, '', of), { token: of.token })
const allow = (userCode: string, of = client) =>
  api.call('POST', at(userCode, '/allow', of), { token: of.token, body: { roleID } })
const deny = (userCode: string) => api.call('POST', at(userCode, '/deny'), { token: client.token })
const rowOf = ({ device_code }: DeviceCodeView) =>
  api.database.read.findOneByOrFail(DeviceLogin, { deviceCodeHash: hashOfDeviceCode(device_code) })
const edit = async (change: Partial<DeviceLogin>, code: DeviceCodeView) => {
  const { deviceLoginID } = await rowOf(code)
  await api.database.write((manager) => manager.update(DeviceLogin, { deviceLoginID }, change))
}

describe('POST /oauth/device', () => {
  it('answers a code for the device and one for a person, and keeps neither', async () => {
    const code = await begin()
    expect(code).toMatchObject({ expires_in: 600, interval: 5 })
    expect(code.user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    expect(code.verification_uri).toBe(`${api.url}/client/device`)
    expect(code.verification_uri_complete).toBe(`${api.url}/client/device?code=${code.user_code}`)
    const kept = JSON.stringify(await rowOf(code))
    for (const secret of [code.device_code, code.user_code, code.user_code.replace('-', '')])
      expect(kept).not.toContain(secret)
  })

  it('takes one client, and shows people nothing that a device could trick them with', async () => {
    const other = await api.call('POST', '/oauth/device', { body: { client_id: 'another' } })
    expect([other.status, other.body.error]).toEqual([401, 'invalid_client'])
    const none = await api.call('POST', '/oauth/device', { body: {} })
    expect([none.status, none.body.error]).toEqual([400, 'invalid_request'])
    for (const name of ['<b>evil</b>\n', '4111 1111 1111 1111', 'x'.repeat(500), ''])
      expect((await look((await begin(name)).user_code)).body.deviceName).toMatch(/^[\w ]{1,60}$/)
  })

  it('is named where clients look for it', async () => {
    const answer = await fetch(`${api.url}/.well-known/oauth-authorization-server`)
    expect(await answer.json()).toMatchObject({
      device_authorization_endpoint: expect.stringMatching(/\/api\/oauth\/device$/),
      grant_types_supported: expect.arrayContaining([grant_type]),
    })
  })
})

describe('a device that waits', () => {
  it('is told to go on waiting, and to ask less often if it asks too often', async () => {
    const code = await begin()
    expect(await ask(code)).toMatchObject({ status: 400, error: 'authorization_pending' })
    expect(await ask(code)).toMatchObject({ status: 400, error: 'slow_down' })
    expect((await rowOf(code)).intervalSeconds).toBe(10)
    await edit({ lastAskedAt: new Date(clock.time() - 6_000) }, code)
    expect(await ask(code)).toMatchObject({ error: 'slow_down' })
    await edit({ lastAskedAt: new Date(clock.time() - 16_000) }, code)
    expect(await ask(code)).toMatchObject({ error: 'authorization_pending' })
  })

  it('is seen by whoever has its code, however it is typed', async () => {
    const { user_code } = await begin('kitchen table')
    for (const typed of [user_code, user_code.toLowerCase(), user_code.replace('-', '')]) {
      const { status, body } = await look(typed)
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ userCode: user_code, deviceName: 'kitchen table', mode: 'test' }),
      ])
    }
    expect([(await look('BBBB-BBBB')).body.code, (await look('nothing')).status]).toEqual(['DEVICE_LOGIN_UNKNOWN', 404])
  })

  it('is over after ten minutes', async () => {
    const code = await begin()
    await edit({ endsAt: new Date(clock.time() - 1) }, code)
    expect(await ask(code)).toMatchObject({ status: 400, error: 'expired_token' })
    expect([(await look(code.user_code)).status, (await allow(code.user_code)).status]).toEqual([404, 404])
  })

  it('is told that it was denied', async () => {
    const code = await begin()
    expect((await deny(code.user_code)).status).toBe(204)
    expect(await ask(code)).toMatchObject({ status: 400, error: 'access_denied' })
    expect((await allow(code.user_code)).status).toBe(404)
  })
})

describe('a device that is let in', () => {
  it('gets a token of an API user in test mode, once, and can be put out where API users are', async () => {
    const code = await begin('studio')
    const allowed = await allow(code.user_code)
    expect([allowed.status, allowed.body.developerName]).toEqual([200, 'Command line on studio'])
    const given = await ask(code)
    expect(given).toMatchObject({ status: 200, token_type: 'Bearer', mode: 'test', clientID: client.clientID })
    expect(await ask(code)).toMatchObject({ status: 400, error: 'invalid_grant' })
    const list = () => api.call('GET', '/transactions', { token: given.access_token })
    expect((await list()).status).toBe(200)
    const next = await accessTokenFor(api, given.client_id, given.client_secret)
    expect((await api.call('GET', '/transactions', { token: next })).status).toBe(200)

    const { apiUserID } = allowed.body
    const users = `/clients/${client.clientID}/apiusers`
    const { items } = (await api.call('GET', users, { token: client.token })).body
    const own = items.find((one: { apiUserID: string }) => one.apiUserID === apiUserID)
    const days = (Date.parse(own.expiresAt) - clock.time()) / 86_400_000
    expect([own.mode, Math.round(days)]).toEqual(['test', 90])
    expect((await api.call('DELETE', `${users}/${apiUserID}`, { token: client.token })).status).toBe(204)
    expect((await list()).status).toBe(401)
  })

  it('is let in once, by whoever is first, and gets one token, however many ask at once', async () => {
    const code = await begin('race')
    const other = await buildClient(api)
    const answers = await Promise.all([allow(code.user_code), allow(code.user_code), allow(code.user_code, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    const users = await Promise.all(
      [client, other].map(
        async ({ clientID, token }) => (await api.call('GET', `/clients/${clientID}/apiusers`, { token })).body.items,
      ),
    )
    const made = users.flat().filter((one: { developerName: string }) => one.developerName.endsWith('race'))
    expect(made).toHaveLength(1)
    const given = await Promise.all(Array.from({ length: 5 }, () => ask(code)))
    expect(given.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  it('gets nothing if its API user has gone before it asked', async () => {
    const code = await begin()
    const { apiUserID } = (await allow(code.user_code)).body
    await api.call('DELETE', `/clients/${client.clientID}/apiusers/${apiUserID}`, { token: client.token })
    expect(await ask(code)).toMatchObject({ status: 400, error: 'access_denied' })
  })

  it('is written down: who allowed it, and that it was used', async () => {
    const code = await begin()
    const { apiUserID } = (await allow(code.user_code)).body
    const { deviceLoginID } = await rowOf(code)
    await ask(code)
    const entries = await api.database.read.findBy(AuditEntry, [{ targetID: apiUserID }, { targetID: deviceLoginID }])
    expect(entries.map(({ action, actorKind }) => [action, actorKind]).sort()).toEqual([
      ['api_user.created', 'client'],
      ['device_login.allowed', 'client'],
      ['device_login.used', 'integrator'],
    ])
    expect(JSON.stringify(entries)).not.toContain(code.device_code)
  })
})

describe('who may let devices in', () => {
  const path = '/clients/:clientID/device-logins/:userCode/allow'

  it('a member whose role also makes API users, and nobody with less', async () => {
    const less = await buildRole(api, [['POST', path]], { isForMembers: true })
    const enough = await buildRole(
      api,
      [
        ['POST', path],
        ['POST', '/clients/:clientID/apiusers'],
      ],
      { isForMembers: true },
    )
    const code = await begin()
    const by = async (role: { roleID: string }) => {
      const { token } = await buildMember(api, client, role)
      return api.call('POST', at(code.user_code, '/allow'), { token, body: { roleID } })
    }
    const refused = await by(less)
    expect([refused.status, refused.body.code]).toEqual([403, 'PERMISSION_MISSING'])
    expect((await by(enough)).status).toBe(200)
  })

  it('with a role that API users may carry', async () => {
    const { user_code } = await begin()
    const other = await buildRole(api, [])
    const path = at(user_code, '/allow')
    const foreign = await api.call('POST', path, { token: client.token, body: { roleID: other.roleID } })
    const none = await api.call('POST', path, { token: client.token, body: {} })
    expect([foreign.status, none.status, none.body.fields]).toEqual([422, 422, { roleID: expect.any(String) }])
    expect((await look(user_code)).status).toBe(200)
  })
})

describe('guessing', () => {
  it('is limited per address', async () => {
    const strict = await startApi({ RATE_LIMIT_SCALE: '1' })
    const own = await buildClient(strict)
    const answers: number[] = []
    for (let turn = 0; turn < 40; turn += 1)
      answers.push(
        (await strict.call('GET', `/clients/${own.clientID}/device-logins/BBBB-BBBB`, { token: own.token })).status,
      )
    expect([answers[0], answers.at(-1)]).toEqual([404, 429])
    await strict.close()
  })
})
