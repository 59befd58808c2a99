import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { Passkey } from '../../api/src/people/passkeys/passkey.entity.js'
import { PasskeyChallenge } from '../../api/src/people/passkeys/passkey-challenge.entity.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { Authenticator, type Twist } from '../support/authenticator.js'
import { type Audience, buildAccount, signIn } from '../support/device-accounts.js'
import { dumpOf } from '../support/dump.js'
import { enrol, outcomeOf } from '../support/factors.js'
import { addPasskey, askToEnrol, buildPasskeyHolder, enrolPasskey, passkeyOrigin } from '../support/passkeys.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: passkeyOrigin })
})
afterAll(() => api.close())

const newDevice = () => new Authenticator(passkeyOrigin)
const absent = [404, 'NOT_FOUND']
const lateChallenge = [422, 'PASSKEY_CHALLENGE_INVALID']

describe.each(['client', 'portal'] as Audience[])('the passkeys of a %s', (audience) => {
  const kind = audience === 'client' ? 'client' : 'portal_user'
  const call = ({ token }: { token: string }, method: string, path: string, body?: object) =>
    api.call(method, path, { token, ...(body && { body }) })
  const list = async (account: { token: string }) => (await call(account, 'GET', '/account/factors')).body

  it('begin with what a browser takes, for this site and this login', async () => {
    const account = await buildAccount(api, audience)
    const options = await askToEnrol(api, account)
    expect(options).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'pay.example.com', name: 'Gatehouse' },
      user: { name: audience === 'client' ? account.email : `${account.email} (staff)` },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    const { passkey: device } = await enrolPasskey(api, account)
    expect((await askToEnrol(api, account)).excludeCredentials).toEqual([
      { id: device.credentialID, type: 'public-key', transports: ['internal', 'hybrid'] },
    ])
  })

  it('are added with a name; the first factor comes with recovery codes, and the owner is told', async () => {
    const account = await buildAccount(api, audience)
    const first = await addPasskey(api, account, newDevice().create(await askToEnrol(api, account)), 'Work laptop')
    expect([first.status, first.body.recoveryCodes.length]).toEqual([201, 10])
    const second = await addPasskey(api, account, newDevice().create(await askToEnrol(api, account)), 'Phone')
    expect([second.status, Object.keys(second.body)]).toEqual([201, ['factorID']])
    const { items, recoveryCodesLeft } = await list(account)
    const shown = { method: 'passkey', createdAt: expect.any(String), lastUsedAt: null }
    expect(items).toEqual([
      { factorID: first.body.factorID, name: 'Work laptop', ...shown },
      { factorID: second.body.factorID, name: 'Phone', ...shown },
    ])
    expect(recoveryCodesLeft).toBe(10)
    expect(await api.database.read.countBy(Mail, { aboutID: account.id, kind: 'second-factor' })).toBe(2)
    const facts = await api.database.read.findBy(AuditEntry, { targetID: account.id, action: `${kind}.passkey_added` })
    expect(facts).toHaveLength(2)
    expect((await signIn(api, audience, account)).body).toMatchObject({ methods: ['passkey', 'recovery_code'] })
  })

  it('stand beside authenticator apps, and either can be the last one', async () => {
    const account = await enrolPasskey(api, await enrol(api, await buildAccount(api, audience)))
    expect(account.recoveryCodes).toEqual([])
    expect((await signIn(api, audience, account)).body.methods).toEqual(['totp', 'passkey', 'recovery_code'])
    const [app, passkey] = (await list(account)).items
    expect((await call(account, 'DELETE', `/account/factors/${app.factorID}`)).status).toBe(204)
    expect((await list(account)).recoveryCodesLeft).toBe(10)
    expect((await call(account, 'DELETE', `/account/factors/${passkey.factorID}`)).status).toBe(204)
    expect(await list(account)).toEqual({ items: [], recoveryCodesLeft: 0 })
    expect((await signIn(api, audience, account)).status).toBe(200)
  })

  it.each<[string, Twist, string]>([
    ['made at another address', { origin: 'https://pay.example.com.evil.example' }, 'PASSKEY_ORIGIN_WRONG'],
    ['made in a foreign frame', { crossOrigin: true }, 'PASSKEY_ORIGIN_WRONG'],
    ['made for another site', { rpID: 'example.com' }, 'PASSKEY_SITE_WRONG'],
    ['made without checking the person', { isVerified: false }, 'PASSKEY_USER_NOT_VERIFIED'],
    ['an answer to another question', { type: 'webauthn.get' }, 'PASSKEY_INVALID'],
  ])('refuse one that was %s', async (_what, twist, code) => {
    const account = await buildAccount(api, audience)
    const options = await askToEnrol(api, account)
    expect(outcomeOf(await addPasskey(api, account, newDevice().create(options, twist)))).toEqual([422, code])
    expect(outcomeOf(await addPasskey(api, account, newDevice().create(options)))).toEqual(lateChallenge)
    expect((await list(account)).items).toEqual([])
  })

  it('refuse a challenge that was used, is late, of another login or another session', async () => {
    const [account, other] = [await buildAccount(api, audience), await buildAccount(api, audience)]
    const options = await askToEnrol(api, account)
    expect(outcomeOf(await addPasskey(api, other, newDevice().create(options)))).toEqual(lateChallenge)
    expect(outcomeOf(await addPasskey(api, account, newDevice().create(options)))).toEqual(lateChallenge)
    const again = { token: (await signIn(api, audience, account)).body.token }
    const ofOneSession = newDevice().create(await askToEnrol(api, account))
    expect(outcomeOf(await addPasskey(api, again, ofOneSession))).toEqual(lateChallenge)
    const late = newDevice().create(await askToEnrol(api, account))
    const endsAt = new Date(clock.time() - 1)
    await api.database.write((manager) => manager.update(PasskeyChallenge, { purpose: 'enrol' }, { endsAt }))
    expect(outcomeOf(await addPasskey(api, account, late))).toEqual(lateChallenge)
    const twice = newDevice().create(await askToEnrol(api, account))
    const answers = await Promise.all([addPasskey(api, account, twice), addPasskey(api, account, twice)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  it('refuse one that somebody has enrolled, themselves or another', async () => {
    const holder = await buildPasskeyHolder(api, audience)
    for (const account of [holder, await buildAccount(api, audience)]) {
      const again = holder.passkey.create(await askToEnrol(api, account))
      expect(outcomeOf(await addPasskey(api, account, again))).toEqual([409, 'PASSKEY_ALREADY_ADDED'])
    }
  })

  it('are at most ten', async () => {
    const account = await buildAccount(api, audience)
    for (let turn = 0; turn < 10; turn += 1) await enrolPasskey(api, account)
    const further = newDevice().create(await askToEnrol(api, account))
    expect(outcomeOf(await addPasskey(api, account, further))).toEqual([409, 'TOO_MANY_PASSKEYS'])
  })

  it('are renamed and removed by their owner alone, and removed once', async () => {
    const [holder, other] = [await buildPasskeyHolder(api, audience), await buildAccount(api, audience)]
    const path = `/account/factors/${holder.factorID}`
    expect(outcomeOf(await call(other, 'PUT', path, { name: 'Mine' }))).toEqual(absent)
    expect(outcomeOf(await call(other, 'DELETE', path))).toEqual(absent)
    expect((await call(holder, 'PUT', path, { name: ' Desk ' })).status).toBe(200)
    expect(outcomeOf(await call(holder, 'PUT', path, { name: ' ' }))).toEqual([422, 'INVALID_INPUT'])
    expect((await list(holder)).items).toMatchObject([{ name: 'Desk' }])
    const remove = () => call(holder, 'DELETE', path)
    expect((await Promise.all([remove(), remove()])).map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await list(holder)).toEqual({ items: [], recoveryCodesLeft: 0 })
    const removed = { targetID: holder.id, action: `${kind}.passkey_removed` }
    expect(await api.database.read.countBy(AuditEntry, removed)).toBe(1)
  })

  it('go with the login, and leave no challenge in the database', async () => {
    const holder = await buildPasskeyHolder(api, audience)
    const { challenge } = await askToEnrol(api, holder)
    expect(await dumpOf(api)).not.toContain(challenge)
    const { loginID } = await api.database.read.findOneByOrFail(Passkey, { factorID: holder.factorID })
    const table = audience === 'client' ? 'clients' : 'portal_users'
    await api.database.write(async (manager) => {
      await manager.query(`UPDATE "${table}" SET "loginID" = NULL WHERE "loginID" = $1`, [loginID])
      await manager.delete(Login, { loginID })
    })
    expect(await api.database.read.countBy(Passkey, { loginID })).toBe(0)
    expect(await api.database.read.countBy(PasskeyChallenge, { loginID })).toBe(0)
  })
})

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'credential'],
  ['another kind', { id: 'a', rawId: 'a', type: 'password', response: {} }],
  [
    'an id of another kind',
    { id: 7, rawId: 'b', type: 'public-key', response: { clientDataJSON: 'a', attestationObject: 'a' } },
  ],
  ['no bytes', { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: '{}', attestationObject: 'a' } }],
])('a credential that is %s is refused by name', async (_what, credential) => {
  const account = await buildAccount(api, 'client')
  const answer = await addPasskey(api, account, credential)
  expect([...outcomeOf(answer), Object.keys(answer.body.fields)]).toEqual([422, 'INVALID_INPUT', ['credential']])
})

