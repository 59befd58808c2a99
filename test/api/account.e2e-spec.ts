import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { ResetToken } from '../../api/src/people/account/reset-token.entity.js'
import { AccountService } from '../../api/src/people/account/account.service.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { buildClient, signInAdmin } from '../support/builders.js'
import { tokenIn } from '../support/mail-reader.js'
import { MailServer } from '../support/mail-server.js'
import { forgot as forgotOf, reset as resetOf, resetMails as resetMailsOf } from '../support/reset-links.js'
import { buildPortalUser } from '../support/rights.js'
import { startedDatabase } from '../support/started-database.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { heldOnce } from '../support/held-once.js'
import { whenCalled } from '../support/when-called.js'

const success = 'If the email exists, a reset link has been sent.'
const failure = 'Invalid or expired token, or something went wrong.'
const newPassword = 'a brand new passphrase'

let server: MailServer
let api: TestApi
beforeAll(async () => {
  server = await new MailServer().start()
  api = await startApi({ SMTP_URL: server.url, PUBLIC_URL: 'https://pay.example.com' })
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

const forgot = (email: unknown, one = api) => forgotOf(one, email)
const reset = (token: unknown, password: unknown = newPassword) => resetOf(api, token, password)
const resetMails = (email: string, count?: number) => resetMailsOf(server, email, count)

describe('POST /account/forgot', () => {
  it('mails a client its link, built from PUBLIC_URL whatever the Host header says', async () => {
    const { emailAddress } = await buildClient(api)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const { status, body } = await api.call('POST', '/account/forgot', { body: { email: emailAddress }, headers })
    expect([status, body]).toEqual([200, { message: success }])
    const [mail] = await resetMails(emailAddress)
    expect(mail?.text).toMatch(/^https:\/\/pay\.example\.com\/reset-password\?token=[\w-]{43}$/m)
    expect(mail?.html).toMatch(/href="https:\/\/pay\.example\.com\/reset-password\?token=[\w-]{43}"/)
    expect(mail?.raw).not.toContain('evil.example')
  })

  it("mails a portal user a link to the staff's screen", async () => {
    const { email } = await buildPortalUser(api, [])
    await forgot(email)
    const [mail] = await resetMails(email)
    expect(mail?.text).toMatch(/^https:\/\/pay\.example\.com\/admin\/reset-password\?token=[\w-]{43}$/m)
  })

  it('mails both accounts of one e-mail, each its own link', async () => {
    const { email } = await buildPortalUser(api, [])
    await buildClient(api, { emailAddress: email })
    await forgot(email)
    const mails = await resetMails(email, 2)
    expect(mails.map(({ text }) => text.includes('/admin/reset-password')).sort()).toEqual([false, true])
    expect(new Set(mails.map(tokenIn)).size).toBe(2)
  })

  it('answers an unknown e-mail alike, and sends and records nothing', async () => {
    const { emailAddress } = await buildClient(api)
    const known = await forgot(emailAddress.toUpperCase())
    const facts = () => api.database.read.countBy(AuditEntry, { action: 'client.password_forgotten' })
    await resetMails(emailAddress)
    const before = [await facts(), await api.database.read.count(Mail)]
    const unknown = await forgot('nobody@example.com')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect([...unknown.headers.keys()].sort()).toEqual([...known.headers.keys()].sort())
    expect([await facts(), await api.database.read.count(Mail)]).toEqual(before)
  })

  it('does not know a deleted client', async () => {
    const { clientID, emailAddress } = await buildClient(api)
    await api.call('DELETE', `/clients/${clientID}`, { token: await signInAdmin(api) })
    await forgot(emailAddress)
    expect(await api.database.read.countBy(ResetToken, { subjectID: clientID })).toBe(0)
  })

  it('takes the same time for known and unknown e-mails, in turns and in rows', () =>
    heldOnce(async () => {
      const known = await Promise.all(Array.from({ length: 4 }, async () => (await buildClient(api)).emailAddress))
      const time = async (email: string) => {
        const startedAt = performance.now()
        await forgot(email)
        return performance.now() - startedAt
      }
      const times = { known: [] as number[], unknown: [] as number[] }
      const measure = async (kind: keyof typeof times, turn: number) =>
        times[kind].push(await time(kind === 'known' ? (known[turn % 4] as string) : `nobody-${turn}@example.com`))
      for (let turn = 0; turn < 20; turn += 1) {
        await measure('known', turn)
        await measure('unknown', turn)
      }
      for (const kind of ['known', 'unknown'] as const)
        for (let turn = 0; turn < 20; turn += 1) await measure(kind, turn)
      const median = (all: number[]) => [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] as number
      const ratio = median(times.known) / median(times.unknown)
      console.info(
        `forgot: median ${median(times.known).toFixed(1)} ms known, ${median(times.unknown).toFixed(1)} ms unknown`,
      )
      expect(ratio).toBeGreaterThan(0.9)
      expect(ratio).toBeLessThan(1.1)
    }))

  it('sends at most five mails to an account within the life of a link, and the last one still works', async () => {
    const { clientID, emailAddress } = await buildClient(api)
    await Promise.all(Array.from({ length: 12 }, () => forgot(emailAddress)))
    const mails = await resetMails(emailAddress, 5)
    expect(await api.database.read.countBy(Mail, { aboutID: clientID, kind: 'reset' })).toBe(5)
    const answers = []
    for (const mail of mails) answers.push((await reset(tokenIn(mail))).status)
    expect(answers.sort()).toEqual([200, 422, 422, 422, 422])
  })

  it.each([
    [{}, 'Email is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'no-at-sign' }, 'Invalid email address'],
    [{ email: { $ne: '' } }, 'Invalid email address'],
    [{ email: ['a@example.com'] }, 'Invalid email address'],
  ])('refuses %j', async (body, sentence) => {
    const { status, body: answer } = await api.call('POST', '/account/forgot', { body })
    expect([status, answer.fields]).toEqual([422, { email: sentence }])
  })
})

// From here on other APIs are started. Passport is one for the whole process, so the first one knows no token any more.
describe('POST /account/forgot in an API of its own', () => {
  it('is limited to 30 a minute from one address', async () => {
    const limited = await startApi({ RATE_LIMIT_SCALE: '1' })
    const answers = await Promise.all(Array.from({ length: 40 }, () => forgot('nobody@example.com', limited)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
    await limited.close()
  })

  it('finishes its work before the process ends, and the next one sends the link', async () => {
    const { settings, remove } = await startedDatabase()
    const brief = await startApi({ ...settings, SMTP_URL: server.url })
    const { emailAddress } = await buildClient(brief)
    const begun = jest.spyOn(brief.app.get(AccountService, { strict: false }), 'forgot')
    const asked = forgot(emailAddress, brief).catch(() => undefined)
    await whenCalled(begun)
    await brief.close()
    await asked
    const next = await startApi({ ...settings, SMTP_URL: server.url })
    await resetMails(emailAddress)
    await next.close()
    await remove()
  })
})

describe('EXPOSE_RESET_TOKEN', () => {
  it('puts a token into the answer that works, and for an unknown e-mail one that looks alike and opens nothing', async () => {
    const exposed = await startApi({ EXPOSE_RESET_TOKEN: '1' })
    const { emailAddress } = await buildClient(exposed)
    const known = (await forgot(emailAddress, exposed)).body
    const unknown = (await forgot('nobody@example.com', exposed)).body
    expect(known).toEqual({ message: success, resetToken: expect.stringMatching(/^[\w-]{43}$/) })
    expect(unknown).toEqual({ message: success, resetToken: expect.stringMatching(/^[\w-]{43}$/) })
    const use = (resetToken: string) => exposed.call('POST', '/account/reset', { body: { resetToken, newPassword } })
    expect((await use(unknown.resetToken)).body.error).toBe(failure)
    expect((await use(known.resetToken)).status).toBe(200)
    await exposed.close()
  })

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: 'pay.example.com' },
    { PUBLIC_URL: 'https://pay.example.com' },
    { PUBLIC_URL: 'http://127.0.0.1.example.com' },
    { HOST: '192.168.1.2', PUBLIC_URL: 'http://localhost:3000' },
  ])('is refused with %j', (settings) => {
    expect(() => readEnvironment({ ...settings, EXPOSE_RESET_TOKEN: '1' })).toThrow('EXPOSE_RESET_TOKEN=1 is refused')
    expect(readEnvironment({ ...settings, EXPOSE_RESET_TOKEN: '0' }).EXPOSE_RESET_TOKEN).toBe(false)
  })

  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost:3000' },
    { PUBLIC_URL: 'http://[::1]:3000' },
  ])('is taken with %j', (settings) => {
    expect(readEnvironment({ ...settings, EXPOSE_RESET_TOKEN: '1' }).EXPOSE_RESET_TOKEN).toBe(true)
  })
})

describe('the mail settings', () => {
  it.each(['mail.example.com', 'http://mail.example.com', 'smtp://', 'smtps:///x', 'smtp://user:hunter2pass@'])(
    'refuse SMTP_URL=%s without repeating it',
    (SMTP_URL) => {
      expect(() => readEnvironment({ SMTP_URL })).toThrow('SMTP_URL must be an address')
      expect(() => readEnvironment({ SMTP_URL })).not.toThrow('hunter2pass')
    },
  )

  it('take a sender of their own, on one line', () => {
    expect(readEnvironment({ MAIL_FROM: 'Pay <pay@example.com>' }).mailFrom).toBe('Pay <pay@example.com>')
    expect(readEnvironment({ PUBLIC_URL: 'https://pay.example.com' }).mailFrom).toBe(
      'Gatehouse <no-reply@pay.example.com>',
    )
    expect(() => readEnvironment({ MAIL_FROM: 'Pay <pay@example.com>\nBcc: x@example.com' })).toThrow('MAIL_FROM')
    expect(() => readEnvironment({ MAIL_FROM: 'nobody' })).toThrow('MAIL_FROM')
  })
})
