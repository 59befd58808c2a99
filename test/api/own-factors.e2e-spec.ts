import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { LoginFactor } from '../../api/src/people/factors/login-factor.entity.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { RecoveryCode } from '../../api/src/people/factors/recovery-code.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { type Audience, buildAccount, signIn } from '../support/device-accounts.js'
import { dumpOf } from '../support/dump.js'
import { buildEnrolled, challengeFor, codeOf, enrol, outcomeOf, prove, wrongCodeOf } from '../support/factors.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const mailsAbout = (aboutID: string) => api.database.read.countBy(Mail, { aboutID, kind: 'second-factor' })
const absent = [404, 'NOT_FOUND']

describe.each(['client', 'portal'] as Audience[])('the second factors of a %s', (audience) => {
  const build = () => buildEnrolled(api, audience)
  const call = ({ token }: { token: string }, method: string, path: string, body?: object) =>
    api.call(method, path, { token, ...(body && { body }) })
  const begin = (account: { token: string }) => call(account, 'POST', '/account/factors/totp')
  const confirm = (account: { token: string }, body: object) =>
    call(account, 'POST', '/account/factors/totp/confirm', body)
  const list = async (account: { token: string }) => (await call(account, 'GET', '/account/factors')).body

  it('are none at first, and the sign-in is as ever', async () => {
    const account = await buildAccount(api, audience)
    expect(await list(account)).toEqual({ items: [], recoveryCodesLeft: 0 })
    expect((await signIn(api, audience, account)).status).toBe(200)
    expect(outcomeOf(await call(account, 'POST', '/account/recovery-codes'))).toEqual([422, 'NO_SECOND_FACTOR'])
  })

  it('begin with a key, its address and a picture of it', async () => {
    const account = await buildAccount(api, audience)
    const { status, body } = await begin(account)
    expect([status, Object.keys(body).sort()]).toEqual([201, ['factorID', 'qr', 'secret', 'uri']])
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret)
    expect(decodeURIComponent(body.uri)).toContain(account.email)
    expect(body.qr).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/)
    expect((await signIn(api, audience, account)).status).toBe(200)
  })

  it('count once a code has confirmed them, and come with ten recovery codes the first time', async () => {
    const account = await buildAccount(api, audience)
    const { factorID, secret } = (await begin(account)).body
    const wrong = await confirm(account, { factorID, code: wrongCodeOf(secret) })
    expect([...outcomeOf(wrong), (await list(account)).items]).toEqual([422, 'WRONG_CODE', []])
    const { status, body } = await confirm(account, { factorID, code: codeOf(secret) })
    expect([status, new Set(body.recoveryCodes).size]).toEqual([200, 10])
    expect(await list(account)).toMatchObject({ items: [{ factorID, method: 'totp' }], recoveryCodesLeft: 10 })
    expect(outcomeOf(await confirm(account, { factorID, code: codeOf(secret, 1) }))).toEqual(absent)
    const challenge = await challengeFor(api, audience, account)
    expect(outcomeOf(await prove(api, { challenge, code: codeOf(secret) }))).toEqual([422, 'WRONG_CODE'])
    const second = (await begin(account)).body
    const further = await confirm(account, { factorID: second.factorID, code: codeOf(second.secret) })
    expect([further.status, further.body]).toEqual([200, {}])
    expect(await mailsAbout(account.id)).toBe(2)
  })

  it('are confirmed by the newest key alone, within half an hour', async () => {
    const account = await buildAccount(api, audience)
    const [first, second] = [(await begin(account)).body, (await begin(account)).body]
    const old = await confirm(account, { factorID: first.factorID, code: codeOf(first.secret) })
    expect(outcomeOf(old)).toEqual(absent)
    const { factorID, secret } = second
    const pendingUntil = new Date(clock.time() - 1)
    await api.database.write((manager) => manager.update(LoginFactor, { factorID }, { pendingUntil }))
    expect(outcomeOf(await confirm(account, { factorID, code: codeOf(secret) }))).toEqual(absent)
  })

  it('are not confirmed or removed by somebody else', async () => {
    const [account, other] = [await build(), await buildAccount(api, audience)]
    const { factorID, secret } = (await begin(account)).body
    expect(outcomeOf(await confirm(other, { factorID, code: codeOf(secret) }))).toEqual(absent)
    for (const id of [account.factorID, 'fac_absent'])
      expect(outcomeOf(await call(other, 'DELETE', `/account/factors/${id}`))).toEqual(absent)
    expect((await list(account)).items).toHaveLength(1)
  })

  it('end with their recovery codes when the last one is removed, once', async () => {
    const account = await build()
    const remove = () => call(account, 'DELETE', `/account/factors/${account.factorID}`)
    expect((await Promise.all([remove(), remove()])).map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await list(account)).toEqual({ items: [], recoveryCodesLeft: 0 })
    expect((await signIn(api, audience, account)).status).toBe(200)
  })

  it('are at most five', async () => {
    const account = await build()
    for (let turn = 0; turn < 4; turn += 1) await enrol(api, account)
    expect(outcomeOf(await begin(account))).toEqual([409, 'TOO_MANY_FACTORS'])
  })

  it('may be a recovery code, once, however it is written, and its owner is told', async () => {
    const account = await build()
    const [code = '', next = ''] = account.recoveryCodes
    const by = async (typed: string) => {
      const challenge = await challengeFor(api, audience, account)
      return outcomeOf(await prove(api, { challenge, method: 'recovery_code', code: typed }))[0]
    }
    const before = await mailsAbout(account.id)
    expect([await by(code.toUpperCase().replace('-', ' ')), await by(code), await by(next)]).toEqual([200, 422, 200])
    expect([(await list(account)).recoveryCodesLeft, await mailsAbout(account.id)]).toEqual([8, before + 2])
    const { recoveryCodes } = (await call(account, 'POST', '/account/recovery-codes')).body
    expect([await by(account.recoveryCodes[2] ?? ''), await by(recoveryCodes[0])]).toEqual([422, 200])
  })

  it('leave no key and no code in the database, and go with the login', async () => {
    const account = await build()
    const dump = await dumpOf(api)
    for (const secret of [account.secret, ...account.recoveryCodes]) expect(dump).not.toContain(secret)
    const { loginID } = await api.database.read.findOneByOrFail(LoginFactor, { factorID: account.factorID })
    const table = audience === 'client' ? 'clients' : 'portal_users'
    await api.database.write(async (manager) => {
      await manager.query(`UPDATE "${table}" SET "loginID" = NULL WHERE "loginID" = $1`, [loginID])
      await manager.delete(Login, { loginID })
    })
    expect(await api.database.read.countBy(RecoveryCode, { loginID })).toBe(0)
    expect(await api.database.read.countBy(LoginFactor, { loginID })).toBe(0)
  })
})
