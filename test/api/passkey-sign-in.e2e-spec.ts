import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { Passkey } from '../../api/src/people/passkeys/passkey.entity.js'
import { PasskeyChallenge } from '../../api/src/people/passkeys/passkey-challenge.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { Authenticator, type Twist } from '../support/authenticator.js'
import { type Audience, buildAccount, signIn, startStrictApi } from '../support/device-accounts.js'
import { challengeFor, outcomeOf } from '../support/factors.js'
import { endWaits, lengthenWaits } from '../support/guesses.js'
import * as passkeys from '../support/passkeys.js'
import type { TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startStrictApi({ PUBLIC_URL: passkeys.passkeyOrigin })
})
afterAll(() => api.close())

const me = { client: '/clients/me', portal: '/portal-users/me' }
const lateChallenge = [422, 'PASSKEY_CHALLENGE_INVALID']
const unknown = [422, 'PASSKEY_UNKNOWN']

const twists: [string, Twist, string][] = [
  ['signed at another address', { origin: 'http://pay.example.com' }, 'PASSKEY_ORIGIN_WRONG'],
  ['signed in a foreign frame', { crossOrigin: true }, 'PASSKEY_ORIGIN_WRONG'],
  ['signed for another site', { rpID: 'example.com' }, 'PASSKEY_SITE_WRONG'],
  ['signed without checking the person', { isVerified: false }, 'PASSKEY_USER_NOT_VERIFIED'],
  ['signed with another key', { foreignKey: true }, 'PASSKEY_INVALID'],
  ['signed as an enrolment', { type: 'webauthn.create' }, 'PASSKEY_INVALID'],
]

