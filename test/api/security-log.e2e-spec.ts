import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { faultOf } from '../../api/src/platform/audit/audit-chain.js'
import { type Audience, buildAccount, type KnownAccount, signIn as signInAt } from '../support/device-accounts.js'
import { buildApiUser, buildClient, signInAdmin } from '../support/builders.js'
import { challengeFor, codeOf, enrol, outcomeOf, prove } from '../support/factors.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

interface Entry {
  event: string
  by: string
  address: string | null
}
const read = ({ token }: { token: string }, query = '') => api.call('GET', `/account/security-log${query}`, { token })
const eventsOf = async (account: { token: string }) =>
  (await read(account)).body.items.map(({ event, by }: Entry) => `${event} by ${by}`)

describe.each(['client', 'portal'] as Audience[])('the security log of a %s', (audience) => {
  const signIn = (account: KnownAccount) => signInAt(api, audience, account)

  it('tells of sign-ins and wrong passwords, with where they came from, newest first', async () => {
    const account = await buildAccount(api, audience)
    await signIn({ ...account, password: 'a wrong one' })
    await signIn(account)
    const { status, body } = await read(account)
    const told = body.items.slice(0, 2).map(({ event, by, address }: Entry) => [event, by, address])
    expect([status, told]).toEqual([
      200,
      [
        ['signed_in', 'you', '127.0.0.1'],
        ['sign_in_failed', 'visitor', '127.0.0.1'],
      ],
    ])
    expect(Object.keys(body.items[0]).sort()).toEqual(['address', 'auditID', 'by', 'createdAt', 'event'])
  })

  it('tells of each change of what proves who they are', async () => {
    const account = await enrol(api, await buildAccount(api, audience))
    const { token, factorID, recoveryCodes } = account
    const factor = { token, body: { name: 'My phone' } }
    await api.call('PUT', `/account/factors/${factorID}`, factor)
    await prove(api, { challenge: await challengeFor(api, audience, account), code: codeOf(account.secret) })
    const challenge = await challengeFor(api, audience, account)
    await prove(api, { challenge, method: 'recovery_code', code: recoveryCodes[0] ?? '' })
    await api.call('POST', '/account/recovery-codes', { token })
    await api.call('DELETE', `/account/factors/${factorID}`, { token })
    const path = audience === 'client' ? '/clients/me/password' : '/portal-users/me/password'
    const change = { currentPassword: account.password, newPassword: 'quite another horse' }
    await api.call('POST', path, { token, body: { ...change, currentPassword: 'a wrong one' } })
    expect((await api.call('POST', path, { token, body: change })).status).toBe(200)
    expect((await eventsOf(account)).slice(0, 11)).toEqual([
      'password_changed by you',
      'password_change_failed by you',
      'second_factor_removed by you',
      'recovery_codes_made by you',
      'signed_in by you',
      'recovery_code_used by visitor',
      'second_factor_asked by visitor',
      'signed_in by you',
      'second_factor_asked by visitor',
      'second_factor_renamed by you',
      'second_factor_added by you',
    ])
  })

  it('tells nothing of anybody else', async () => {
    const [account, other] = [await buildAccount(api, audience), await buildAccount(api, audience)]
    const before = await eventsOf(other)
    await signIn({ ...account, password: 'a wrong one' })
    await signIn(account)
    expect(await eventsOf(other)).toEqual(before)
  })

  it('is read in pages', async () => {
    const account = await buildAccount(api, audience)
    for (let turn = 0; turn < 3; turn += 1) await signIn(account)
    const whole = (await read(account)).body.items
    const first = (await read(account, '?limit=2')).body
    const second = (await read(account, `?limit=2&cursor=${first.nextCursor}`)).body
    expect([...first.items, ...second.items]).toEqual(whole.slice(0, 4))
    expect(outcomeOf(await read(account, '?cursor=nonsense'))).toEqual([422, 'INVALID_INPUT'])
    expect(outcomeOf(await read(account, '?limit=0'))).toEqual([422, 'INVALID_INPUT'])
  })
})

describe('GET /account/security-log', () => {
  it('answers nobody without a session of a login', async () => {
    expect(outcomeOf(await api.call('GET', '/account/security-log'))).toEqual([401, 'UNAUTHENTICATED'])
    const client = await buildClient(api)
    const { accessToken } = await buildApiUser(api, client)
    expect((await read({ token: accessToken })).status).toBe(403)
  })

  it('tells a merchant that staff changed something, and not from where', async () => {
    const client = await buildClient(api)
    const token = await signInAdmin(api)
    const { body } = await api.call('GET', `/clients/${client.clientID}`, { token })
    const { name, clientType, emailAddress } = body
    await api.call('PUT', `/clients/${client.clientID}`, {
      token,
      body: { name: `${name} two`, clientType, emailAddress },
    })
    const [newest] = (await read(client)).body.items
    expect(newest).toMatchObject({ event: 'updated', by: 'staff', address: null })
  })

  it('is part of the chain: whose login an entry is about cannot be changed unseen', async () => {
    await buildClient(api)
    const entries = await api.database.read.find(AuditEntry, { order: { sequence: 'DESC' }, take: 50 })
    const index = entries.findIndex(({ targetLoginID }) => targetLoginID !== null)
    const [entry, previous] = [entries[index], entries[index + 1]]
    if (!entry || !previous) throw new Error('There is no such entry')
    expect(faultOf(entry, previous)).toBeNull()
    for (const targetLoginID of [null, 'lgn_of_somebody_else'])
      expect(faultOf({ ...entry, targetLoginID } as AuditEntry, previous)).toContain('was altered')
  })
})
