import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { NotMeLink } from '../../api/src/people/sign-in/not-me-link.entity.js'
import { Session } from '../../api/src/people/sessions/session.entity.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { buildApiUser, buildClient, clientPassword } from '../support/builders.js'
import { type Audience, buildAccount, type KnownAccount, signIn as signInAt } from '../support/device-accounts.js'
import { dumpOf } from '../support/dump.js'
import { buildEnrolled, challengeFor, enrol, outcomeOf, prove } from '../support/factors.js'
import { tokenIn } from '../support/mail-reader.js'
import { MailServer, type ReceivedMail } from '../support/mail-server.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let server: MailServer
let api: TestApi
beforeAll(async () => {
  server = await new MailServer().start()
  api = await startApi({ SMTP_URL: server.url, PUBLIC_URL: 'http://localhost:4100', EXPOSE_RESET_TOKEN: '1' })
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

const added = 'Two-step verification was added to your Gatehouse account'
const confirm = (token: string) => api.call('POST', '/account/not-me', { body: { token } })
const read = (token: string) => api.call('POST', '/account/not-me/read', { body: { token } })
const me = { client: '/clients/me', portal: '/portal-users/me' }

async function mailOf(email: string, subject: string): Promise<ReceivedMail> {
  const mail = await until(async () => server.to(email).findLast((one) => one.subject === subject), Boolean)
  return mail as ReceivedMail
}
const linkOf = async ({ email }: { email: string }, subject = added) => tokenIn(await mailOf(email, subject))

describe.each(['client', 'portal'] as Audience[])('"this was not me" of a %s', (audience) => {
  const build = () => buildEnrolled(api, audience)
  const isSignedIn = async ({ token }: KnownAccount) => (await api.call('GET', me[audience], { token })).status === 200

  it('is a link in the mail, which tells what it is about and changes nothing when it is read', async () => {
    const account = await build()
    const mail = await mailOf(account.email, added)
    expect(mail.text).toContain('This wasn’t me:\nhttp://localhost:4100/not-me?token=')
    const { status, body } = await read(tokenIn(mail))
    expect([status, body]).toEqual([
      200,
      {
        ...{ audience, name: expect.any(String), event: 'second_factor_added', isDone: false },
        happenedAt: expect.any(String),
      },
    ])
    expect(await isSignedIn(account)).toBe(true)
  })

  it('ends every session, challenge and the password, takes the factor back, and mails a link for a new one', async () => {
    const account = await build()
    const challenge = await challengeFor(api, audience, account)
    const { status, body } = await confirm(await linkOf(account))
    expect([status, body.isDone, await isSignedIn(account)]).toEqual([200, true, false])
    expect((await signInAt(api, audience, account)).status).toBe(401)
    const [code = ''] = account.recoveryCodes
    expect(outcomeOf(await prove(api, { challenge, method: 'recovery_code', code }))[1]).toBe('CHALLENGE_INVALID')
    const mail = await mailOf(account.email, 'Choose a new password for your Gatehouse account')
    expect(mail.text).toContain(`/reset-password?token=${body.resetToken}`)
    const reset = { resetToken: tokenIn(mail), newPassword: 'quite another horse' }
    expect((await api.call('POST', '/account/reset', { body: reset })).status).toBe(200)
    const again = await signInAt(api, audience, { ...account, password: reset.newPassword })
    expect([again.status, typeof again.body.token]).toEqual([200, 'string'])
    const told = (await api.call('GET', '/account/security-log', { token: again.body.token })).body.items
    const events = told.map(({ event, by }: { event: string; by: string }) => `${event} by ${by}`)
    expect(events.slice(0, 5)).toEqual([
      'signed_in by you',
      'password_reset by visitor',
      'sign_in_failed by visitor',
      'second_factor_removed by visitor',
      'not_me by visitor',
    ])
  })

  it('works once, also when it is sent many times at the same moment', async () => {
    const token = await linkOf(await build())
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)])
    expect(outcomeOf(await read(token))).toEqual([409, 'LINK_USED'])
  })

  it('works for three days, for the address it was mailed to, and stands in the database as a hash', async () => {
    const account = await build()
    const token = await linkOf(account)
    expect(await dumpOf(api)).not.toContain(token)
    const { loginID } = await api.database.read.findOneByOrFail(Login, { emailAddress: account.email })
    const [link] = await api.database.read.findBy(NotMeLink, { loginID })
    expect(Math.abs((link?.endsAt.getTime() ?? 0) - clock.time() - 3 * 86_400_000)).toBeLessThan(60_000)
    const move = (emailAddress: string) =>
      api.database.write((manager) => manager.update(Login, { loginID }, { emailAddress }))
    await move(`moved-${account.email}`)
    expect(outcomeOf(await confirm(token))).toEqual([404, 'LINK_UNKNOWN'])
    await move(account.email)
    await api.database.write((manager) =>
      manager.update(NotMeLink, { loginID }, { endsAt: new Date(clock.time() - 1) }),
    )
    expect(outcomeOf(await confirm(token))).toEqual([409, 'LINK_EXPIRED'])
    expect(await isSignedIn(account)).toBe(true)
  })

  it('leaves the factors of before alone, and ends the recovery codes that a mail told of', async () => {
    const account = await enrol(api, await build())
    await api.call('POST', '/account/recovery-codes', { token: account.token })
    const subject = 'New recovery codes for your Gatehouse account'
    const { resetToken } = (await confirm(await linkOf(account, subject))).body
    const newPassword = 'quite another horse'
    await api.call('POST', '/account/reset', { body: { resetToken, newPassword } })
    const refused = await signInAt(api, audience, { ...account, password: newPassword })
    expect([refused.status, refused.body.methods]).toEqual([403, ['totp']])
  })

  it('comes with a new device, once for each, and not with the first sign-in', async () => {
    const account = await buildAccount(api, audience)
    const mails = () => api.database.read.countBy(Mail, { aboutID: account.id, kind: 'new-device' })
    const by = (userAgent: string, device?: string) => {
      const credentials = { email: account.email, emailAddress: account.email, password: account.password }
      const { email, emailAddress, password } = credentials
      const body = audience === 'client' ? { emailAddress, password } : { email, password }
      const headers = { 'user-agent': userAgent, ...(device && { 'device-token': device }) }
      return api.call('POST', audience === 'client' ? '/clients/login' : '/portal-users/login', { body, headers })
    }
    const before = await mails()
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const { deviceToken } = (await by(firefox)).body
    expect((await mails()) - before).toBe(1)
    await by(firefox)
    await by('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0', deviceToken)
    expect((await mails()) - before).toBe(1)
    const { text } = await mailOf(account.email, 'New sign-in to your Gatehouse account')
    expect(text).toContain('Firefox on Linux signed in from 127.0.0.1 on ')
    for (let turn = 0; turn < 6; turn += 1) await by(`curl/8.${turn}`)
    expect((await mails()) - before).toBe(5 - before)
  })

  it('comes with a sign-in to an account that has slept for longer than its sessions are kept', async () => {
    const account = await buildAccount(api, audience)
    const login = { emailAddress: account.email }
    const mails = () => api.database.read.countBy(Mail, { aboutID: account.id, kind: 'new-device' })
    const asOld = (days: number) =>
      api.database.write(async (manager) => {
        await manager.delete(Session, { subjectID: account.id })
        await manager.update(Login, login, { createdAt: new Date(clock.time() - days * 86_400_000) })
      })
    await asOld(6)
    await signInAt(api, audience, account)
    const before = await mails()
    await asOld(8)
    await signInAt(api, audience, account)
    expect((await mails()) - before).toBe(1)
  })

  it('comes with another password', async () => {
    const account = await buildAccount(api, audience)
    const body = { currentPassword: account.password, newPassword: 'quite another horse' }
    const path = `${me[audience]}/password`
    const other = (await signInAt(api, audience, account)).body.token
    const { status, body: answer } = await api.call('POST', path, { token: account.token, body })
    expect([status, typeof answer.deviceToken, await isSignedIn(account)]).toEqual([200, 'string', true])
    expect(await isSignedIn({ ...account, token: other })).toBe(false)
    const mail = await mailOf(account.email, 'Your Gatehouse password was changed')
    expect(mail.text).toContain('changed from a signed-in session')
    await confirm(tokenIn(mail))
    expect(await isSignedIn(account)).toBe(false)
  })
})

