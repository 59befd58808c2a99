import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { signInAdmin } from '../support/builders.js'
import { type Applicant, buildApplicant, buildAsked } from '../support/documents.js'
import { mailFiles, waitForMailFiles } from '../support/mail-files.js'
import { buildPortalUser, type StaffMember } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
let one: StaffMember
let other: StaffMember
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_SCALE: '1000' })
  admin = await signInAdmin(api)
  one = await buildPortalUser(api, [], true)
  other = await buildPortalUser(api, [], true)
})
afterAll(() => api.close())

const outcome = ({ status, body }: { status: number; body: { code?: string; status?: string } }) =>
  `${status} ${body?.code ?? body?.status ?? ''}`.trim()
const approve = ({ clientID }: { clientID: string }, { token }: { token: string }, body: object = {}) =>
  api.call('POST', `/clients/${clientID}/approve`, { token, body })
const mark = (clientID: string, isHighRisk: boolean, { token }: { token: string } = { token: admin }) =>
  api.call('PUT', `/clients/${clientID}/risk`, { token, body: { isHighRisk, reason: 'Cash only' } })
const setPolicy = (highRiskCountries: string[], everyClient = false) =>
  api.call('PUT', '/approval-policy', { token: admin, body: { highRiskCountries, everyClient } })

async function buildMarked(): Promise<Applicant> {
  const applicant = await buildApplicant(api)
  expect((await mark(applicant.clientID, true)).status).toBe(200)
  return applicant
}

const actionsOn = async ({ clientID }: Applicant) =>
  (await api.database.read.find(AuditEntry, { where: { targetID: clientID }, order: { sequence: 'ASC' } }))
    .map(({ action }) => action)
    .filter((action) => action !== 'client.registered')

describe('a client of high risk', () => {
  it('is opened by the second of two different people, and waits for them on the list', async () => {
    const client = await buildMarked()
    const first = await approve(client, one, { chargePercentage: 4 })
    expect(first.body).toMatchObject({
      ...{ status: 'pending', isActive: false, chargePercentage: 4 },
      twoPeople: { because: ['marked'], reason: 'Cash only', firstApprovedBy: one.id },
    })
    expect(outcome(await approve(client, one))).toBe('409 SECOND_APPROVAL_REQUIRED')
    const { items } = (await api.call('GET', `/clients/pending?q=${client.clientID}`, { token: admin })).body
    expect(items).toMatchObject([{ twoPeople: { firstApprovedBy: one.id } }])
    const mails = await mailFiles(api.settings.DATA_DIR ?? '')
    expect(mails.filter(({ to }) => to.includes(client.emailAddress))).toEqual([])
    const second = await approve(client, other)
    expect([outcome(second), 'twoPeople' in second.body]).toEqual(['200 active', false])
    await waitForMailFiles(api.settings.DATA_DIR ?? '', client.emailAddress)
    expect(outcome(await approve(client, one))).toBe('200 active')
    expect(await actionsOn(client)).toEqual([
      ...['client.marked_high_risk', 'client.approved_first', 'client.rate_approved', 'client.approved'],
    ])
    const entry = await api.database.read.findOneByOrFail(AuditEntry, {
      ...{ targetID: client.clientID, action: 'client.approved' },
    })
    expect([entry.actorID, JSON.parse(entry.after ?? '{}').firstApprovedBy]).toEqual([other.id, one.id])
  })

  it('is opened once by many at the same moment, and never by one person alone', async () => {
    const [alone, together] = [await buildMarked(), await buildMarked()]
    const own = await Promise.all(Array.from({ length: 6 }, () => approve(alone, one)))
    expect(own.map(outcome).sort()).toEqual(['200 pending', ...Array(5).fill('409 SECOND_APPROVAL_REQUIRED')])
    const both = await Promise.all([one, other, one, other].map((who) => approve(together, who)))
    expect(both.filter(({ body }) => body.status === 'pending')).toHaveLength(1)
    expect((await actionsOn(together)).filter((action) => action === 'client.approved')).toHaveLength(1)
    expect(outcome(await api.call('GET', `/clients/${alone.clientID}`, { token: admin }))).toBe('200 pending')
  })

  it('begins anew when something has changed since the first approval, or after a rejection', async () => {
    const client = await buildMarked()
    await approve(client, one)
    expect((await approve(client, other, { chargePercentage: 5 })).body.twoPeople.firstApprovedBy).toBe(other.id)
    const body = { name: 'Renamed', clientType: 'Company', emailAddress: client.emailAddress }
    expect((await api.call('PUT', `/clients/${client.clientID}`, { token: admin, body })).status).toBe(200)
    expect((await approve(client, one)).body.twoPeople.firstApprovedBy).toBe(one.id)
    expect(outcome(await api.call('POST', `/clients/${client.clientID}/reject`, { token: admin }))).toBe('200 rejected')
    const risk = await api.call('GET', `/clients/${client.clientID}/risk`, { token: admin })
    expect(risk.body.twoPeople.firstApprovedBy).toBe(null)
  })

  it('whose mark was lifted is not opened alone by whoever lifted it', async () => {
    const client = await buildMarked()
    expect((await mark(client.clientID, false, one)).body).toEqual({ twoPeople: null, markedBy: null, markedAt: null })
    expect(outcome(await approve(client, one))).toBe('200 pending')
    expect(outcome(await approve(client, one))).toBe('409 SECOND_APPROVAL_REQUIRED')
    expect(outcome(await approve(client, other))).toBe('200 active')
    const again = await buildMarked()
    await mark(again.clientID, false, one)
    await mark(again.clientID, false, other)
    expect(outcome(await approve(again, other))).toBe('200 active')
  })

  it('still waits for its requirements, or takes a reason from both', async () => {
    const asked = await buildAsked(api, { kind: 'text' })
    await mark(asked.clientID, true)
    expect(outcome(await approve(asked, one))).toBe('409 REQUIREMENTS_OPEN')
    expect(outcome(await approve(asked, one, { reason: 'Known' }))).toBe('200 pending')
    expect(outcome(await approve(asked, other))).toBe('409 REQUIREMENTS_OPEN')
    expect(outcome(await approve(asked, other, { reason: 'To me too' }))).toBe('200 active')
  })
})

