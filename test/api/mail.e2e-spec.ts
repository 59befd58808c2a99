import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { stat } from 'node:fs/promises'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { Mailbox } from '../../api/src/platform/mail/mailbox.js'
import type { Letter } from '../../api/src/platform/mail/letter.js'
import { anAddress, letterTo, makeDue, queue, rowAbout } from '../support/letters.js'
import { waitForMailFiles } from '../support/mail-files.js'
import { MailServer } from '../support/mail-server.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { heldOnce } from '../support/held-once.js'
import { until } from '../support/until.js'

let server: MailServer
let api: TestApi
beforeAll(async () => {
  server = await new MailServer().start()
  api = await startApi({ SMTP_URL: server.url, PUBLIC_URL: 'https://pay.example.com', LOG_LEVEL: 'fatal' })
})
afterEach(() => {
  server.refuse = () => undefined
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

describe('a mail', () => {
  it('leaves at once after the commit that queued it, and its content is erased', async () => {
    let letter = letterTo(anAddress())
    await heldOnce(async () => {
      letter = letterTo(anAddress())
      const startedAt = performance.now()
      await queue(api, letter)
      await server.waitFor(letter.to)
      expect(performance.now() - startedAt).toBeLessThan(2_000)
    })
    const [mail] = await server.waitFor(letter.to)
    expect(mail?.subject).toBe('Your Gatehouse registration was not approved')
    const row = await until(
      () => rowAbout(api, letter),
      ({ sentAt }) => sentAt !== null,
    )
    expect(row).toMatchObject({ sealed: null, attempts: 1, lastError: null, sentAt: expect.any(Date) })
  })

  it('does not exist if its unit is undone', async () => {
    const letter = letterTo(anAddress())
    const undone = api.database.write(async (manager) => {
      await api.app.get(Mailbox, { strict: false }).queue(manager, letter)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await api.database.read.countBy(Mail, { aboutID: letter.aboutID })).toBe(0)
    expect(server.to(letter.to)).toEqual([])
  })

  it('says the same in plain text and in HTML, with every value escaped', async () => {
    const name = `<b>"Rösti" & Söhne</b>`
    const letter = letterTo(anAddress(), { data: { name, reason: 'Papers <missing>\nsecond line' } })
    await queue(api, letter)
    const [mail] = await server.waitFor(letter.to)
    expect(mail?.text).toContain(`Hello ${name},`)
    expect(mail?.text).toContain('Reason: Papers <missing>')
    expect(mail?.text).toContain('https://pay.example.com/contact')
    expect(mail?.html).toContain('Hello &lt;b&gt;&quot;Rösti&quot; &amp; Söhne&lt;/b&gt;,')
    expect(mail?.html).toContain('Reason: Papers &lt;missing&gt;')
    expect(mail?.html).toContain('href="https://pay.example.com/contact"')
    expect(mail?.html).not.toContain('<b>')
    expect(mail?.headers.get('from')).toBe('Gatehouse <no-reply@pay.example.com>')
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  it('goes to the one address it is for, however that is written', async () => {
    const odd = ['"a@evil.example"', '"a@evil.example, b"', 'Eve <a@evil.example>, b'].map(
      (name) => `${name}@example.com`,
    )
    const letters = odd.map((to) => letterTo(to))
    await queue(api, ...letters)
    for (const letter of letters) {
      await until(
        () => rowAbout(api, letter),
        ({ sentAt, lastError }) => sentAt !== null || lastError !== null,
      )
    }
    const recipients = server.received.flatMap((mail) => mail.recipients)
    expect(recipients.filter((recipient) => recipient.endsWith('@evil.example'))).toEqual([])
  })
})

describe('a mail that cannot be sent', () => {
  it('is tried again later, with the reason kept, logged in the audit log, and without what the server repeated', async () => {
    const secret = 'x'.repeat(43)
    server.refuse = () => `No spam such as https://pay.example.com/reset-password?token=${secret} or ${secret}`
    const endsAt = new Date(clock.time() + 60_000).toISOString()
    const letter = letterTo(anAddress(), { kind: 'invitation', data: { name: 'Acme', token: secret, endsAt } })
    await queue(api, letter)
    const failed = await until(
      () => rowAbout(api, letter),
      ({ lastError }) => lastError !== null,
    )
    expect(failed).toMatchObject({ attempts: 1, sentAt: null, sealed: expect.any(String) })
    expect(failed.nextAttemptAt.getTime() - clock.time()).toBeGreaterThan(3_000)
    expect(failed.lastError).toContain('No spam such as (address)')
    expect(failed.lastError).not.toContain(secret)
    const facts = await api.database.read.findBy(AuditEntry, { targetID: failed.mailID })
    expect(facts.map(({ action, actorKind }) => [action, actorKind])).toEqual([['mail.failed', 'system']])

    server.refuse = () => undefined
    await makeDue(api, letter)
    await server.waitFor(letter.to)
    const sent = await until(
      () => rowAbout(api, letter),
      ({ sentAt }) => sentAt !== null,
    )
    expect(sent).toMatchObject({ attempts: 2, sealed: null, lastError: null })
  })

  it('goes out by itself once the server is there, without anybody asking', async () => {
    server.refuse = () => 'busy'
    const letter = letterTo(anAddress())
    await queue(api, letter)
    await until(
      () => rowAbout(api, letter),
      ({ lastError }) => lastError !== null,
    )
    server.refuse = () => undefined
    await server.waitFor(letter.to, 1, 15_000)
  })

  it('waits longer after each attempt, is given up after ten within about a day, and is erased then', async () => {
    server.refuse = () => 'never'
    const letter = letterTo(anAddress())
    await queue(api, letter)
    const delays: number[] = []
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const row = await until(
        () => rowAbout(api, letter),
        ({ attempts, lastError, nextAttemptAt, sealed }) =>
          attempts === attempt &&
          lastError !== null &&
          (sealed === null || nextAttemptAt.getTime() - clock.time() < 86_400_000),
      )
      const facts = await until(
        () => api.database.read.countBy(AuditEntry, { targetID: row.mailID }),
        (count) => count === attempt,
      )
      expect(facts).toBe(attempt)
      delays.push((await rowAbout(api, letter)).nextAttemptAt.getTime() - clock.time())
      if (attempt < 10) await makeDue(api, letter)
    }
    const waits = delays.slice(0, 9)
    expect(waits).toEqual([...waits].sort((one, other) => one - other))
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000
    expect(hours).toBeGreaterThan(18)
    expect(hours).toBeLessThan(30)
    const row = await rowAbout(api, letter)
    expect(row).toMatchObject({ attempts: 10, sealed: null, sentAt: null, lastError: expect.stringContaining('never') })
    const last = await api.database.read.findOneBy(AuditEntry, { targetID: row.mailID, action: 'mail.given_up' })
    expect(last).not.toBeNull()
  })

  it('is not sent at all once its link has ended', async () => {
    const data = { name: 'Acme', token: 'a-token', endsAt: new Date(clock.time() - 1).toISOString() }
    const letter = letterTo(anAddress(), { kind: 'invitation', data })
    await queue(api, letter)
    const row = await until(
      () => rowAbout(api, letter),
      ({ sealed }) => sealed === null,
    )
    expect(row).toMatchObject({ sentAt: null, lastError: 'its link expired before we could send it' })
    expect(server.to(letter.to)).toEqual([])
  })

  it('does not hold up the others', async () => {
    const [bad, ...good] = Array.from({ length: 12 }, () => letterTo(anAddress())) as [Letter, ...Letter[]]
    server.refuse = ([recipient]) => (recipient === bad.to ? 'not you' : undefined)
    await queue(api, bad, ...good)
    await Promise.all(good.map(({ to }) => server.waitFor(to)))
  })
})

describe('a mail server that asks who sends', () => {
  it('is told the user and password of SMTP_URL; a wrong password is an error that does not repeat it', async () => {
    const right = await startApi({ SMTP_URL: server.url.replace('//', '//mailer:right@') })
    const letter = letterTo(anAddress())
    await queue(right, letter)
    expect((await server.waitFor(letter.to))[0]?.user).toBe('mailer')
    await right.close()

    const wrong = await startApi({ SMTP_URL: server.url.replace('//', '//mailer:a-wrong-one@'), LOG_LEVEL: 'fatal' })
    const refused = letterTo(anAddress())
    await queue(wrong, refused)
    const row = await until(
      () => rowAbout(wrong, refused),
      ({ lastError }) => lastError !== null,
    )
    expect(row.lastError).toContain('Invalid login')
    expect(row.lastError).not.toContain('a-wrong-one')
    await wrong.close()
  })
})

describe('without a mail server', () => {
  it('each mail is a readable file that only its owner may read', async () => {
    const without = await startApi({ MAIL_FROM: 'Pay <pay@example.com>' })
    const letter = letterTo('owner@example.com', { data: { name: 'Zoë', reason: 'Ask again = later' } })
    await queue(without, letter)
    const dataDir = String(without.settings.DATA_DIR)
    const [file] = await waitForMailFiles(dataDir, letter.to)
    const { mailID } = await rowAbout(without, letter)
    expect(file?.name).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d.-]+Z-rejection-${mailID}\\.eml$`))
    expect(file?.raw).toContain('From: Pay <pay@example.com>\n')
    expect(file?.raw).toContain('To: owner@example.com\n')
    expect(file?.raw).toContain('Subject: Your Gatehouse registration was not approved\n')
    expect(file?.raw).toContain('Hello Zoë,\n')
    expect(file?.raw).toContain('Reason: Ask again = later\n')
    expect(file?.raw).toContain(`\n${without.url}/contact\n`)
    expect(file?.html).toContain('Hello Zoë,')
    expect((await stat(file?.path ?? '')).mode & 0o777).toBe(0o600)
    await without.close()
  })
})
