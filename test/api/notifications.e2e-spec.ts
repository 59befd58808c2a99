import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { signInAdmin, signupInput } from '../support/builders.js'
import { startGatehouse } from '../support/gatehouse-process.js'
import { MailServer } from '../support/mail-server.js'
import { buildStaffWith } from '../support/rights.js'
import type { CallableApi } from '../support/calls.js'
import { startedDatabase } from '../support/started-database.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let server: MailServer
let api: TestApi
let admin: string
beforeAll(async () => {
  server = await new MailServer().start()
  api = await startApi({ SMTP_URL: server.url, LOG_LEVEL: 'fatal' })
  admin = await signInAdmin(api)
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

async function register(one: CallableApi = api, overrides: Record<string, unknown> = {}) {
  const input = signupInput(overrides)
  const { clientID } = (await one.call('POST', '/clients/register', { body: input })).body
  return { clientID: String(clientID), emailAddress: String(input.emailAddress), name: String(input.name) }
}
const decide = (clientID: string, action: string, body: object = {}, token = admin) =>
  api.call('POST', `/clients/${clientID}/${action}`, { token, body })
const mailsAbout = (aboutID: string) => api.database.read.findBy(Mail, { aboutID })
/** As if the last mail had gone out a minute ago. */
const aMinuteLater = (clientID: string) =>
  api.database.write((manager) => manager.update(Client, { clientID }, { notifiedAt: new Date(clock.time() - 60_000) }))

describe('approving a client', () => {
  it('mails it the good news with a link to sign in', async () => {
    const { clientID, emailAddress, name } = await register()
    expect((await decide(clientID, 'approve')).status).toBe(200)
    const [mail] = await server.waitFor(emailAddress)
    expect(mail?.subject).toBe('Your Gatehouse account is approved')
    expect(mail?.text).toContain(`Hello ${name},`)
    expect(mail?.text).toContain(`${api.url}/client/login`)
    expect(mail?.html).toContain(`href="${api.url}/client/login"`)
  })

  it('mails once, however often and in parallel it is approved', async () => {
    const { clientID, emailAddress } = await register()
    await Promise.all(Array.from({ length: 8 }, () => decide(clientID, 'approve')))
    await decide(clientID, 'approve')
    await server.waitFor(emailAddress)
    expect(await mailsAbout(clientID)).toHaveLength(1)
  })

  it('stands although the mail cannot be sent', async () => {
    const { clientID, emailAddress } = await register()
    server.refuse = (recipients) => (recipients.includes(emailAddress) ? 'mailbox full' : undefined)
    expect((await decide(clientID, 'approve')).body).toMatchObject({ status: 'active' })
    const mails = await until(
      () => mailsAbout(clientID),
      ([mail]) => mail?.lastError !== null,
    )
    expect(mails).toMatchObject([{ lastError: expect.stringContaining('mailbox full') }])
    expect((await api.call('GET', `/clients/${clientID}`, { token: admin })).body.status).toBe('active')
    server.refuse = () => undefined
  })

  it('leaves no mail behind when it is refused', async () => {
    const { clientID } = await register()
    const { token } = await buildStaffWith(api)
    expect((await decide(clientID, 'approve', {}, token)).status).toBe(403)
    expect((await decide(clientID, 'approve', { chargePercentage: 101 })).status).toBe(422)
    expect(await mailsAbout(clientID)).toEqual([])
  })
})

describe('rejecting a client', () => {
  it('mails it the reason', async () => {
    const { clientID, emailAddress } = await register()
    await decide(clientID, 'reject', { reason: 'Papers <missing>' })
    const [mail] = await server.waitFor(emailAddress)
    expect(mail?.subject).toBe('Your Gatehouse registration was not approved')
    expect(mail?.text).toContain('Reason: Papers <missing>')
    expect(mail?.html).toContain('Reason: Papers &lt;missing&gt;')
  })

  it('says nothing of a reason when there is none', async () => {
    const { clientID, emailAddress } = await register()
    await decide(clientID, 'reject')
    expect((await server.waitFor(emailAddress))[0]?.text).not.toContain('reason')
  })
})

describe.each([
  {
    action: 'approve',
    notify: 'notify-approval',
    subject: 'Your Gatehouse account is approved',
    other: 'notify-rejection',
  },
  {
    action: 'reject',
    notify: 'notify-rejection',
    subject: 'Your Gatehouse registration was not approved',
    other: 'notify-approval',
  },
])('POST /clients/:clientID/$notify', ({ action, notify, subject, other }) => {
  it('sends nothing within a minute of the decision, which has mailed already', async () => {
    const { clientID, emailAddress } = await register()
    await decide(clientID, action)
    const { status, body } = await decide(clientID, notify)
    expect([status, body]).toEqual([200, { sent: false }])
    await server.waitFor(emailAddress)
    expect(await mailsAbout(clientID)).toHaveLength(1)
  })

  it('takes no body at all, too', async () => {
    const { clientID } = await register()
    await decide(clientID, action)
    const { status, body } = await api.call('POST', `/clients/${clientID}/${notify}`, { token: admin })
    expect([status, body]).toEqual([200, { sent: false }])
  })

  it('sends it again after a minute, once, also in parallel, and records who asked', async () => {
    const { clientID, emailAddress } = await register()
    await decide(clientID, action)
    await aMinuteLater(clientID)
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(clientID, notify)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(answers.filter(({ body }) => body.sent)).toHaveLength(1)
    const mails = await server.waitFor(emailAddress, 2)
    expect(mails.map((mail) => mail.subject)).toEqual([subject, subject])
    const facts = await api.database.read.findBy(AuditEntry, { targetID: clientID, action: 'client.notified' })
    expect(facts).toMatchObject([{ actorKind: 'portal' }])
  })

  it('is a conflict while the client waits, and after the other decision', async () => {
    const { clientID } = await register()
    const waiting = await decide(clientID, notify)
    expect([waiting.status, waiting.body.code]).toEqual([409, 'CLIENT_STATE_CONFLICT'])
    await decide(clientID, action)
    expect((await decide(clientID, other)).status).toBe(409)
    expect(await mailsAbout(clientID)).toHaveLength(1)
  })

  it('answers 404 for a client that is not there, or not any more', async () => {
    expect((await decide('cli_00000000000000000000000000', notify)).status).toBe(404)
    const { clientID } = await register()
    await decide(clientID, action)
    await api.call('DELETE', `/clients/${clientID}`, { token: admin })
    expect((await decide(clientID, notify)).status).toBe(404)
  })

  it('needs a permission row of its own', async () => {
    const { clientID } = await register()
    await decide(clientID, action)
    const without = await buildStaffWith(api, ['POST', `/clients/:clientID/${action}`])
    const refused = await decide(clientID, notify, {}, without.token)
    expect([refused.status, refused.body.code]).toEqual([403, 'PERMISSION_MISSING'])
    const allowed = await buildStaffWith(api, ['POST', `/clients/:clientID/${notify}`])
    expect((await decide(clientID, notify, {}, allowed.token)).status).toBe(200)
    expect((await api.call('POST', `/clients/${clientID}/${notify}`)).status).toBe(401)
  })
})

describe('an onboarding officer', () => {
  it('may decide, and send the mails of a decision again', async () => {
    const { items } = (await api.call('GET', '/roles?limit=100', { token: admin })).body
    const names = (items as { name: string; permissionIDs: string[] }[]).find(
      ({ name }) => name === 'Onboarding officer',
    )
    const named = async (permissionID: string) =>
      (await api.call('GET', `/permissions/${permissionID}`, { token: admin })).body.name as string
    const covered = await Promise.all((names?.permissionIDs ?? []).map(named))
    expect(covered).toEqual(expect.arrayContaining(['Resend approval emails', 'Resend rejection emails']))
  })
})

describe('a process that is killed while it sends', () => {
  it('has lost no mail: the next one sends what was decided', async () => {
    const { settings, remove } = await startedDatabase()
    const slow = await new MailServer().start()
    slow.hold = true
    const killed = await startGatehouse({ ...settings, SMTP_URL: slow.url })
    const token = await signInAdmin(killed)
    const { clientID, emailAddress } = await register(killed)
    expect((await killed.call('POST', `/clients/${clientID}/approve`, { token })).status).toBe(200)
    await killed.end('SIGKILL')
    await slow.stop()

    const next = await startApi({ ...settings, SMTP_URL: server.url })
    expect(await next.database.read.findBy(Mail, { aboutID: clientID })).toMatchObject([{ sentAt: null }])
    // What the clock does: the lease of the killed process ends.
    await next.database.write((manager) => manager.update(Mail, { aboutID: clientID }, { nextAttemptAt: clock.now() }))
    expect((await server.waitFor(emailAddress))[0]?.subject).toBe('Your Gatehouse account is approved')
    await next.close()
    await remove()
  })
})
