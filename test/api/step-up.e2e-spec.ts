import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { proofLifeMs } from '#contract/factor-limits.js'
import { failedSignInsMax } from '#contract/limits.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Session } from '../../api/src/people/sessions/session.entity.js'
import { type Audience, buildAccount, signIn } from '../support/device-accounts.js'
import {
  buildEnrolled,
  challengeFor,
  codeOf,
  type Enrolled,
  enrol,
  forgetSteps,
  outcomeOf,
  prove,
  wrongCodeOf,
} from '../support/factors.js'
import { ageProofs, stepUp } from '../support/step-up.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const asked = [403, 'STEP_UP_REQUIRED']
const renew = ({ token }: { token: string }) => api.call('POST', '/account/recovery-codes', { token })
const beginApp = ({ token }: { token: string }) => api.call('POST', '/account/factors/totp', { token })
const byCode = (account: Enrolled) => stepUp(api, account.token, { method: 'totp', code: codeOf(account.secret) })
const actionsAbout = async (targetID: string) =>
  (await api.database.read.findBy(AuditEntry, { targetID })).map(({ action }) => action)

describe.each(['client', 'portal'] as Audience[])('POST /account/step-up of a %s', (audience) => {
  const aged = async () => {
    const account = await buildEnrolled(api, audience)
    await ageProofs(api, account.id)
    return account
  }

  it('is not needed in the first ten minutes, and then names what may prove it', async () => {
    const account = await buildEnrolled(api, audience)
    expect((await renew(account)).status).toBe(201)
    await ageProofs(api, account.id)
    const refused = await renew(account)
    expect([...outcomeOf(refused), refused.body.methods]).toEqual([...asked, ['totp', 'recovery_code']])
    expect(refused.body.challenge).toBeUndefined()
  })

  it('takes a code, and this session goes on for ten minutes', async () => {
    const account = await aged()
    const { status, body } = await byCode(account)
    expect([status, body.method]).toEqual([200, 'totp'])
    expect(Date.parse(body.provenUntil) - clock.time()).toBeGreaterThan(proofLifeMs - 60_000)
    expect((await renew(account)).status).toBe(201)
    expect(await actionsAbout(account.id)).toContain(`${audience === 'client' ? 'client' : 'portal_user'}.stepped_up`)
  })

  it('takes a recovery code, once', async () => {
    const account = await aged()
    const [code = ''] = account.recoveryCodes
    const first = await stepUp(api, account.token, { method: 'recovery_code', code })
    expect([first.status, first.body.method]).toEqual([200, 'recovery_code'])
    const again = await stepUp(api, account.token, { method: 'recovery_code', code })
    expect(outcomeOf(again)).toEqual([422, 'WRONG_CODE'])
  })

  it('proves nothing in another session of the same person', async () => {
    const account = await aged()
    const challenge = await challengeFor(api, audience, account)
    const other = (await prove(api, { challenge, code: codeOf(account.secret) })).body
    expect((await renew(other)).status).toBe(201)
    expect(outcomeOf(await renew(account))).toEqual(asked)
  })

  it('does not take the password of whoever has a factor, and does not say whether it is right', async () => {
    const account = await aged()
    const answers = await Promise.all(
      [account.password, 'a-wrong-password'].map((password) => stepUp(api, account.token, { password })),
    )
    expect(answers.map(outcomeOf)).toEqual([
      [422, 'INVALID_INPUT'],
      [422, 'INVALID_INPUT'],
    ])
    expect(answers[0]?.body.fields).toEqual(answers[1]?.body.fields)
    expect(outcomeOf(await renew(account))).toEqual(asked)
  })

  it('is not done by a password that was typed before there was a factor', async () => {
    const account = await buildAccount(api, audience)
    const { token } = (await signIn(api, audience, account)).body
    await enrol(api, account)
    expect(outcomeOf(await renew({ token }))).toEqual(asked)
  })

  it('takes the password of whoever has no factor, where everybody is asked', async () => {
    const account = await buildAccount(api, audience)
    await ageProofs(api, account.id)
    const refused = await beginApp(account)
    expect([...outcomeOf(refused), refused.body.methods]).toEqual([...asked, ['password']])
    const wrong = await stepUp(api, account.token, { password: 'a-wrong-password' })
    expect([...outcomeOf(wrong), Object.keys(wrong.body.fields)]).toEqual([422, 'WRONG_PASSWORD', ['password']])
    const code = await stepUp(api, account.token, { method: 'totp', code: '123456' })
    expect(outcomeOf(code)).toEqual([422, 'INVALID_INPUT'])
    expect((await stepUp(api, account.token, { password: account.password })).body.method).toBe('password')
    expect((await beginApp(account)).status).toBe(201)
  })

  it('refuses what proves nothing', async () => {
    const { token } = await aged()
    for (const body of [{}, { method: 'totp' }, { method: 'palm', code: '1' }, { password: 7 }, { code: '123456' }])
      expect([body, ...outcomeOf(await stepUp(api, token, body))]).toEqual([body, 422, 'INVALID_INPUT'])
  })

  it('counts wrong proofs like wrong passwords, for this session alone', async () => {
    const account = await aged()
    const code = wrongCodeOf(account.secret)
    for (let count = 0; count < failedSignInsMax; count += 1)
      expect(outcomeOf(await stepUp(api, account.token, { method: 'totp', code }))).toEqual([422, 'WRONG_CODE'])
    expect(outcomeOf(await byCode(account))).toEqual([429, 'PASSWORD_TRIES_USED_UP'])
    const challenge = await challengeFor(api, audience, account)
    expect((await prove(api, { challenge, code: codeOf(account.secret) })).status).toBe(200)
  })

  it('takes a code once of those that come at the same moment', async () => {
    const account = await aged()
    const answers = await Promise.all(Array.from({ length: 4 }, () => byCode(account)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
  })

  it('is nothing for a session that has ended', async () => {
    const account = await aged()
    await api.database.write((manager) =>
      manager.update(Session, { subjectID: account.id }, { endedAt: clock.now(), endReason: 'test' }),
    )
    await forgetSteps(api, account.factorID)
    expect((await byCode(account)).status).toBe(401)
    expect((await stepUp(api, 'x.y.z', { password: account.password })).status).toBe(401)
  })

  it('asks a session that the version before has opened', async () => {
    const account = await buildEnrolled(api, audience)
    const { id: subjectID } = account
    await api.database.write((manager) =>
      manager.update(Session, { subjectID }, { provenAt: null, provenBy: null, loginID: null }),
    )
    expect(outcomeOf(await renew(account))).toEqual(asked)
    expect((await byCode(account)).status).toBe(200)
    expect((await renew(account)).status).toBe(201)
  })
})
