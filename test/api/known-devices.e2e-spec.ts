import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Like } from 'typeorm'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { readAppSecret } from '../../api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { SignInFailure } from '../../api/src/people/sign-in/sign-in-failure.entity.js'
import { signInWaitsMs } from '../../libs/contract/limits.js'
import {
  type Audience,
  buildAccount,
  type KnownAccount,
  type SignIn,
  signIn as signInAt,
  startStrictApi,
} from '../support/device-accounts.js'
import { claimsOf, part, seconds, signed } from '../support/forged-tokens.js'
import { endWaits, lengthenWaits } from '../support/guesses.js'
import { MailServer } from '../support/mail-server.js'
import { askForToken, reset } from '../support/reset-links.js'
import type { TestApi } from '../support/test-api.js'

let server: MailServer
let api: TestApi
beforeAll(async () => {
  server = await new MailServer().start()
  api = await startStrictApi({ SMTP_URL: server.url, PUBLIC_URL: 'https://pay.example.com' })
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
  `${status} ${body.code ?? ''}`.trim()

describe.each(['client', 'portal'] as Audience[])('devices of a %s account', (audience) => {
  const signIn = (who: SignIn) => signInAt(api, audience, who)
  const wrong = ({ email }: { email: string }, device?: string) => signIn({ email, password: 'a wrong one', device })
  const guess = async (account: { email: string }, count: number, device?: string) => {
    const outcomes: string[] = []
    for (let turn = 0; turn < count; turn += 1) {
      await endWaits(api)
      outcomes.push(outcomeOf(await wrong(account, device)))
    }
    return outcomes
  }
  /** An account, and the token of a device that has signed in to it. */
  const build = async (): Promise<KnownAccount & { device: string }> => {
    const account = await buildAccount(api, audience)
    return { ...account, device: (await signIn(account)).body.deviceToken }
  }
  const asStranger = ({ email, password }: KnownAccount) => signIn({ email, password })

  it('that are unknown are locked out by ten wrong guesses, and those that have signed in before are not', async () => {
    const account = await build()
    expect(await guess(account, 10)).toEqual(Array(10).fill('401 WRONG_CREDENTIALS'))
    expect(outcomeOf(await asStranger(account))).toBe('429 ACCOUNT_LOCKED')
    const known = await signIn(account)
    expect(known.status).toBe(200)
    // The owner's own sign-in gives strangers no new guesses.
    expect(outcomeOf(await asStranger(account))).toBe('429 ACCOUNT_LOCKED')
    expect((await signIn({ ...account, device: known.body.deviceToken })).status).toBe(200)
  })

  it('wait longer after each wrong guess from the third on, also with the right password, and then are locked', async () => {
    const account = await build()
    const row = { account: Like(`%:${account.email.toLowerCase()}`) }
    await guess(account, 2)
    for (const ms of signInWaitsMs) {
      const before = clock.time()
      expect(outcomeOf(await wrong(account))).toBe('401 WRONG_CREDENTIALS')
      const { slowedUntil } = await api.database.read.findOneByOrFail(SignInFailure, row)
      expect(slowedUntil?.getTime()).toBeGreaterThanOrEqual(before + ms)
      expect(slowedUntil?.getTime()).toBeLessThanOrEqual(clock.time() + ms)
      await lengthenWaits(api)
      const next = await asStranger(account)
      expect(outcomeOf(next)).toBe('429 SIGN_IN_SLOWED')
      expect(Number(next.headers.get('retry-after'))).toBeLessThanOrEqual(60)
      await endWaits(api)
    }
    expect(outcomeOf(await wrong(account))).toBe('401 WRONG_CREDENTIALS')
    expect(outcomeOf(await asStranger(account))).toBe('429 ACCOUNT_LOCKED')
  })

  it('are let in by the right password once the wait is over, which also ends the count', async () => {
    const account = await build()
    await guess(account, 9)
    await endWaits(api)
    expect((await asStranger(account)).status).toBe(200)
    expect([outcomeOf(await wrong(account)), outcomeOf(await wrong(account))]).toEqual(
      Array(2).fill('401 WRONG_CREDENTIALS'),
    )
    expect((await asStranger(account)).status).toBe(200)
  })

  it('have ten wrong guesses of their own when they are known, and are strangers after them', async () => {
    const account = await build()
    const { device } = account
    // No waits between them.
    for (let turn = 1; turn <= 10; turn += 1) expect((await wrong(account, device)).status).toBe(401)
    const actions = (await api.database.read.findBy(AuditEntry, { targetID: account.id })).map(({ action }) => action)
    expect(actions.filter((action) => action.endsWith('.device_locked'))).toHaveLength(1)
    expect(actions.filter((action) => action.endsWith('.locked'))).toEqual([])
    // Nobody else's guesses are used up.
    expect((await asStranger(account)).status).toBe(200)
    await guess(account, 2)
    await wrong(account, device)
    await lengthenWaits(api)
    expect(outcomeOf(await signIn(account))).toBe('429 SIGN_IN_SLOWED')
    const past = new Date(clock.time() - 1)
    const row = { account: `device:${deviceIDOf(device)}` }
    await api.database.write((manager) => manager.update(SignInFailure, row, { lockedUntil: past, windowEndsAt: past }))
    expect((await signIn(account)).status).toBe(200)
  })

  it('of which many guess at the same moment get no more answers than one after the other', async () => {
    const account = await build()
    const many = async (device?: string) => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => wrong(account, device)))
      const outcomes = answers.map(outcomeOf).sort()
      return [outcomes.filter((one) => one === '401 WRONG_CREDENTIALS').length, ...new Set(outcomes)]
    }
    // The eighth makes the others wait for half a minute, the tenth locks.
    await guess(account, 7)
    await endWaits(api)
    expect(await many()).toEqual([1, '401 WRONG_CREDENTIALS', '429 SIGN_IN_SLOWED'])
    expect(outcomeOf(await asStranger(account))).toBe('429 SIGN_IN_SLOWED')
    expect(await many(account.device)).toEqual([10, '401 WRONG_CREDENTIALS', '429 SIGN_IN_SLOWED'])
    await guess(account, 1)
    await endWaits(api)
    expect(await many()).toEqual([1, '401 WRONG_CREDENTIALS', '429 ACCOUNT_LOCKED'])
  })

  it('stay known over a reset only where it was made, which strangers cannot lock out again', async () => {
    const account = await build()
    await guess(account, 10)
    const token = await askForToken(api, server, account.email)
    const password = 'violet lantern harbour'
    const { status, body } = await reset(api, token, password)
    expect([status, body.audience]).toEqual([200, audience])
    expect((await signIn({ email: account.email, password })).status).toBe(200)
    await guess(account, 10)
    expect(outcomeOf(await signIn({ email: account.email, password }))).toBe('429 ACCOUNT_LOCKED')
    expect(outcomeOf(await signIn({ ...account, password }))).toBe('429 ACCOUNT_LOCKED')
    expect((await signIn({ email: account.email, password, device: body.deviceToken })).status).toBe(200)
  })

  type Forge = (claims: Record<string, unknown>, key: string, account: KnownAccount) => string | Promise<string>
  const other = (): Audience => (audience === 'client' ? 'portal' : 'client')
  const strangers: [string, Forge][] = [
    ['signed with another key', (claims) => signed(claims, 'another key')],
    ['signed with the key of sessions', (claims) => signed(claims, secret().keyFor('tokens'))],
    ['with alg none', (claims) => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
    ['of another issuer', (claims, key) => signed({ ...claims, iss: 'gatehouse' }, key)],
    ['of the other audience', (claims, key) => signed({ ...claims, aud: other() }, key)],
    ['of another account', async () => (await build()).device],
    ['of another password', (claims, key) => signed({ ...claims, pwd: 'x'.repeat(22) }, key)],
    ['that has expired', (claims, key) => signed({ ...claims, exp: seconds() - 1 }, key)],
    ['that is a session token', (_claims, _key, { token }) => token],
    ['that is no token', () => 'known'],
    ['that is empty', () => ''],
  ]

  it('are known for 180 days by a token that is made here as the product makes it', async () => {
    const account = await build()
    const claims = claimsOf(account.device)
    expect(Number(claims.exp) - Number(claims.iat)).toBe(180 * 86_400)
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'pwd', 'sub'])
    await guess(account, 10)
    expect((await signIn({ ...account, device: signed(claims, deviceKey()) })).status).toBe(200)
  })

  it('are strangers with a token that is not theirs', async () => {
    const account = await build()
    await guess(account, 10)
    for (const [what, forge] of strangers) {
      const device = await forge(claimsOf(account.device), deviceKey(), account)
      expect([what, outcomeOf(await signIn({ ...account, device }))]).toEqual([what, '429 ACCOUNT_LOCKED'])
    }
  })

  it('answer alike for known and unknown e-mails, however often they guess', async () => {
    const account = await build()
    const unknown = { email: `nobody-${account.email}`, password: account.password }
    const sequence = async (at: { email: string; password: string }) => {
      const answers: unknown[] = []
      for (let turn = 1; turn <= 10; turn += 1) {
        for (const password of ['a wrong one', turn < 3 ? 'another wrong one' : at.password]) {
          if (turn < 3 && password !== 'a wrong one') continue
          const { status, body, headers } = await signIn({
            email: at.email,
            password,
            device: account.device.slice(0, -3),
          })
          answers.push([status, { ...body, requestId: '' }, status === 429 && !headers.get('retry-after')])
          if (status === 401) await lengthenWaits(api)
        }
        await endWaits(api)
      }
      return answers
    }
    expect(await sequence(unknown)).toEqual(await sequence(account))
  })
})

const secret = () => readAppSecret(readEnvironment(api.settings))
const deviceKey = () => secret().keyFor('device-tokens')
const deviceIDOf = (device: string) => String(claimsOf(device).jti)

describe('POST /clients/me/password', () => {
  it('keeps this device known, and makes all others strangers', async () => {
    const account = await buildAccount(api, 'client')
    const before = (await signInAt(api, 'client', account)).body.deviceToken
    const password = 'violet lantern harbour'
    const body = { currentPassword: account.password, newPassword: password }
    const answer = await api.call('POST', '/clients/me/password', { token: account.token, body })
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ['deviceToken']])
    for (let turn = 0; turn < 10; turn += 1) {
      await endWaits(api)
      await signInAt(api, 'client', { email: account.email, password: 'a wrong one' })
    }
    const attempt = async (device: string) =>
      outcomeOf(await signInAt(api, 'client', { email: account.email, password, device }))
    expect(await attempt(before)).toBe('429 ACCOUNT_LOCKED')
    expect(await attempt(answer.body.deviceToken)).toBe('200')
  })
})