describe('POST /account/not-me', () => {
  it.each(['x', 'A'.repeat(43), "' OR 1=1 --", '密'])('knows no link %s', async (token) => {
    for (const ask of [read, confirm]) expect(outcomeOf(await ask(token))).toEqual([404, 'LINK_UNKNOWN'])
  })

  it('asks for what is missing', async () => {
    const { status, body } = await api.call('POST', '/account/not-me', { body: {} })
    expect([status, body.fields]).toEqual([422, { token: 'The link’s token is required' }])
  })

  it('disables the API user that the mail told of, and its tokens', async () => {
    const client = await buildClient(api)
    const { accessToken } = await buildApiUser(api, client)
    expect((await api.call('GET', '/transactions', { token: accessToken })).status).toBe(200)
    const subject = 'A new API user in your Gatehouse account'
    const mail = await mailOf(client.emailAddress, subject)
    expect(mail.text).toContain('The button also disables that API user.')
    await confirm(tokenIn(mail))
    expect((await api.call('GET', '/transactions', { token: accessToken })).status).toBe(401)
  })

  it('comes with another settlement account, and with few recovery codes', async () => {
    const account = await buildEnrolled(api, 'client')
    const bank = {
      accountHolder: 'Acme',
      bankName: 'First Bank',
      accountNumber: '000123456789',
      password: clientPassword,
    }
    const path = `/clients/${account.id}/settlement-account`
    expect((await api.call('PUT', path, { token: account.token, body: bank })).status).toBe(200)
    expect(await linkOf(account, 'Your settlement account was changed')).toMatch(/^[\w-]{43}$/)
    for (const code of account.recoveryCodes.slice(0, 7))
      await prove(api, { challenge: await challengeFor(api, 'client', account), method: 'recovery_code', code })
    const used = 'A recovery code was used on your Gatehouse account'
    const mails = () => server.to(account.email).filter(({ subject }) => subject === used)
    await until(
      async () => mails(),
      ({ length }) => length >= 7,
    )
    const few = mails().filter(({ text }) => text.includes('Create new ones in your profile'))
    expect([mails().length, few.length]).toEqual([7, 1])
    expect(few[0]?.text).toContain('3 recovery codes are left.')
  })
})
