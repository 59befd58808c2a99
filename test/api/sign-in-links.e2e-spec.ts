import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { IsNull, Not } from 'typeorm'
import { clock } from '#contract/clock.js'
import { SignInLink } from '../../api/src/people/sign-in/sign-in-link.entity.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { SignInFailure } from '../../api/src/people/sign-in/sign-in-failure.entity.js'
import {
  type Audience,
  buildAccount,
  type KnownAccount,
  type SignIn,
  signIn as signInAt,
  startStrictApi,
} from '../support/device-accounts.js'
import { dumpOf } from '../support/dump.js'
import { tokenIn } from '../support/mail-reader.js'
import { MailServer, type ReceivedMail } from '../support/mail-server.js'
import type { TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

const subject = 'Wrong passwords for your Gatehouse account'
const dead = [422, 'SIGN_IN_LINK_INVALID']

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

const open = (token: string) => api.call('POST', '/account/sign-in-link', { body: { token } })
const deadly = async (token: string) => {
  const { status, body } = await open(token)
  return [status, body.code]
}
const mailsTo = (email: string) => server.to(email).filter((mail) => mail.subject === subject)

const mailsOnce = (email: string, count: number) =>
  until(
    async () => mailsTo(email),
    ({ length }) => length >= count,
  )

async function mailTo(email: string): Promise<ReceivedMail> {
  const [mail] = await mailsOnce(email, 1)
  return mail as ReceivedMail
}

async function guess(audience: Audience, email: string, count: number): Promise<void> {
  const past = new Date(clock.time() - 1)
  for (let turn = 0; turn < count; turn += 1) {
    await signInAt(api, audience, { email, password: 'a wrong one' })
    await api.database.write((manager) =>
      manager.update(SignInFailure, { slowedUntil: Not(IsNull()) }, { slowedUntil: past }),
    )
  }
}

describe.each(['client', 'portal'] as Audience[])('the mail to the owner of a %s account', (audience) => {
  const signIn = (who: SignIn) => signInAt(api, audience, who)
  const build = () => buildAccount(api, audience)
  const linkOf = async ({ email }: KnownAccount, guesses = 3) => {
    await guess(audience, email, guesses)
    return tokenIn(await mailTo(email))
  }

  it('goes out at the third wrong guess, once while strangers can be locked, and not to nobody', async () => {
    const account = await build()
    await guess(audience, account.email, 2)
    expect(await api.database.read.countBy(Mail, { aboutID: account.id, kind: 'sign-in-link' })).toBe(0)
    await guess(audience, account.email, 8)
    const mail = await mailTo(account.email)
    expect(mail.text).toContain('https://pay.example.com/sign-in-link?token=')
    const before = await api.database.read.countBy(Mail, { kind: 'sign-in-link' })
    await guess(audience, `nobody-${account.email}`, 10)
    expect(await api.database.read.countBy(Mail, { kind: 'sign-in-link' })).toBe(before)
    expect(mailsTo(account.email)).toHaveLength(1)
    // Half an hour later strangers may guess again, and the owner is told again.
    const past = new Date(clock.time() - 30 * 60_000 - 1)
    await api.database.write(async (manager) => {
      await manager.delete(SignInFailure, { account: `${audience}:${account.email}` })
      await manager.update(Mail, { aboutID: account.id, kind: 'sign-in-link' }, { createdAt: past })
    })
    await guess(audience, account.email, 3)
    expect(await mailsOnce(account.email, 2)).toHaveLength(2)
  })

  it('has a link that lets its browser sign in while strangers are locked, with the password alone', async () => {
    const account = await build()
    const { status, body } = await open(await linkOf(account, 10))
    expect([status, Object.keys(body).sort(), body.audience]).toEqual([
      200,
      ['audience', 'deviceToken', 'message'],
      audience,
    ])
    expect((await signIn({ email: account.email, password: account.password })).status).toBe(429)
    expect((await signIn({ ...account, device: body.deviceToken })).status).toBe(200)
    expect((await signIn({ email: account.email, password: 'a wrong one', device: body.deviceToken })).status).toBe(401)
    const facts = await api.database.read.findBy(AuditEntry, { targetID: account.id })
    const kind = audience === 'client' ? 'client' : 'portal_user'
    const actions = facts.map(({ action }) => action).filter((action) => /link|device/.test(action))
    expect(actions).toEqual([`${kind}.sign_in_link_sent`, `${kind}.device_let_in`])
  })

  it('has a link that works once, also when it is opened many times at the same moment', async () => {
    const account = await build()
    const token = await linkOf(account)
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)])
    expect(await deadly(token)).toEqual(dead)
  })

  it('has a link that works for half an hour, and stands in the database as a hash', async () => {
    const account = await build()
    const token = await linkOf(account)
    expect(await dumpOf(api)).not.toContain(token)
    const { endsAt } = await api.database.read.findOneByOrFail(SignInLink, { subjectID: account.id })
    expect(Math.abs(endsAt.getTime() - clock.time() - 30 * 60_000)).toBeLessThan(60_000)
    const past = new Date(clock.time() - 1)
    await api.database.write((manager) => manager.update(SignInLink, { subjectID: account.id }, { endsAt: past }))
    expect(await deadly(token)).toEqual(dead)
  })
})

describe('POST /account/sign-in-link', () => {
  it.each(['x', 'A'.repeat(43), "' OR 1=1 --", '密'])('refuses the token %s', async (token) => {
    expect(await deadly(token)).toEqual(dead)
  })

  it('refuses a link that was mailed to an address which the account does not have any more', async () => {
    const { email } = await buildAccount(api, 'client')
    await guess('client', email, 3)
    const token = tokenIn(await mailTo(email))
    const login = { audience: 'client', emailAddress: email } as const
    await api.database.write((manager) => manager.update(Login, login, { emailAddress: `moved-${email}` }))
    expect(await deadly(token)).toEqual(dead)
  })

  it('asks for what is missing', async () => {
    const { status, body } = await api.call('POST', '/account/sign-in-link', { body: {} })
    expect([status, body.fields]).toEqual([422, { token: 'Token is required' }])
  })
})