describe.each(['client', 'portal'] as Audience[])('a %s with a passkey', (audience) => {
  const other = audience === 'client' ? 'portal' : 'client'
  const kind = audience === 'client' ? 'client' : 'portal_user'
  const build = (device?: Authenticator) => passkeys.buildPasskeyHolder(api, audience, device)
  const enter = (device: Authenticator, twist?: Twist) => passkeys.signInByPasskey(api, audience, device, twist)
  const mailsAbout = (aboutID: string) => api.database.read.countBy(Mail, { aboutID, kind: 'second-factor' })
  const actionsOf = async (targetID: string) =>
    (await api.database.read.find(AuditEntry, { where: { targetID }, order: { sequence: 'ASC' } })).map(
      ({ action }) => action,
    )

  it('signs in by it alone, and is answered as by the password', async () => {
    const holder = await build()
    const plain = (await signIn(api, audience, await buildAccount(api, audience))).body
    const { status, body } = await enter(holder.passkey)
    expect([status, Object.keys(body).sort()]).toEqual([200, Object.keys(plain).sort()])
    expect((await api.call('GET', me[audience], { token: body.token })).status).toBe(200)
    expect((await actionsOf(holder.id)).at(-1)).toBe(`${kind}.signed_in`)
    const { items } = (await api.call('GET', '/account/factors', { token: body.token })).body
    expect(items).toMatchObject([{ lastUsedAt: expect.any(String) }])
  })

  it('is asked for nobody in particular', async () => {
    const options = await passkeys.askToSignIn(api, audience)
    expect(options).toMatchObject({ rpId: 'pay.example.com', allowCredentials: [], userVerification: 'required' })
  })

  it.each(twists)('is refused by one that was %s', async (_what, twist, code) => {
    const { passkey: device } = await build()
    expect(outcomeOf(await enter(device, twist))).toEqual([422, code])
    expect(outcomeOf(await enter(device))[0]).toBe(200)
  })

  it('is let in by an answer once, also at the same moment', async () => {
    const { passkey: device } = await build()
    const answer = device.get(await passkeys.askToSignIn(api, audience))
    const finish = () => passkeys.finishSignIn(api, audience, answer)
    const outcomes = (await Promise.all([finish(), finish(), finish()])).map(outcomeOf)
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1)
    expect(outcomeOf(await finish())).not.toEqual([200, null])
  })

  it('is not let in by a challenge that is late, foreign, or of another device or purpose', async () => {
    const holder = await build()
    const { passkey: device, token } = holder
    const finish = (options: Parameters<typeof device.get>[0], known?: string) =>
      passkeys.finishSignIn(api, audience, device.get(options), known).then(outcomeOf)
    const options = await passkeys.askToSignIn(api, audience)
    expect(await finish({ ...options, challenge: 'x'.repeat(43) })).toEqual(lateChallenge)
    expect(await finish(await passkeys.askToSignIn(api, other))).toEqual(lateChallenge)
    await endWaits(api)
    const { deviceToken } = (await enter(device)).body
    expect(await finish(await passkeys.askToSignIn(api, audience, deviceToken))).toEqual(lateChallenge)
    expect(await finish(await passkeys.askToSignIn(api, audience), deviceToken)).toEqual(lateChallenge)
    expect(await finish(await passkeys.askToSignIn(api, audience, deviceToken), deviceToken)).toEqual([200, null])
    const { challenge } = await passkeys.askToEnrol(api, { token })
    expect(await finish({ ...options, challenge })).toEqual(lateChallenge)
    const late = await passkeys.askToSignIn(api, audience)
    const endsAt = new Date(clock.time() - 1)
    await api.database.write((manager) => manager.update(PasskeyChallenge, { purpose: 'sign_in' }, { endsAt }))
    expect(await finish(late)).toEqual(lateChallenge)
  })

  it('is unknown after the passkey was removed, at the other sign-in, and by the name of another', async () => {
    const [holder, foreign] = [await build(), await build()]
    const atOther = await passkeys.signInByPasskey(api, other, holder.passkey)
    expect(outcomeOf(atOther)).toEqual(unknown)
    const userHandle = Buffer.from('lgn_somebody_else').toString('base64url')
    for (const twist of [{ userHandle }, { userHandle: null }])
      expect(outcomeOf(await enter(foreign.passkey, twist))).toEqual(unknown)
    const path = `/account/factors/${holder.factorID}`
    expect((await api.call('DELETE', path, { token: holder.token })).status).toBe(204)
    expect(outcomeOf(await enter(holder.passkey))).toEqual(unknown)
    const stranger = new Authenticator(passkeys.passkeyOrigin)
    expect(outcomeOf(await enter(stranger))).toEqual(unknown)
  })

  it('is refused by a counter that went back or stood still, which the audit log and a mail tell', async () => {
    const { passkey: device, id } = await build()
    const before = await mailsAbout(id)
    expect((await enter(device, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0])
      expect(outcomeOf(await enter(device, { counter }))).toEqual([422, 'PASSKEY_COUNTER_WENT_BACK'])
    const facts = (await actionsOf(id)).filter((action) => action === `${kind}.passkey_counter_went_back`)
    expect([facts.length, (await mailsAbout(id)) - before]).toEqual([3, 3])
    await endWaits(api)
    expect((await enter(device, { counter: 8 })).status).toBe(200)
    expect(outcomeOf(await enter(device, { counter: 1, foreignKey: true }))).toEqual([422, 'PASSKEY_INVALID'])
  })

  it('may have a device that does not count', async () => {
    const { passkey: device } = await build(new Authenticator(passkeys.passkeyOrigin, false))
    for (let turn = 0; turn < 2; turn += 1) expect((await enter(device)).status).toBe(200)
  })

  it('is locked out by wrong proofs as by wrong passwords, and met by that lock', async () => {
    const holder = await build()
    for (let turn = 0; turn < 10; turn += 1) {
      await endWaits(api)
      const answer = await enter(holder.passkey, { foreignKey: true })
      expect([turn, ...outcomeOf(answer)]).toEqual([turn, 422, 'PASSKEY_INVALID'])
      if (turn !== 2) continue
      await lengthenWaits(api)
      expect(outcomeOf(await enter(holder.passkey))).toEqual([429, 'SIGN_IN_SLOWED'])
    }
    await endWaits(api)
    expect(outcomeOf(await enter(holder.passkey))).toEqual([429, 'ACCOUNT_LOCKED'])
    expect(outcomeOf(await signIn(api, audience, holder))).toEqual([429, 'ACCOUNT_LOCKED'])
  })

  describe('as second factor', () => {
    const step = async (holder: passkeys.PasskeyHolder, known?: string) => {
      const challenge = await challengeFor(api, audience, holder, known)
      return { challenge, options: (await passkeys.askAtStep(api, challenge, known)).body }
    }

    it('finishes the sign-in, once', async () => {
      const holder = await build()
      const { challenge, options } = await step(holder)
      expect(options.allowCredentials).toMatchObject([{ id: holder.passkey.credentialID }])
      const credential = holder.passkey.get(options, { userHandle: null })
      const { status, body } = await passkeys.finishStep(api, challenge, credential)
      expect(status).toBe(200)
      expect((await api.call('GET', me[audience], { token: body.token })).status).toBe(200)
      expect(outcomeOf(await passkeys.finishStep(api, challenge, credential))).toEqual([422, 'CHALLENGE_INVALID'])
    })

    it.each(twists)('is refused if it was %s, and asked again', async (_what, twist, code) => {
      const holder = await build()
      const { challenge, options } = await step(holder)
      const wrong = holder.passkey.get(options, twist)
      expect(outcomeOf(await passkeys.finishStep(api, challenge, wrong))).toEqual([422, code])
      const again = (await passkeys.askAtStep(api, challenge)).body
      expect((await passkeys.finishStep(api, challenge, holder.passkey.get(again))).status).toBe(200)
    })

    it('is that of the login whose password was typed, and signed for that sign-in', async () => {
      const [holder, foreign] = [await build(), await build()]
      const [first, second] = [await step(holder), await step(holder)]
      const asForeign = foreign.passkey.get(first.options)
      expect(outcomeOf(await passkeys.finishStep(api, first.challenge, asForeign))).toEqual(unknown)
      const crossed = holder.passkey.get(second.options)
      expect(outcomeOf(await passkeys.finishStep(api, first.challenge, crossed))).toEqual(lateChallenge)
      await endWaits(api)
      const byDoor = holder.passkey.get(await passkeys.askToSignIn(api, audience))
      expect(outcomeOf(await passkeys.finishStep(api, second.challenge, byDoor))).toEqual(lateChallenge)
      await endWaits(api)
      const atDoor = holder.passkey.get((await passkeys.askAtStep(api, second.challenge)).body)
      expect(outcomeOf(await passkeys.finishSignIn(api, audience, atDoor))).toEqual(lateChallenge)
    })

    it('is asked on the device of the password, and of whoever has one', async () => {
      const holder = await build()
      const { deviceToken } = (await enter(holder.passkey)).body
      const challenge = await challengeFor(api, audience, holder, deviceToken)
      expect(outcomeOf(await passkeys.askAtStep(api, challenge))).toEqual([422, 'CHALLENGE_INVALID'])
      expect((await passkeys.askAtStep(api, challenge, deviceToken)).status).toBe(200)
      await api.database.write((manager) => manager.delete(Passkey, { factorID: holder.factorID }))
      expect(outcomeOf(await passkeys.askAtStep(api, challenge, deviceToken))).toEqual([422, 'NO_PASSKEY'])
    })

    it('counts wrong like a wrong code', async () => {
      const holder = await build()
      for (let turn = 0; turn < 3; turn += 1) {
        const { challenge, options } = await step(holder)
        const wrong = holder.passkey.get(options, { foreignKey: true })
        expect(outcomeOf(await passkeys.finishStep(api, challenge, wrong))).toEqual([422, 'PASSKEY_INVALID'])
      }
      await lengthenWaits(api)
      expect(outcomeOf(await signIn(api, audience, holder))).toEqual([429, 'SIGN_IN_SLOWED'])
    })

    it.each([
      ['credential', { method: 'passkey' }],
      ['credential', { method: 'passkey', code: '123456' }],
      ['code', { method: 'totp' }],
    ])('refuses an absent %s by name', async (field, proof) => {
      const answer = await api.call('POST', '/account/second-factor', { body: { challenge: 'x', ...proof } })
      expect([...outcomeOf(answer), Object.keys(answer.body.fields)]).toEqual([422, 'INVALID_INPUT', [field]])
    })
  })
})

