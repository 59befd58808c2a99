import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Invitations } from '../../api/src/people/account/invitations.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { buildApiUser, buildClient, clientPassword, idempotencyKey, paymentInput } from '../support/builders.js'
import { dumpOf, formsOf } from '../support/dump.js'
import { tokenIn } from '../support/mail-reader.js'
import { MailServer, type ReceivedMail } from '../support/mail-server.js'
import { buildPortalUser, staffPassword } from '../support/rights.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let server: MailServer
let api: TestApi
/** Everything that was issued or typed on the way and must be in no database; the name says what leaked. */
const secrets = new Map<string, string>()
const inPublic: string[] = []
let whileMailsWait: string
let afterwards: string

const remember = (name: string, secret: unknown) => secrets.set(name, String(secret))
const post = (path: string, body: object, token?: string, headers?: Record<string, string>) =>
  api.call('POST', path, { body, token, headers })

async function staffSignIn(): Promise<string> {
  const { token } = (await post('/portal-users/login', { email: adminEmail, password: adminPassword })).body
  remember('admin password', adminPassword)
  remember('portal token', token)
  const refreshed = (await post('/portal-users/refresh-token', { token })).body.token
  remember('refreshed portal token', refreshed)
  return refreshed
}

async function pay(accessToken: string): Promise<void> {
  const { status } = await post('/transactions', paymentInput(), accessToken, idempotencyKey())
  expect(status).toBe(201)
}

async function mailTo(email: string, subject: RegExp): Promise<ReceivedMail> {
  for (let count = 1; ; count += 1) {
    const mail = (await server.waitFor(email, count, 15_000)).find((one) => subject.test(one.subject))
    if (mail) return mail
  }
}

/** Asks for a link and uses it; the token is read from the mail, as a person would. */
async function resetByMail(email: string, newPassword: string): Promise<void> {
  await post('/account/forgot', { email })
  const mail = await mailTo(email, /^Reset/)
  const resetToken = tokenIn(mail)
  remember(`reset token of ${email}`, resetToken)
  remember(`reset link of ${email}`, /^http\S+token=\S+$/m.exec(mail.text)?.[0])
  remember(`new password of ${email}`, newPassword)
  expect((await post('/account/reset', { resetToken, newPassword })).status).toBe(200)
  await mailTo(email, /^Your Gatehouse password/)
}

async function waitUntil(isSo: (mails: Mail[]) => boolean): Promise<void> {
  await until(() => api.database.read.find(Mail), isSo)
}

beforeAll(async () => {
  server = await new MailServer().start()
  api = await startApi({ SMTP_URL: server.url, LOG_LEVEL: 'fatal' })
  await staffSignIn()
  const client = await buildClient(api)
  remember('client password', clientPassword)
  remember('client token', client.token)
  const apiUser = await buildApiUser(api, client)
  remember('API secret', apiUser.apiSecret)
  remember('access token', apiUser.accessToken)
  await pay(apiUser.accessToken)
  const path = `/clients/${client.clientID}/apiusers/${apiUser.apiUserID}/regenerate-key`
  remember('regenerated API secret', (await post(path, {}, client.token)).body.apiSecret)
  remember('link of "this was not me"', tokenIn(await mailTo(client.emailAddress, /^A new API user/)))
  await resetByMail(client.emailAddress, 'chosen after the link')
  const { email } = await buildPortalUser(api, [])
  remember('staff password', staffPassword)
  await resetByMail(email, 'chosen by staff later')
  await post('/account/reset', { resetToken: 'x', newPassword: 'typed in vain once' })
  await post('/clients/login', { emailAddress: client.emailAddress, password: 'mistyped password' })
  remember('password typed in vain', 'typed in vain once')
  remember('mistyped password', 'mistyped password')

  // An invitation and a reset link wait, because a mail server refuses them and repeats what it refuses.
  server.refuse = (_, { text }) => `Looks like spam: ${/http\S+/.exec(text)?.[0]} and ${/token=(\S+)/.exec(text)?.[1]}`
  const invited = await buildClient(api)
  const invitations = api.app.get(Invitations, { strict: false })
  await api.database.write((manager) => invitations.invite(manager, { ...invited, name: 'Invited merchant' }))
  await post('/account/forgot', { email })
  await waitUntil((mails) => mails.filter(({ sealed, lastError }) => sealed && lastError).length === 3)
  whileMailsWait = await dumpOf(api)
  server.refuse = () => undefined
  remember('invitation token', tokenIn(await mailTo(invited.emailAddress, /^Set/)))
  const unused = (await server.waitFor(email, 3, 15_000)).at(-1)
  remember('unused reset token', tokenIn(unused as NonNullable<typeof unused>))
  remember('mail text', 'A new password was requested')
  remember('invitation text', 'We’ve created an account for you')
  await waitUntil((mails) => mails.every(({ sentAt, sealed }) => sentAt && sealed === null))
  afterwards = await dumpOf(api)
  inPublic.push(client.emailAddress, apiUser.apiKey, client.clientID)
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

describe('a dump of the database', () => {
  it('is a whole one: it shows what is no secret', () => {
    for (const text of inPublic) expect([text, afterwards.includes(text)]).toEqual([text, true])
    expect(secrets.size).toBeGreaterThan(18)
    for (const [name, secret] of secrets) expect([name, secret.length > 8]).toEqual([name, true])
  })

  it.each(['while mails wait', 'after all was sent'])('%s contains none of the secrets, in whatever form', (when) => {
    const dump = when === 'while mails wait' ? whileMailsWait : afterwards
    const leaked = [...secrets].filter(([, secret]) => formsOf(secret).some((form) => dump.includes(form)))
    expect(leaked.map(([name]) => name)).toEqual([])
  })

  it('finds a text in every form that it looks for', () => {
    const text = 'a-secret+with/signs and "quotes"'
    for (const offset of [0, 1, 2, 3]) {
      const inside = `${'x'.repeat(offset)}${text}${'y'.repeat(5 - offset)}`
      const hides = [
        inside,
        JSON.stringify(inside),
        Buffer.from(inside).toString('base64'),
        Buffer.from(inside).toString('base64url'),
        Buffer.from(inside).toString('hex'),
        encodeURIComponent(inside),
      ]
      for (const hidden of hides) expect(formsOf(text).some((form) => hidden.includes(form))).toBe(true)
    }
  })
})
