import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { SentForm } from '../../api/src/platform/sent-forms/sent-form.entity.js'
import { apiUserInput, buildClient, roleIDOf, signInAdmin } from '../support/builders.js'
import { buildPortalUser } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

// Two of the product on one database, as replicas run behind a balancer that sends each click elsewhere.
let first: TestApi
let second: TestApi
let token: string
beforeAll(async () => {
  first = await startApi()
  const { DATA_DIR, DATABASE_URL } = first.settings
  second = await startApi({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) })
  token = await signInAdmin(first)
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const send = (api: TestApi, formID: string, path: string, body: unknown, method = 'POST', by = token) =>
  api.call(method, path, { token: by, body, headers: { 'form-id': formID } })
const clientInput = (name: string) => ({
  name,
  clientType: 'Company',
  emailAddress: `${name.toLowerCase()}@example.com`,
})
const countOf = async (q: string) => (await first.call('GET', `/clients?q=${q}`, { token })).body.items.length

describe('a form that carries an id', () => {
  it('counts once, however many clicks reach however many replicas, and each gets the same answer', async () => {
    const formID = randomUUID()
    const clicks = Array.from({ length: 10 }, (_, index) =>
      send(index % 2 ? first : second, formID, '/clients', clientInput('Clicked')),
    )
    const answers = await Promise.all(clicks)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body }) => body.clientID)).size).toBe(1)
    expect(await countOf('clicked')).toBe(1)
  })

  it('gives the one secret to each click, and keeps none that can be read', async () => {
    const { clientID } = await buildClient(first)
    const roleID = await roleIDOf(first, token, 'Integrator (payments)')
    const formID = randomUUID()
    const body = { ...apiUserInput(roleID), clientID }
    const one = (await send(first, formID, '/api-users', body)).body
    const other = (await send(second, formID, '/api-users', body)).body
    expect(other).toEqual(one)
    expect(one.apiSecret).toMatch(/^gs_/)
    expect(JSON.stringify(await first.database.read.find(SentForm))).not.toContain(one.apiSecret)
  })

  it("makes one of a merchant's, too, with the secret of the first", async () => {
    const { clientID, token: by } = await buildClient(first)
    const path = `/clients/${clientID}/webhook-endpoints`
    const formID = randomUUID()
    const body = { url: 'https://93.184.216.34/hooks', eventTypes: ['*'] }
    const clicks = [first, second, first].map((api) => send(api, formID, path, body, 'POST', by))
    const answers = await Promise.all(clicks)
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.body.secret)).size).toBe(1)
    expect((await first.call('GET', path, { token: by })).body.items).toHaveLength(1)
  })

  it('may be sent again after a refusal', async () => {
    const formID = randomUUID()
    expect((await send(first, formID, '/clients', { name: 'Corrected' })).status).toBe(422)
    expect((await send(second, formID, '/clients', clientInput('Corrected'))).status).toBe(201)
  })

  it('deletes once, and says so to each click', async () => {
    const { clientID } = (await send(first, randomUUID(), '/clients', clientInput('Deleted'))).body
    const formID = randomUUID()
    for (const api of [first, second, first])
      expect((await send(api, formID, `/clients/${clientID}`, undefined, 'DELETE')).status).toBe(204)
  })

  it('is refused a day long after its answer was forgotten, and when it broke off halfway', async () => {
    const me = (await first.call('GET', '/portal-users/me', { token })).body.id
    const formID = randomUUID()
    await send(first, formID, '/clients', clientInput('Forgotten'))
    const where = { subjectID: me, formID }
    await first.database.write((manager) => manager.update(SentForm, where, { sealedAnswer: null }))
    const again = await send(second, formID, '/clients', clientInput('Forgotten'))
    expect([again.status, again.body.code]).toEqual([409, 'FORM_SENT_ALREADY'])
    expect(await countOf('forgotten')).toBe(1)
  })

  it('is refused with other words, which would be lost in the first answer', async () => {
    const formID = randomUUID()
    await send(first, formID, '/clients', clientInput('Before'))
    const { status, body } = await send(second, formID, '/clients', clientInput('After'))
    expect([status, body.code]).toEqual([409, 'FORM_SENT_ALREADY'])
    expect((await send(first, formID, '/roles', { name: 'Another action' })).status).toBe(409)
  })

  it('means nothing for anybody else’s forms', async () => {
    const formID = randomUUID()
    await send(first, formID, '/clients', clientInput('Mine'))
    const { token: theirs } = await buildPortalUser(first, [], true)
    expect((await send(first, formID, '/clients', clientInput('Theirs'), 'POST', theirs)).status).toBe(201)
  })

  it('is refused with an id that is none', async () => {
    for (const formID of ['short', 'x'.repeat(65), 'with a space in it', '4111111111111111'])
      expect((await send(first, formID, '/clients', clientInput('None'))).status).toBe(422)
  })

  it('is refused with a body that nobody reads', async () => {
    const body = `{"name":${'['.repeat(8_000)}${']'.repeat(8_000)}}`
    const headers = { 'form-id': randomUUID(), 'content-type': 'application/json' }
    const answer = await first.call('POST', '/clients', { token, body, headers })
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED_REQUEST'])
  })
})
