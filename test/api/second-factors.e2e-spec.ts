import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { PortalUser } from '../../api/src/people/portal-users/portal-user.entity.js'
import { SignInChallenge } from '../../api/src/people/sign-in/sign-in-challenge.entity.js'
import { type Audience, buildAccount, signIn as signInAt, startStrictApi } from '../support/device-accounts.js'
import { buildEnrolled, challengeFor, codeOf, forgetSteps, outcomeOf, prove, wrongCodeOf } from '../support/factors.js'
import { endWaits, lengthenWaits } from '../support/guesses.js'
import type { TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startStrictApi()
})
afterAll(() => api.close())

const ended = [422, 'CHALLENGE_INVALID']
const wrong = [422, 'WRONG_CODE']
const me = { client: '/clients/me', portal: '/portal-users/me' }

describe.each(['client', 'portal'] as Audience[])('a sign-in of a %s with an authenticator app', (audience) => {
  const build = () => buildEnrolled(api, audience)
  const challenge = (account: Parameters<typeof challengeFor>[2], device?: string) =>
    challengeFor(api, audience, account, device)

  it('answers a challenge to the right password, and the same as ever to a wrong one', async () => {
    const account = await build()
    const plain = await buildAccount(api, audience)
    const refused = await signInAt(api, audience, account)
    expect(outcomeOf(refused)).toEqual([403, 'SECOND_FACTOR_REQUIRED'])
    expect(refused.body).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['totp', 'recovery_code'],
    })
    expect(refused.body).not.toHaveProperty('token')
    const answers = [account, plain].map(({ email }) => signInAt(api, audience, { email, password: 'a wrong one' }))
    const [own, other] = (await Promise.all(answers)).map(({ status, body }) => ({ status, ...body, requestId: '' }))
    expect(own).toEqual(other)
  })

  it('opens a session by the code, which is told as the sign-in', async () => {
    const account = await build()
    const since = await api.database.read.findOneBy(PortalUser, { id: account.id })
    const given = await challenge(account)
    const half = await api.database.read.findOneBy(PortalUser, { id: account.id })
    expect(half?.lastSignInAt).toEqual(since?.lastSignInAt)
    const { status, body } = await prove(api, { challenge: given, code: codeOf(account.secret) })
    const plain = (await signInAt(api, audience, await buildAccount(api, audience))).body
    expect([status, Object.keys(body).sort()]).toEqual([200, Object.keys(plain).sort()])
    expect((await api.call('GET', me[audience], { token: body.token })).status).toBe(200)
    const actions = (await api.database.read.findBy(AuditEntry, { targetID: account.id })).map(({ action }) => action)
    const kind = audience === 'client' ? 'client' : 'portal_user'
    expect(actions.slice(-2)).toEqual([`${kind}.second_factor_asked`, `${kind}.signed_in`])
  })

  it('takes a code once, and a challenge once', async () => {
    const account = await build()
    const [first, second] = [await challenge(account), await challenge(account)]
    const code = codeOf(account.secret)
    expect(outcomeOf(await prove(api, { challenge: first, code }))[0]).toBe(200)
    expect(outcomeOf(await prove(api, { challenge: second, code }))).toEqual(wrong)
    expect(outcomeOf(await prove(api, { challenge: first, code: codeOf(account.secret, 1) }))).toEqual(ended)
    expect(outcomeOf(await prove(api, { challenge: second, code: codeOf(account.secret, 1) }))[0]).toBe(200)
  })

  it('lets one of many at the same moment in, by one code and by one challenge', async () => {
    const account = await build()
    const challenges = await Promise.all([1, 2, 3].map(() => challenge(account)))
    const code = codeOf(account.secret)
    const byCode = await Promise.all(challenges.map((given) => prove(api, { challenge: given, code })))
    expect(byCode.filter(({ status }) => status === 200)).toHaveLength(1)
    const other = await build()
    const given = await challenge(other)
    const codes = [-1, 0, 1].map((steps) => codeOf(other.secret, steps))
    const answers = await Promise.all(codes.map((code) => prove(api, { challenge: given, code })))
    expect(answers.map(outcomeOf).filter(([status]) => status === 200)).toHaveLength(1)
    expect(answers.map(outcomeOf).filter(([, name]) => name === 'CHALLENGE_INVALID')).toHaveLength(2)
  })

  it('refuses a code of another login, and the challenge of nobody', async () => {
    const [account, other] = [await build(), await build()]
    const given = await challenge(account)
    const code = codeOf(other.secret)
    expect(outcomeOf(await prove(api, { challenge: given, code }))).toEqual(wrong)
    const [stolen = ''] = other.recoveryCodes
    expect(outcomeOf(await prove(api, { challenge: given, method: 'recovery_code', code: stolen }))).toEqual(wrong)
    expect(outcomeOf(await prove(api, { challenge: 'x'.repeat(43), code: codeOf(account.secret) }))).toEqual(ended)
  })

  it('ends a challenge after five minutes', async () => {
    const account = await build()
    const [old, open] = [await challenge(account), await challenge(account)]
    const endsAt = new Date(clock.time() - 1)
    const [late] = await api.database.read.find(SignInChallenge, { where: { subjectID: account.id } })
    expect((late?.endsAt.getTime() ?? 0) - clock.time()).toBeLessThanOrEqual(5 * 60_000)
    await api.database.write((manager) => manager.update(SignInChallenge, { subjectID: account.id }, { endsAt }))
    for (const given of [old, open])
      expect(outcomeOf(await prove(api, { challenge: given, code: codeOf(account.secret) }))).toEqual(ended)
  })

  it('belongs to the device on which the password was typed', async () => {
    const account = await build()
    const opened = await prove(api, { challenge: await challenge(account), code: codeOf(account.secret) })
    await forgetSteps(api, account.factorID)
    const device = opened.body.deviceToken
    const code = codeOf(account.secret)
    const [ofDevice, ofStranger] = [await challenge(account, device), await challenge(account)]
    expect(outcomeOf(await prove(api, { challenge: ofDevice, code }))).toEqual(ended)
    expect(outcomeOf(await prove(api, { challenge: ofStranger, code, device }))).toEqual(ended)
    expect(outcomeOf(await prove(api, { challenge: ofDevice, code, device }))[0]).toBe(200)
  })

  it('counts wrong codes like wrong passwords, which the right password does not forget', async () => {
    const account = await build()
    const code = wrongCodeOf(account.secret)
    for (let turn = 0; turn < 10; turn += 1) {
      await endWaits(api)
      const answer = await prove(api, { challenge: await challenge(account), code })
      expect([turn, ...outcomeOf(answer)]).toEqual([turn, ...wrong])
      if (turn !== 2) continue
      await lengthenWaits(api)
      expect(outcomeOf(await signInAt(api, audience, account))).toEqual([429, 'SIGN_IN_SLOWED'])
    }
    await endWaits(api)
    expect(outcomeOf(await signInAt(api, audience, account))).toEqual([429, 'ACCOUNT_LOCKED'])
  })

  it('is refused while strangers are locked out, also with the right code', async () => {
    const account = await build()
    const given = await challenge(account)
    for (let turn = 0; turn < 10; turn += 1) {
      await endWaits(api)
      await signInAt(api, audience, { ...account, password: 'a wrong one' })
    }
    const answer = await prove(api, { challenge: given, code: codeOf(account.secret) })
    expect(outcomeOf(answer)).toEqual([429, 'ACCOUNT_LOCKED'])
  })

  it.each([
    ['challenge', { method: 'totp', code: '123456' }],
    ['method', { challenge: 'x', method: 'sms', code: '123456' }],
    ['code', { challenge: 'x', method: 'totp' }],
    ['code', { challenge: 'x', method: 'totp', code: { $ne: '' } }],
  ])('refuses a wrong %s by name', async (field, body) => {
    const answer = await api.call('POST', '/account/second-factor', { body })
    expect([...outcomeOf(answer), Object.keys(answer.body.fields)]).toEqual([422, 'INVALID_INPUT', [field]])
  })
})

it('another password ends the challenges of the one before', async () => {
  const account = await buildEnrolled(api, 'client')
  const challenge = await challengeFor(api, 'client', account)
  const body = { currentPassword: account.password, newPassword: 'quite another horse' }
  expect((await api.call('POST', '/clients/me/password', { token: account.token, body })).status).toBe(200)
  expect(outcomeOf(await prove(api, { challenge, code: codeOf(account.secret) }))).toEqual(ended)
})