describe('a merchant who may not come in', () => {
  it.each(['pending', 'rejected', 'suspended', 'deleted'] as const)(
    'hears by passkey what the password would answer: %s',
    async (status) => {
      const account = await buildAccount(api, 'client')
      const holder = await passkeys.enrolPasskey(api, account)
      const change = status === 'deleted' ? { deletedAt: clock.now() } : { status }
      await api.database.write((manager) => manager.update(Client, { clientID: account.id }, change))
      const byPassword = await signIn(api, 'client', account)
      const byPasskey = await passkeys.signInByPasskey(api, 'client', holder.passkey)
      if (status === 'deleted') {
        expect([byPassword.status, ...outcomeOf(byPasskey)]).toEqual([401, ...unknown])
        return
      }
      const plain = ({ status, body }: typeof byPassword) => ({ status, ...body, requestId: '', statusToken: '' })
      expect(plain(byPasskey)).toEqual(plain(byPassword))
      const wrong = await passkeys.signInByPasskey(api, 'client', holder.passkey, { foreignKey: true })
      expect(outcomeOf(wrong)).toEqual([422, 'PASSKEY_INVALID'])
    },
  )
})

it.each([
  ['audience', { credential: {} }],
  ['audience', { audience: 'integrator', credential: {} }],
  ['credential', { audience: 'client' }],
])('a sign-in by passkey names a wrong %s', async (field, body) => {
  const answer = await api.call('POST', '/account/passkey-sign-in', { body })
  expect(outcomeOf(answer)).toEqual([422, 'INVALID_INPUT'])
  expect(Object.keys(answer.body.fields)).toContain(field)
})
