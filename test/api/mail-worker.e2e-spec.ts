import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { isDue } from '../../api/src/platform/mail/mail-delivery.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { MailWorker } from '../../api/src/platform/mail/mail-worker.js'
import { Mailbox } from '../../api/src/platform/mail/mailbox.js'
import { anAddress, letterTo, makeDue, queue } from '../support/letters.js'
import { mailFiles } from '../support/mail-files.js'
import { MailServer } from '../support/mail-server.js'
import { startedDatabase } from '../support/started-database.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let server: MailServer
beforeAll(async () => {
  server = await new MailServer().start()
})
afterAll(() => server.stop())

describe('a process that ends between queueing and sending', () => {
  it('leaves the mail to the next start', async () => {
    const { settings, remove } = await startedDatabase()
    const down = await new MailServer().start()
    const { port, url } = down
    await down.stop()
    const letters = Array.from({ length: 3 }, () => letterTo(anAddress()))
    const first = await startApi({ ...settings, SMTP_URL: url, LOG_LEVEL: 'fatal' })
    await queue(first, ...letters)
    await first.close()

    const back = await new MailServer().start(port)
    const second = await startApi({ ...settings, SMTP_URL: url })
    for (const letter of letters) await makeDue(second, letter)
    await Promise.all(letters.map(({ to }) => back.waitFor(to)))
    await second.close()
    await back.stop()
    await remove()
  })

  it('gives a mail that it had taken on back when the lease ends', async () => {
    const letter = letterTo(anAddress())
    const { settings, remove } = await startedDatabase()
    const killed = await startApi({ ...settings, SMTP_URL: server.url })
    await killed.database.write(async (manager) => {
      await killed.app.get(Mailbox, { strict: false }).queue(manager, letter)
      const taken = { attempts: 1, nextAttemptAt: new Date(clock.time() + 1_500) }
      await manager.update(Mail, { aboutID: letter.aboutID }, taken)
    })
    expect(server.to(letter.to)).toEqual([])
    await server.waitFor(letter.to)
    await killed.close()
    await remove()
  })

  it('lets what is being sent finish first', async () => {
    const { settings, remove } = await startedDatabase()
    const one = await startApi({ ...settings })
    const letters = Array.from({ length: 8 }, () => letterTo(anAddress()))
    await queue(one, ...letters)
    await one.close()
    const files = await mailFiles(String(settings.DATA_DIR))
    const two = await startApi({ ...settings })
    const waiting = await until(
      () => two.database.read.find(Mail),
      (rows) => rows.every(({ sentAt }) => sentAt !== null),
    )
    expect(waiting.every(({ attempts }) => attempts === 1)).toBe(true)
    expect(await mailFiles(String(settings.DATA_DIR))).toHaveLength(8)
    expect(files.length).toBeLessThanOrEqual(8)
    await two.close()
    await remove()
  })
})

describe('two processes on one database', () => {
  it('send each mail once', async () => {
    const { settings, remove } = await startedDatabase()
    const both = [
      await startApi({ ...settings, SMTP_URL: server.url }),
      await startApi({ ...settings, SMTP_URL: server.url }),
    ]
    const letters = Array.from({ length: 60 }, () => letterTo(anAddress()))
    await Promise.all(letters.map((letter, index) => queue(both[index % 2] as TestApi, letter)))
    for (const { app } of both) app.get(MailWorker, { strict: false }).wake()
    await Promise.all(letters.map(({ to }) => server.waitFor(to)))
    const rows = await until(
      () => (both[0] as TestApi).database.read.find(Mail),
      (all) => all.every(({ sentAt }) => sentAt !== null),
    )
    expect(rows).toHaveLength(60)
    expect(rows.every(({ attempts }) => attempts === 1)).toBe(true)
    expect(letters.map(({ to }) => server.to(to).length)).toEqual(Array(60).fill(1))
    for (const one of both) await one.close()
    await remove()
  })
})

describe('looking for waiting mails', () => {
  it('uses the index of the waiting ones, however many were sent', async () => {
    const api = await startApi()
    const done = () => ({
      mailID: newId('mal'),
      kind: 'approval' as const,
      sealed: null,
      attempts: 1,
      nextAttemptAt: clock.now(),
      createdAt: clock.now(),
    })
    await api.database.write(async (manager) => {
      for (let turn = 0; turn < 40; turn += 1) await manager.insert(Mail, Array.from({ length: 100 }, done))
      await manager.query('ANALYZE mails')
    })
    const options = { where: isDue(), order: { nextAttemptAt: 'ASC' }, take: 5 } as const
    const query = api.database.read.createQueryBuilder(Mail, 'mail').setFindOptions(options)
    const [sql, parameters] = query.getQueryAndParameters()
    const explain = api.database.postgresPool ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'
    const plan = JSON.stringify(await api.database.read.query(`${explain} ${sql}`, parameters))
    expect(plan).toContain('mails_by_nextAttemptAt')
    await api.close()
  })
})