describe('the approval policy', () => {
  it('says by country, or for everybody, who takes two people', async () => {
    expect((await setPolicy([' Ruritania ', 'Ruritania'])).body).toEqual({
      ...{ highRiskCountries: ['Ruritania'], everyClient: false },
    })
    const [there, elsewhere] = [await buildApplicant(api, { country: 'ruritania' }), await buildApplicant(api)]
    expect((await approve(there, one)).body.twoPeople.because).toEqual(['country'])
    expect(outcome(await approve(elsewhere, one))).toBe('200 active')
    await setPolicy([], true)
    const anybody = await buildApplicant(api)
    expect((await approve(anybody, one)).body.twoPeople.because).toEqual(['everybody'])
    await setPolicy([])
    expect(outcome(await approve(anybody, one))).toBe('200 active')
  })

  it.each([
    [{ everyClient: true }, 'highRiskCountries'],
    [{ highRiskCountries: [''], everyClient: true }, 'highRiskCountries'],
    [{ highRiskCountries: [] }, 'everyClient'],
  ])('refuses %j under the input', async (body, field) => {
    const answer = await api.call('PUT', '/approval-policy', { token: admin, body })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  it.each([
    [[], false, 'active'],
    [['Atlantis'], false, 'pending'],
    [[], true, 'pending'],
  ])('of countries %j and everybody %j makes a client that staff create %s', async (countries, everyClient, status) => {
    await setPolicy(countries, everyClient)
    const body = { name: 'Made Ltd', clientType: 'Company', emailAddress: `made-${randomUUID()}@two.example` }
    const made = (await api.call('POST', '/clients', { token: one.token, body })).body
    expect([made.status, made.isActive]).toEqual([status, status === 'active'])
    await waitForMailFiles(api.settings.DATA_DIR ?? '', body.emailAddress)
    if (status === 'pending') {
      expect(outcome(await approve(made, one))).toBe('200 pending')
      expect(outcome(await approve(made, one))).toBe('409 SECOND_APPROVAL_REQUIRED')
      expect(outcome(await approve(made, other))).toBe('200 active')
    }
    await setPolicy([])
  })

  it('takes one person where staff have said that its country is none of them', async () => {
    await setPolicy(['Atlantis'])
    const body = { name: 'Known Ltd', clientType: 'Company', emailAddress: `known-${randomUUID()}@two.example` }
    const made = (await api.call('POST', '/clients', { token: one.token, body })).body
    const of = (country: string) =>
      api.call('PUT', `/clients/${made.clientID}`, { token: one.token, body: { ...body, country } })
    expect((await of('atlantis')).status).toBe(200)
    expect(outcome(await approve(made, one))).toBe('200 pending')
    expect((await of('France')).status).toBe(200)
    expect(outcome(await approve(made, one))).toBe('200 active')
    await setPolicy([])
  })

  it('leaves the answer of everybody else as it was, and tells the client nothing of its risk', async () => {
    const { clientID, emailAddress, statusToken } = await buildMarked()
    const status = (await api.call('GET', '/clients/status', { token: statusToken })).body
    expect(JSON.stringify(status)).not.toMatch(/risk|twoPeople|Cash only/i)
    const plain = await buildApplicant(api)
    const { body } = await api.call('GET', `/clients/pending?q=${plain.clientID}`, { token: admin })
    expect('twoPeople' in body.items[0]).toBe(false)
    for (const who of [one, other]) await approve({ clientID }, who)
    const login = { emailAddress, password: 'correct horse battery' }
    const { token } = (await api.call('POST', '/clients/login', { body: login })).body
    const me = await api.call('GET', '/clients/me', { token })
    expect([me.status, /risk|twoPeople|Cash only/i.test(JSON.stringify(me.body))]).toEqual([200, false])
    expect((await api.call('GET', `/clients/${clientID}/risk`, { token })).status).toBe(403)
  })
})
