import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ContactMessage } from '../../api/src/desk/contact/contact-message.entity.js'
import { buildClient, signInAdmin } from '../support/builders.js'
import { mailFiles, waitForMail } from '../support/mail-files.js'
import { buildPortalUser, buildRole } from '../support/rights.js'
import { adminEmail } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1' })
})
afterAll(() => api.close())

const body = { name: 'Ada Lovelace', emailAddress: 'Ada@Example.com', message: 'Do you take francs?\nBest, Ada' }
const send = (input: object) => api.call('POST', '/contact', { body: input })

const folder = () => api.settings.DATA_DIR ?? ''

describe('POST /contact', () => {
  it('keeps the message and mails it to the operator, whose answer goes to the visitor', async () => {
    const answer = await send(body)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ contactMessageID: expect.stringMatching(/^msg_[0-9a-z]{26}$/) })
    const { contactMessageID } = answer.body
    expect(await api.database.read.findOneBy(ContactMessage, { contactMessageID })).toMatchObject({
      name: 'Ada Lovelace',
      emailAddress: 'ada@example.com',
      message: body.message,
    })
    const { raw: mail } = await waitForMail(folder(), adminEmail, 'Message from Ada Lovelace')
    expect(mail).toContain(`To: ${adminEmail}`)
    expect(mail).toContain('Reply-To: ada@example.com')
    expect(mail).toContain('Subject: Message from Ada Lovelace')
    expect(mail).toContain('Do you take francs?')
  })

  it('lets nobody write headers of the mail', async () => {
    const before = await mailFiles(folder())
    const answer = await send({ ...body, name: 'Eve\r\nBcc: eve@example.com' })
    expect(answer.status).toBe(201)
    await until(
      () => mailFiles(folder()),
      (mails) => mails.length > before.length,
    )
    for (const { raw } of await mailFiles(folder())) {
      const [head = ''] = raw.split('\n\n')
      expect(head).not.toMatch(/^bcc:/im)
    }
  })

  it('names what is missing', async () => {
    const { status, body: refusal } = await send({})
    expect([status, refusal.fields]).toEqual([
      422,
      { name: 'Name is required', emailAddress: 'Email is required', message: 'Message is required' },
    ])
  })

  it.each([
    ['emailAddress', 'no-at-sign', 'Invalid email format'],
    ['message', 'x'.repeat(2_001), 'Use at most 2000 characters'],
    ['to', 'a@example.com', 'Unknown field'],
  ])('refuses %s %j', async (field, value, sentence) => {
    const { status, body: refusal } = await send({ ...body, [field]: value })
    expect([status, refusal.fields]).toEqual([422, { [field]: sentence }])
  })

  // Stands last here: it uses up what this address may send in a minute.
  it('takes ten a minute from one address', async () => {
    const answers = []
    for (let count = 0; count < 11; count += 1) answers.push(await send(body))
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(await api.database.read.count(ContactMessage)).toBeLessThanOrEqual(10)
  })
})

describe('GET /contact-messages', () => {
  const list = async (query: string, token?: string) => api.call('GET', `/contact-messages?${query}`, { token })

  it('answers whoever has the permission, newest first, page by page', async () => {
    const role = await buildRole(api, [['GET', '/contact-messages']])
    const { token } = await buildPortalUser(api, [role])
    const kept = await api.database.read.count(ContactMessage)
    const first = (await list('limit=1', token)).body
    const rest = (await list(`cursor=${first.nextCursor}`, token)).body
    const all = [...first.items, ...rest.items]
    expect([all.length, rest.nextCursor]).toEqual([kept, null])
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())
    expect(all.at(-1)).toEqual({
      contactMessageID: expect.stringMatching(/^msg_[0-9a-z]{26}$/),
      name: 'Ada Lovelace',
      emailAddress: 'ada@example.com',
      message: body.message,
      createdAt: expect.stringMatching(/Z$/),
    })
  })

  it('looks for words in name, e-mail and message, whatever their case', async () => {
    const token = await signInAdmin(api)
    const found = async (q: string) => (await list(`limit=100&q=${encodeURIComponent(q)}`, token)).body.items.length
    const kept = await api.database.read.count(ContactMessage)
    expect([await found('FRANCS'), await found('Ada@EXAMPLE'), await found('bcc: eve')]).toEqual([kept, kept, 1])
    expect([await found('%'), await found('_'), await found('nobody wrote this')]).toEqual([0, 0, 0])
  })

  it('refuses everybody else by name, and a cursor that is none', async () => {
    const powerless = await buildPortalUser(api, [await buildRole(api, [])])
    const refused = await list('', powerless.token)
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('See contact messages')])
    expect((await list('')).status).toBe(401)
    expect((await list('', (await buildClient(api)).token)).status).toBe(403)
    expect((await list('cursor=made-up', await signInAdmin(api))).body.fields).toHaveProperty('cursor')
  })
})