it('bytes that are no answer of a device are refused', async () => {
  const account = await buildAccount(api, 'client')
  const { challenge } = await askToEnrol(api, account)
  const clientData = { type: 'webauthn.create', challenge, origin: passkeyOrigin }
  const clientDataJSON = Buffer.from(JSON.stringify(clientData)).toString('base64url')
  for (const response of [
    { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    { clientDataJSON, attestationObject: 'AAAA' },
  ]) {
    const credential = { id: 'abc', rawId: 'abd', type: 'public-key', response }
    expect(outcomeOf(await addPasskey(api, account, credential))).toEqual([422, 'PASSKEY_INVALID'])
  }
})

describe('on an address that is no name', () => {
  it.each(['http://127.0.0.1:3000', 'http://pay.example.com', 'https://203.0.113.7'])(
    'there are no passkeys: %s',
    async (PUBLIC_URL) => {
      const elsewhere = await startApi({ PUBLIC_URL })
      const refused = [409, 'PASSKEYS_NOT_POSSIBLE']
      const { token } = await buildAccount(elsewhere, 'client')
      const asked = await elsewhere.call('POST', '/account/factors/passkey/options', { token })
      const body = { audience: 'client' }
      const signedIn = await elsewhere.call('POST', '/account/passkey-sign-in/options', { body })
      expect([outcomeOf(asked), outcomeOf(signedIn)]).toEqual([refused, refused])
      await elsewhere.close()
    },
  )

  it('without PUBLIC_URL they belong to localhost', async () => {
    const local = await startApi()
    const { port } = new URL(local.url)
    const account = await buildAccount(local, 'client')
    const { rp } = await askToEnrol(local, account)
    expect(rp.id).toBe('localhost')
    const holder = await enrolPasskey(local, account, new Authenticator(`http://localhost:${port}`))
    expect(holder.factorID).toMatch(/^fac_/)
    await local.close()
  })
})
